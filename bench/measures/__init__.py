"""How each peer is measured: one function a peer, given the seconds for each metric, giving its metrics."""
