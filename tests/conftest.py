"""How hard the properties are tried: `quick` while editing, `ci` where CI is set."""

import os

from hypothesis import settings

settings.register_profile("quick", max_examples=30, deadline=None)
settings.register_profile("ci", max_examples=500, deadline=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "quick")
