"""Documents as one word that an address can carry, and back. Whatever stands in an address, it cannot do harm."""

import json
import zlib
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Mapping

from scenarios.faults import Fault, Faulty
from scenarios.reading import Document, read

VERSION = "a"
"""Stands in front of every token. Whoever changes how tokens are written takes the next letter, and reads both."""
BYTES_AT_MOST = 64_000
COMMON = (
    b'"cooperate_target""embezzle_concede""embezzle_caught""embezzle_empty""convert_when_united""contessa_blocks_examine"'
    b'"faction_assignment""factions_min_players""two_player_coins""players""challenge_order""clockwise""block_timing"'
    b'"one_window""concede_while_holding""concede_may_lose_claimed""refund_on_challenge""refund_on_block""fee_paid"'
    b'"at_resolution""block_after_own_failed_challenge""second_block""steal_from_zero""takes_nothing""eliminated_coins"'
    b'"at_once""examine_swap""shuffle_first""forbidden""allowed""inquisitor":true,"diplomat":true,"factions":true'
    b'"rulebook""arena""guide"," embezzle"," cooperate "," convert "," examine "," steal "," assassinate "," exchange"'
    b'," tax"," foreign-aid"," income"," coup "," swap"," leave"," concede"," show "," keep "," lose "," block "'
    b'," challenge"," pass","deal "Gus"Hana"Ida"Jon"Fay"Eva"Dev"Cleo"Ben"Ana"reformist"},"faction":"loyalist"},"'
    b'"almshouse":"inquisitor","diplomat","ambassador","assassin","captain","contessa","duke"]'
    b'{"id":"table","rules":{"preset":"title":"steps":[{"do":["turn":"table":{"coins":2,"hand":["lost":["'
)
"""What most documents hold: need not be written again. The likeliest stands last. Part of the version."""


def pack(document: Mapping[str, object]) -> str:
    """Return the document as a token."""
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    squeeze = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=COMMON)
    data = squeeze.compress(text) + squeeze.flush() + zlib.crc32(text).to_bytes(4)
    return VERSION + urlsafe_b64encode(data).decode().rstrip("=")


def unpack(token: str) -> Document:
    """Return the document in a token; raise Faulty for one that is cut, changed, foreign or newer."""
    version, written = token[:1], token[1:]
    if version != VERSION:
        raise Faulty((Fault(1, "link-newer" if version.isascii() and version.islower() else "link-foreign"),))
    try:
        data = b64decode(written + "=" * (-len(written) % 4), b"-_", validate=True)
        loosen = zlib.decompressobj(wbits=-zlib.MAX_WBITS, zdict=COMMON)
        text = loosen.decompress(data[:-4], BYTES_AT_MOST)
    except (ValueError, zlib.error) as error:
        raise Faulty((Fault(1, "link-cut"),)) from error
    if not loosen.eof or loosen.unused_data or zlib.crc32(text).to_bytes(4) != data[-4:]:
        raise Faulty((Fault(1, "link-cut"),))
    return read(text)
