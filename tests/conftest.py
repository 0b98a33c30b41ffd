"""For all tests."""

import os

import pytest
from hypothesis import HealthCheck, settings

# As many tests run at once as there are processors: more threads of NumPy, which spin while they wait for each other,
# would take the time of the other tests. It must be said before NumPy is loaded; programs that tests start inherit it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# How fast examples are made says more about the machine than about the test.
settings.register_profile("any machine", suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")
pytest.register_assert_rewrite("tatami.testing")  # so that a check that fails shows what it compared
