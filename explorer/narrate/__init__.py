"""The engine's codes and facts in words, for a viewer who sees only some of the cards."""

from explorer.narrate.changes import changes
from explorer.narrate.choices import asks
from explorer.narrate.refusals import allowed, public, refusal, rule
from explorer.narrate.scenes import scene
from explorer.narrate.sentences import happened, story
from explorer.narrate.speech import speech

__all__ = ["allowed", "asks", "changes", "happened", "public", "refusal", "rule", "scene", "speech", "story"]
