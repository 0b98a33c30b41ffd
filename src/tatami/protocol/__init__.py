"""What goes over the wire, both ways. OpenAPI and the browser's types are made from these (docs/api.md)."""

# ruff: noqa: F403
from tatami.protocol.accounts import *
from tatami.protocol.games import *
from tatami.protocol.live import *
from tatami.protocol.requests import *
from tatami.protocol.setups import *
from tatami.protocol.tables import *
from tatami.protocol.values import *
