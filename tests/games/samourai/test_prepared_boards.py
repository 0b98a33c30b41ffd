"""The finished boards that we ship are what the rules make."""

from __future__ import annotations

from tatami.core.record import blank, open_record
from tatami.games.samourai import maps, prepared_boards, scenarios
from tatami.games.samourai.rules import sight
from tatami.games.samourai.rules.board import Board


def test_every_map_of_ours_has_its_finished_board_and_no_other_is_there() -> None:
    files = set()
    for ground in {scenario.map for scenario in scenarios.shipped().values()}:
        raw = blank(Board)
        maps.lay_out(open_record(Board, raw), ground)
        files.add(prepared_boards.file_of(raw))
        prepared = prepared_boards.read(raw)
        assert prepared is not None
        sight.fill_tables(raw)
        assert raw.tobytes() == prepared.tobytes()
    assert files == set(prepared_boards.FOLDER.iterdir())
