"""Tatami over the network: HTTP and sockets around live tables."""
