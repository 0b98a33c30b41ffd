"""For all tests."""

import pytest

pytest.register_assert_rewrite("tatami.testing")  # so that a check that fails shows what it compared
