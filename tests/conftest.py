"""For all tests."""

import pytest
from hypothesis import HealthCheck, settings

# How fast examples are made says more about the machine than about the test.
settings.register_profile("any machine", suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
pytest.register_assert_rewrite("tatami.testing")  # so that a check that fails shows what it compared
