"""A person at a table as the server knows one: a websocket that presses and waits for the answer, without a browser."""

import json
from time import perf_counter

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect

PAGE = "page"
"""The key of the page module."""


class Person:
    """Somebody at a table of their own."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._module = ""
        self._fragment = ""
        self._address = ""
        self._script = ""

    @classmethod
    async def at_a_table(cls, home: str) -> "Person":
        """Connect to the server and open a new table."""
        address = f"{home.replace('http', 'ws', 1)}_stcore/stream"
        # The server's type for a websocket is the one that its subprotocol names.
        person = cls(await connect(address, subprotocols=["streamlit"], max_size=None))  # type: ignore[list-item]
        asked = BackMsg()
        asked.rerun_script.page_name = "table"
        await person._say(asked)
        return person

    async def press(self, event: str) -> float:
        """Press a control of the table and return the seconds until the answer was complete."""
        said = BackMsg()
        said.rerun_script.query_string = self._address.removeprefix("?")
        said.rerun_script.page_script_hash = self._script
        said.rerun_script.fragment_id = self._fragment
        pressed = {"event": "pressed", "value": {"event": event, "value": "", "address": self._address}}
        state = WidgetState(
            id=f"$$STREAMLIT_INTERNAL_KEY_{self._module}__events", json_trigger_value=json.dumps([pressed])
        )
        said.rerun_script.widget_states.widgets.extend((WidgetState(id=self._module, json_value="{}"), state))
        begun = perf_counter()
        await self._say(said)
        return perf_counter() - begun

    async def leave(self) -> None:
        """Close the connection."""
        await self._line.close()

    async def _say(self, message: BackMsg) -> None:
        await self._line.send(message.SerializeToString())
        heard = ForwardMsg()
        while heard.WhichOneof("type") != "script_finished":
            heard.ParseFromString(await self._line.recv(decode=False))
            self._hear(heard)

    def _hear(self, message: ForwardMsg) -> None:
        if message.WhichOneof("type") == "new_session":
            self._script = message.new_session.page_script_hash or self._script
        part = message.delta.new_element.bidi_component
        if part.id.endswith(f"-{PAGE}"):
            self._module, self._fragment = part.id, message.delta.fragment_id
            self._address = json.loads(part.bytes)["frames"][0]["address"]
