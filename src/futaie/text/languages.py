"""The languages there are, and which one a person wants."""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = ("en", "fr", "it")


def language_of(environment: Mapping[str, str]) -> str:
    """The first language of the environment that we have, as gettext would choose it; otherwise English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(variable, "").split(":"):
            if wanted[:2].lower() in LANGUAGES and not wanted[2:3].isalpha():
                return wanted[:2].lower()
            if wanted and variable != "LANGUAGE":
                return "en"
    return "en"
