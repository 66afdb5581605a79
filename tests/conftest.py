"""Hypothesis profiles: a plain one for every day, a large one behind FUTAIE_DEEP=1."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "plain", max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("deep", max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile("deep" if os.environ.get("FUTAIE_DEEP") else "plain")
