"""The order in which workers take jobs."""

from __future__ import annotations

from tatami.workers.queue import FairQueue, Owner


def order(queue: FairQueue[str]) -> list[str]:
    """Everything in turn, one at a time."""
    done = []
    while taken := queue.take():
        job, address = taken
        done.append(job)
        queue.give_back(address)
    return done


def test_addresses_take_turns_and_at_one_address_sessions() -> None:
    queue: FairQueue[str] = FairQueue(at_once=1)
    for n in range(3):
        queue.put(f"a1-{n}", Owner("a", "1"))
    queue.put("a2", Owner("a", "2"))
    queue.put("b", Owner("b", "1"))
    assert order(queue) == ["a1-0", "b", "a2", "a1-1", "a1-2"]
    assert len(queue) == 0 and not queue.taken and not queue.waiting


def test_what_is_urgent_comes_first() -> None:
    queue: FairQueue[str] = FairQueue(at_once=1)
    queue.put("later", Owner("a"), urgency=1)
    queue.put("now", Owner("b"), urgency=0)
    assert order(queue) == ["now", "later"]


def test_an_address_at_its_limit_is_passed_over() -> None:
    queue: FairQueue[str] = FairQueue(at_once=1)
    queue.put("a1", Owner("a"))
    queue.put("a2", Owner("a"))
    queue.put("b", Owner("b"), urgency=5)
    assert queue.take() == ("a1", "a")
    assert queue.take() == ("b", "b"), "less urgent, but nobody else's turn"
    assert queue.take() is None
    queue.give_back("a")
    assert queue.take() == ("a2", "a")
