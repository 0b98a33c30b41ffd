"""A table on the screen: it shows views, events and legal actions, and knows no rules."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Footer, Input, Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option

import tatami
from tatami.core.words import Words
from tatami.drawing.board import Board
from tatami.drawing.canvas import FAINT
from tatami.drawing.picking import Choice, Picking
from tatami.terminal.boards import board_of
from tatami.terminal.boardview import BoardView
from tatami.terminal.clock import time_left
from tatami.terminal.cover import Cover
from tatami.terminal.rulebook import rule_lines
from tatami.terminal.seen import AnyTable, Refused, Seen
from tatami.terminal.sitting import SAVE_AS

MOST_SHOWN = 200
"""Choices listed at once; typing narrows a longer list down."""
NOBODY = -1
COMMANDS = ("help", "list", "board", "odds", "hint", "rules", "why", "undo", "save", "quit")


class Answer(Input):
    """The line where numbers, notation and commands are written; the arrows walk through the choices above it."""

    BINDINGS: ClassVar = [
        Binding("up", "screen.walk(-1)", show=False),
        Binding("down", "screen.walk(1)", show=False),
        Binding("pageup", "screen.walk(-5)", show=False),
        Binding("pagedown", "screen.walk(5)", show=False),
    ]

    async def _on_key(self, event: Key) -> None:
        """Every key in its turn among the letters, and the line empty at once: whoever types ahead loses nothing.

        Textual would hand the keys that are bound to an action on to the application, where the letters overtake them.
        """
        if event.is_printable:
            await super()._on_key(event)
            return
        event.stop()
        event.prevent_default()
        bound = self.screen.active_bindings.get(event.key)
        if event.key == "enter":
            await self.action_submit()
            self.value = ""
        elif bound is not None and bound.enabled:
            await self.app.run_action(bound.binding.action, bound.node)


class TableScreen(Screen[None]):
    """A table on the screen: the board, what happened, what is asked, and a line to answer on."""

    BINDINGS: ClassVar = [Binding("escape", "back", show=False, priority=True)]

    def __init__(self, table: AnyTable, game: str, words: Words) -> None:
        super().__init__()
        self.table = table
        self.words = words
        self.game = tatami.game(game)
        self.board: Board = board_of(game)
        self.seen: Seen | None = None
        self.picking = Picking([], lambda choice: [])
        self.signature: list[str] = []
        self.shown: list[Choice] = []
        self.told = 0
        self.told_to: int | None = NOBODY
        self.paper_name = ""
        self.is_sending = False

    def compose(self) -> ComposeResult:
        words = self.words
        with Container(id="main"):
            with Vertical(id="left"):
                yield BoardView(id="board")
                yield Static(id="about", markup=False)
            with Container(id="side"):
                with VerticalScroll(id="paper"):
                    yield Static(id="text", markup=False)
                log = RichLog(id="log", wrap=True, min_width=10)
                log.border_title = words("web-log")
                log.can_focus = False
                yield log
                with Vertical(id="ask"):
                    yield Static(id="prompt", markup=False)
                    yield Static(id="notice", markup=False)
                    choices = OptionList(id="choices", markup=False)
                    choices.can_focus = False
                    yield choices
        with Horizontal(id="line"):
            yield Label(">", id="mark")
            yield Answer(id="answer", placeholder=words("app-answer"), select_on_focus=False)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        self.query_one("#answer").focus()
        self.table.changed = self.show
        self.set_interval(1, self.show_clock)
        self.keep_going()

    @work(exclusive=True, group="table")
    async def keep_going(self) -> None:
        await self.table.run()

    async def on_unmount(self) -> None:
        self.table.changed = lambda seen: None
        await self.table.close()

    # -- showing

    def show(self, seen: Seen) -> None:
        """A new sight of the table; one that comes while the screen is being taken down is not shown."""
        if not self.query("#prompt"):
            return
        self.seen = seen
        self.is_sending = False
        signature = [choice.notation for choice in seen.choices]
        if signature != self.signature or not signature:
            self.signature = signature
            self.picking = Picking(seen.choices, lambda choice: self.board.things(choice, seen.view))
        if seen.next_person is not None and seen.seat is None:
            self.cover(seen.names[seen.next_person])
            return
        self.show_log(seen)
        self.show_board()
        self.show_choices()

    def show_board(self) -> None:
        seen = self.seen
        view = self.query_one("#board", BoardView)
        if seen is None or not view.size.width:
            return
        view.border_title = self.headline(seen)
        view.show(self.board.draw(seen, self.picking, self.words, *view.size), self.picking.open)

    def show_clock(self) -> None:
        """The time runs on while nothing happens."""
        if self.seen is not None and self.seen.clock is not None and self.query("#board"):
            self.query_one("#board", BoardView).border_title = self.headline(self.seen)

    def headline(self, seen: Seen) -> str:
        """The game, where it stands, and who is in turn."""
        view = seen.view
        parts = [self.words(seen.game)]
        if seen.status == "playing":
            parts.append(self.words(f"{seen.game}-phase-{view['phase']}"))
        if "round" in view:
            parts.append(self.words("app-round", number=view["round"]))
        elif "turn" in view:
            parts.append(self.words("app-turn", number=view["turn"]))
        parts += [told for told in (time_left(seen.clock, self.words), seen.notice) if told]
        return " · ".join(parts)

    def show_log(self, seen: Seen) -> None:
        log = self.query_one("#log", RichLog)
        if seen.seat != self.told_to or len(seen.told) < self.told:
            log.clear()
            self.told, self.told_to = 0, seen.seat
        for line in seen.told[self.told :]:
            log.write(Text(line))
        self.told = len(seen.told)

    def show_choices(self) -> None:
        """The choices that what was typed and pointed at leaves."""
        seen = self.seen
        if seen is None:
            return
        listed = self.query_one("#choices", OptionList)
        listed.clear_options()
        ask = self.query_one("#ask")
        prompt = seen.prompt
        if seen.next_person is not None:
            name = seen.names[seen.next_person]
            prompt = self.words("app-turn-over")
            listed.add_option(Option(self.words("app-hand-over-to", seat=name)))
            self.shown = []
        else:
            self.shown = self.matching_choices(self.query_one("#answer", Input).value)
            numbers = {choice.notation: number for number, choice in enumerate(seen.choices, 1)}
            room = len(str(len(seen.choices)))
            for choice in self.shown[:MOST_SHOWN]:
                listed.add_option(self.line_of(numbers[choice.notation], choice, room))
            if len(self.shown) > MOST_SHOWN:
                more = self.words("app-more-choices", count=len(self.shown) - MOST_SHOWN)
                listed.add_option(Option(more, disabled=True))
        if listed.option_count:
            listed.highlighted = 0
        mine = seen.seat is not None and seen.to_act == seen.seat
        if seen.status == "over":
            ask.border_title = self.words("web-over")
        else:
            ask.border_title = seen.names[seen.seat] if mine and seen.seat is not None else self.words("app-wait")
        self.query_one("#prompt", Static).update("\n".join(line for line in (seen.question, prompt) if line))

    def line_of(self, number: int, choice: Choice, room: int) -> Option:
        return Option(
            Content.assemble((f"{number:{room}} ", FAINT), choice.text, (f"  {choice.notation}", f"{FAINT} italic"))
        )

    def matching_choices(self, typed: str) -> list[Choice]:
        typed = typed.strip().lower()
        left = self.picking.left
        if not typed or typed.isdigit() or self.is_command(typed):
            return left
        return [choice for choice in left if typed in choice.notation.lower() or typed in choice.text.lower()]

    def say(self, *lines: str) -> None:
        """A short word below the prompt; more than that goes onto the paper."""
        notice = self.query_one("#notice", Static)
        notice.display = bool(lines)
        notice.update(lines[0] if lines else "")
        if len(lines) > 1:
            self.read_out("notice", self.words("app-paper-why"), list(lines))

    def read_out(self, name: str, title: str, lines: list[str]) -> None:
        """Opens the paper: rules, advice, odds, the table in words."""
        self.paper_name = name
        paper = self.query_one("#paper")
        closing = self.words("app-close")
        paper.border_title = f"{title} ({closing})"
        self.query_one("#text", Static).update("\n".join(lines))
        paper.scroll_home(animate=False)
        self.add_class("reading")

    def close_paper(self) -> None:
        self.paper_name = ""
        self.remove_class("reading")
        self.call_after_refresh(self.show_board)

    def on_resize(self) -> None:
        self.call_after_refresh(self.show_all_again)

    def show_all_again(self) -> None:
        """On a screen of another size; the log breaks its lines anew."""
        self.told_to = NOBODY
        if self.seen is not None:
            self.show(self.seen)

    # -- answering

    def action_walk(self, steps: int) -> None:
        """Up and down: through the choices, or through what is on the paper."""
        if "reading" in self.classes:
            self.query_one("#paper").scroll_relative(y=steps, animate=False)
            return
        listed = self.query_one("#choices", OptionList)
        if listed.option_count:
            at = (listed.highlighted or 0) + steps
            listed.highlighted = max(0, min(listed.option_count - 1, at))

    @on(Input.Changed, "#answer")
    def answer_typed(self) -> None:
        if self.seen is not None and self.seen.choices and not self.is_sending:
            self.show_choices()

    @on(Input.Submitted, "#answer")
    def answer_submitted(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        matching = self.matching_choices(text)
        exact = text.isdigit() or any(choice.notation == text for choice in matching)
        if text and (exact or not matching) and not self.is_command(text):
            self.play(text)
        elif not self.command(text):
            self.choose_highlighted()

    def choose_highlighted(self) -> None:
        listed = self.query_one("#choices", OptionList)
        at = listed.highlighted
        if "reading" in self.classes:
            self.close_paper()
        elif at is not None:
            self.choose(at)

    @on(OptionList.OptionSelected, "#choices")
    def choice_clicked(self, event: OptionList.OptionSelected) -> None:
        self.choose(event.option_index)

    def choose(self, at: int) -> None:
        if self.seen is not None and self.seen.next_person is not None:
            self.cover(self.seen.names[self.seen.next_person])
        elif at < min(len(self.shown), MOST_SHOWN):
            self.play(self.shown[at].notation)

    @on(BoardView.Pointed)
    def board_pointed(self, event: BoardView.Pointed) -> None:
        if not self.picking.point(event.things):
            return
        whole = self.picking.whole
        if whole is not None:
            self.play(whole.notation)
        else:
            self.show_board()
            self.show_choices()

    @on(BoardView.Looked)
    def board_looked(self, event: BoardView.Looked) -> None:
        if self.seen is None:
            return
        told = next((text for thing in event.things if (text := self.board.about(thing, self.seen, self.words))), "")
        about = self.query_one("#about", Static)
        about.display = True
        about.update(told)

    def play(self, answer: str) -> None:
        """Sends an answer; until the table has changed there is nothing to choose."""
        self.say()
        self.picking.picked.clear()
        self.shown = []
        self.is_sending = True
        self.query_one("#choices", OptionList).clear_options()
        self.send(answer)

    @work(group="playing")
    async def send(self, answer: str) -> None:
        try:
            await self.table.act(answer)
        except Refused as refused:
            self.is_sending = False
            self.say(*refused.lines)
            self.show_board()
            self.show_choices()

    # -- commands

    def is_command(self, text: str) -> bool:
        return text.partition(" ")[0] in ("?", *COMMANDS, *self.table.commands)

    def command(self, text: str) -> bool:
        """Whether a line was a command, the same as in the plain lines."""
        if not self.is_command(text):
            return False
        word, _, rest = text.partition(" ")
        word = {"?": "help"}.get(word, word)
        if word == "rules":
            self.read_rules(rest.strip() or None)
        elif word == "why":
            self.explain(rest.strip())
        elif word == "save":
            self.save(rest.strip())
        elif word == "quit":
            self.action_leave()
        elif word in self.table.commands:
            self.tell(word, rest.strip())
        else:
            getattr(self, f"action_{({'board': 'words', 'list': 'list'}).get(word, word)}")()
        return True

    def action_help(self) -> None:
        lines = [self.words("app-help"), "", self.words("table-help")]
        lines += ["", self.words("app-help-server")] if self.table.commands else []
        self.toggle("help", self.words("app-key-help"), lines)

    def action_list(self) -> None:
        """Every choice in full."""
        choices = self.seen.choices if self.seen else []
        lines = [f"{number}. {choice.text}  [{choice.notation}]" for number, choice in enumerate(choices, 1)]
        self.read_out("list", self.words("web-choices"), lines)

    def action_rules(self) -> None:
        self.toggle("rules", self.words("app-key-rules"), rule_lines(self.game, None, self.words))

    def action_words(self) -> None:
        if self.seen:
            lines = self.game.board(self.seen.view, self.words)
            self.toggle("words", self.words("app-key-words"), lines)

    def toggle(self, name: str, title: str, lines: list[str]) -> None:
        if self.paper_name == name:
            self.close_paper()
        else:
            self.read_out(name, title, lines)

    def read_rules(self, number: str | None) -> None:
        try:
            self.read_out("rules", self.words("app-key-rules"), rule_lines(self.game, number, self.words))
        except ValueError as error:
            self.say(str(error))

    @work(exclusive=True, group="asking")
    async def action_hint(self) -> None:
        if self.paper_name != "hint":
            self.say(self.words("web-hint-thinking"))
        await self.ask("hint", self.words("app-key-hint"))

    @work(exclusive=True, group="asking")
    async def action_odds(self) -> None:
        await self.ask("odds", self.words("app-key-odds"))

    async def ask(self, what: str, title: str) -> None:
        if self.paper_name == what:
            self.close_paper()
            return
        try:
            lines = await (self.table.hint() if what == "hint" else self.table.odds())
        except Refused as refused:
            self.say(*refused.lines)
        else:
            self.say()
            self.read_out(what, title, lines)

    @work(exclusive=True, group="asking")
    async def explain(self, wish: str) -> None:
        try:
            self.read_out("why", self.words("app-paper-why"), await self.table.why(wish))
        except Refused as refused:
            self.say(*refused.lines)

    @work(exclusive=True, group="asking")
    async def action_undo(self) -> None:
        try:
            self.say(await self.table.undo())
        except Refused as refused:
            self.say(*refused.lines)

    @work(group="telling")
    async def tell(self, word: str, rest: str) -> None:
        """What only a table on a server knows: chat, agreeing, notes, clocks."""
        try:
            lines = await self.table.command(word, rest)
        except Refused as refused:
            self.say(*refused.lines)
        else:
            self.say()
            if lines:
                self.read_out(word, self.words(f"app-paper-{word}"), lines)

    def action_save(self) -> None:
        self.begin_line(f"save {SAVE_AS}")

    def action_say(self) -> None:
        self.begin_line("say ")

    def begin_line(self, text: str) -> None:
        """Asks for the rest where everything is asked."""
        answer = self.query_one("#answer", Input)
        answer.value = text
        answer.focus()
        answer.action_end()

    @work(exclusive=True, group="asking")
    async def save(self, name: str) -> None:
        try:
            self.say(await self.table.save(name))
        except Refused as refused:
            self.say(*refused.lines)

    def action_board(self) -> None:
        """The cursor goes to the board, or back to the line."""
        board = self.query_one("#board", BoardView)
        if board.has_focus:
            self.query_one("#answer").focus()
        else:
            board.focus()
            board.action_go(0, 0)

    def action_back(self) -> None:
        """Closes the paper, puts back what was picked, or leaves the board."""
        if "reading" in self.classes:
            self.close_paper()
        elif self.picking.picked:
            self.picking.picked.clear()
            self.show_board()
            self.show_choices()
        else:
            self.query_one("#answer", Input).value = ""
            self.query_one("#answer").focus()

    def action_leave(self) -> None:
        self.app.exit()

    # -- handing over

    def cover(self, name: str) -> None:
        """Hides everything until the next person says that nobody else is looking."""
        if not isinstance(self.app.screen, Cover):
            self.app.push_screen(Cover(self.words("table-hand-over", seat=name), self.table))
