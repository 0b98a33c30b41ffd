"""What cannot be granted, or cannot be read: keys of messages with their arguments, worded for whoever reads them."""

from __future__ import annotations

from collections.abc import Sequence

Argument = object
"""Of a message. An error is worded in the same language; a list is joined by commas, a tuple ends with "or"."""

LONGEST_ARGUMENT = 600
"""Characters. Fluent refuses to put in more than 1,000."""


class InputError(ValueError):
    """Input that cannot be used: the key of a message and its arguments. As a string it is English."""

    def __init__(self, key: str, /, **args: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.told_with = args

    def render(self, language: str) -> str:
        from tatami.core.words import speak  # words are found through the registry, which raises InputErrors

        words = speak(language)
        given: dict[str, object] = {}
        for name, value in self.told_with.items():
            if isinstance(value, BaseException):
                given[name] = in_words(value, language)
            elif isinstance(value, tuple):
                first, last = ", ".join(map(str, value[:-1])), str(value[-1])
                given[name] = f"{first}{words('cli-error-or')}{last}" if first else last
            else:
                given[name] = ", ".join(map(str, value)) if isinstance(value, list) else value
        return words(self.key, **{name: clip_text(value) for name, value in given.items()})

    def __str__(self) -> str:
        return self.render("en")

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (type(self), self.key, self.told_with)


def clip_text(value: object) -> object:
    """Text short enough to be read: its two ends."""
    if not isinstance(value, str) or len(value) <= LONGEST_ARGUMENT:
        return value
    return f"{value[: LONGEST_ARGUMENT - 50]} … {value[-40:]}"


def unpickled(kind: type[InputError], key: str, args: dict[str, Argument]) -> InputError:
    """An unpickled error: `pickle` itself would lose the arguments that have names."""
    return kind(key, **args)


def in_words(error: BaseException, language: str) -> str:
    """An error as people read it. One without a key is told as it is."""
    return error.render(language) if isinstance(error, InputError) else str(error)


class BadOptions(InputError):
    """Options that cannot be played.

    The text is English, for programs and logs. `key` is the message that people read at the page, `about` the names of
    the options to change.
    """

    def __init__(self, text: str, key: str, about: Sequence[str], **args: Argument) -> None:
        super().__init__(key, **args)
        self.text = text
        self.about = tuple(about)

    def render(self, language: str) -> str:
        from tatami.core.words import speak

        if language == "en":
            return self.text
        if self.key == "options-value":
            option = f"{self.about[0]}={self.told_with['value']}"
            return InputError("cli-error-must-be", option=option, known=self.told_with["values"]).render(language)
        key = self.key if speak(language).has(self.key) else f"server-{self.key}"
        return InputError(key, **self.told_with).render(language)

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled_options, (self.text, self.key, self.about, self.told_with)


def unpickled_options(text: str, key: str, about: Sequence[str], args: dict[str, Argument]) -> BadOptions:
    return BadOptions(text, key, about, **args)


class Refusal(ValueError):
    """A wish that cannot be granted: a code that every language has words for, and particulars."""

    def __init__(
        self, code: str, detail: str = "", rules: Sequence[str] = (), options: BadOptions | None = None
    ) -> None:
        self.code = code
        self.detail = detail
        self.rules = tuple(rules)
        self.options = options
        """Which options it is about, and what people read of it."""
        super().__init__(f"{code}: {detail}" if detail else code)


class Mistakes(ValueError):
    """Everything that is wrong with what somebody wrote, a line each."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = list(lines)
        super().__init__("\n".join(lines))
