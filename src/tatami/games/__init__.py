"""The games that come with Tatami: each is one folder here. Other packages may bring more (tatami.core.registry)."""
