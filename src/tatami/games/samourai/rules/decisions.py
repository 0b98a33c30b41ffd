"""Samouraï: the rows of all decisions, and what follows of itself after an action.

What each verb forbids, does and offers is in the module of its subject.
"""

from __future__ import annotations

from tatami.core import citations as cite
from tatami.core.compiled import rule
from tatami.core.events import Log
from tatami.core.record import Reals
from tatami.core.rows import Row, dispatch
from tatami.games.samourai.rules import (
    aftermath,
    challenges,
    harakiri,
    horses,
    injuries,
    melee,
    movement,
    retreat,
    setup,
    shooting,
    tasks,
)
from tatami.games.samourai.rules.actions import ACTIONS, FIRE
from tatami.games.samourai.rules.horses import check_bridles
from tatami.games.samourai.rules.melee import roll_melee
from tatami.games.samourai.rules.night import observe, watch_light
from tatami.games.samourai.rules.sequence import end_step, go_on
from tatami.games.samourai.rules.shooting import roll_deflection, roll_shot, roll_throw
from tatami.games.samourai.rules.table import NOBODY, Check, Decision, Figures, Roll, Stage, Step, Table, widen
from tatami.games.samourai.rules.victory import check_victory

BETWEEN_ACTIONS = (Decision.FIRE, Decision.MOVE, Decision.COMBAT)
"""SB-8.1: in steps 1 to 4, nothing under way."""
STEPS = ("to", "back", "swing", "tail")


@rule
def roll(t: Table, f: Figures, log: Log, face: int) -> None:
    """SB-1.1: one ten-sided die."""
    die = face + 1
    if t.clash.roll == Roll.SHOT:
        roll_shot(t, f, log, die)
    elif t.clash.roll == Roll.THROW:
        roll_throw(t, f, log, die)
    elif t.clash.roll == Roll.DEFLECTION:
        roll_deflection(t, f, log, die)
    else:
        roll_melee(t, f, log, die)


legal, chance, play, forbids_in_play = dispatch(
    __name__,
    ACTIONS,
    Row("die", Decision.DIE, None, roll, cite.SB_1_1),
    Row("done", Decision.MARKER, setup.leave_out_forbids, setup.leave_out, choices=setup.marker_choices),
    Row("done", Decision.PLACE, setup.leave_out_forbids, setup.leave_out, choices=setup.place_choices),
    Row("done", Decision.PLACED, None, setup.next_piece),
    Row("done", BETWEEN_ACTIONS, None, end_step, cite.SB_2_3),
    Row(
        "done",
        Decision.DUEL_MOVE,
        challenges.duel_done_forbids,
        challenges.end_duel_move,
        choices=challenges.duel_move_choices,
    ),
    Row("stop", Decision.STEP, movement.stop_forbids, movement.stop, cite.SB_5_5, movement.walk_choices),
    Row("stop", Decision.HAUL, movement.haul_stop_forbids, movement.stop),
    Row("stop", Decision.ADVANCE_STEP, aftermath.advance_stop_forbids, aftermath.end_advance),
    Row("go", Decision.ATTACK, melee.go_forbids, melee.attack_group, cite.SB_6_13),
    Row("hold", Decision.ADVANCE, None, aftermath.hold_position, cite.SB_6_19),
    Row("exit", Decision.STEP, movement.exit_forbids, movement.leave_map, cite.SB_5_26, movement.walk_choices),
    Row("douse", Decision.STEP, movement.douse_forbids, movement.douse, cite.SB_13_7, movement.walk_choices),
    Row("light", Decision.STEP, movement.light_forbids, movement.light, cite.SB_13_7, movement.walk_choices),
    Row("release", Decision.STEP, horses.release_forbids, movement.release, cite.SB_5_18, movement.walk_choices),
    Row("deflect", Decision.DEFLECT, None, shooting.deflect, cite.SB_10_1),
    Row("accept", Decision.DEFLECT, None, shooting.arrow_strikes, cite.SB_10_1),
    Row("refuse", Decision.ANSWER, None, challenges.refuse, cite.SB_8_2),
    Row("renounce", BETWEEN_ACTIONS, harakiri.rite_forbids, harakiri.renounce, cite.SB_9_9),
    Row("poem", BETWEEN_ACTIONS, harakiri.poem_forbids, harakiri.write_poem, cite.SB_9_5),
    Row("place", Decision.PLACE, setup.place_forbids, setup.place_man, cite.SB_14_2, setup.place_choices),
    Row("place-rider", Decision.PLACE, setup.place_rider_forbids, setup.place_rider, cite.SB_14_2, setup.place_choices),
    Row("lantern", Decision.MARKER, setup.lantern_forbids, setup.put_lantern, cite.SB_14_2, setup.marker_choices),
    Row(
        "barricade",
        Decision.MARKER,
        setup.barricade_forbids,
        setup.build_barricade,
        setup.no_barricade_now,
        setup.marker_choices,
    ),
    Row("fire", Decision.FIRE, shooting.fire_forbids, shooting.fire, cite.SB_3_2, shooting.add_shots),
    Row("throw", Decision.FIRE, shooting.throw_forbids, shooting.throw, cite.SB_11_2, shooting.add_shots),
    Row("corner", Decision.CORNER, shooting.corner_forbids, shooting.name_corner, cite.SB_4_16),
    Row("move", Decision.MOVE, movement.move_forbids, movement.begin_move, cite.SB_2_3, movement.add_moves),
    Row(
        "move",
        Decision.DUEL_MOVE,
        challenges.duel_move_forbids,
        challenges.begin_duel_move,
        choices=challenges.duel_move_choices,
    ),
    Row(STEPS, Decision.STEP, movement.walk_forbids, movement.walk, cite.SB_5_5, movement.walk_choices),
    Row(STEPS, Decision.HAUL, movement.haul_step_forbids, movement.haul_step, choices=movement.haul_choices),
    Row(
        STEPS,
        Decision.ADVANCE_STEP,
        aftermath.advance_step_forbids,
        movement.walk,
        choices=aftermath.advance_step_choices,
    ),
    Row("lead", Decision.STEP, horses.lead_forbids, movement.take, cite.SB_5_18, movement.walk_choices),
    Row("mount", Decision.MOVE, tasks.mount_forbids, tasks.declare_mounting, cite.SB_2_10, tasks.add_tasks),
    Row("dismount", Decision.MOVE, tasks.dismount_forbids, tasks.declare_dismounting, cite.SB_2_10, tasks.add_tasks),
    Row("hitch", Decision.MOVE, tasks.hitch_forbids, tasks.declare_hitching, cite.SB_2_10, tasks.add_tasks),
    Row("unhitch", Decision.MOVE, tasks.unhitch_forbids, tasks.declare_unhitching, cite.SB_2_10, tasks.add_tasks),
    Row("clear", Decision.MOVE, tasks.clear_forbids, tasks.declare_clearing, cite.SB_2_10, tasks.add_tasks),
    Row("dress", Decision.MOVE, tasks.dress_forbids, tasks.declare_dressing, cite.SB_2_10, tasks.add_tasks),
    Row("haul", Decision.MOVE, horses.haul_forbids, movement.begin_haul, cite.SB_5_22, horses.add_hauls),
    Row("with", Decision.HAUL, horses.helper_forbids, movement.join_haul, cite.SB_6_11, horses.add_helpers),
    Row("with", Decision.ATTACK, melee.join_forbids, melee.join_attack, choices=melee.join_choices),
    Row("crew", Decision.CREW, horses.crew_forbids, movement.put_crew, cite.SB_5_22, horses.add_crew_places),
    Row("attack", Decision.COMBAT, melee.attack_forbids, melee.begin_attack, cite.SB_6_1, melee.add_attacks),
    Row("attack", Decision.DUEL_COMBAT, challenges.duel_attack_forbids, melee.begin_attack),
    Row("on", Decision.ATTACK, melee.on_forbids, melee.name_target, cite.SB_6_1, melee.target_choices),
    Row("victim", Decision.VICTIM, melee.victim_forbids, melee.name_victim, cite.SB_6_16),
    Row(
        "retreat",
        Decision.RETREAT,
        retreat.on_foot_forbids,
        retreat.choose_retreat,
        cite.SB_6_17,
        retreat.retreat_choices,
    ),
    Row(
        "retreat-horse",
        Decision.RETREAT,
        retreat.mounted_forbids,
        retreat.choose_retreat,
        cite.SB_6_17,
        retreat.retreat_choices,
    ),
    Row("fall", Decision.FALL, injuries.fall_forbids, injuries.choose_fall, cite.SB_7_1, injuries.add_falls),
    Row("advance", Decision.ADVANCE, aftermath.advance_forbids, aftermath.begin_advance, cite.SB_6_19),
    Row("land", Decision.LAND, tasks.land_forbids, tasks.land, cite.SB_5_15, tasks.add_landings),
    Row("drop", Decision.DROP, tasks.drop_forbids, tasks.drop_men, cite.SB_5_13, tasks.add_drops),
    Row("drop-horse", Decision.DROP, tasks.drop_horse_forbids, tasks.drop_horse, cite.SB_5_13, tasks.add_horse_drops),
    Row(
        "challenge",
        BETWEEN_ACTIONS,
        challenges.challenge_forbids,
        challenges.challenge,
        cite.SB_8_1,
        challenges.add_challenges,
    ),
    Row("answer", Decision.ANSWER, challenges.answer_forbids, challenges.answer, cite.SB_8_2),
    Row("harakiri", Decision.FIRE, harakiri.harakiri_forbids, harakiri.harakiri, cite.SB_9_2, harakiri.add_harakiri),
    given={"rider": "int(t.tasks[t.chore].man)"},
)


@rule
def forbids(t: Table, f: Figures, action: int) -> int:
    """The rule that forbids a wish now; 0 if none does. Before the first turn only the set-up is played (SB-14.2)."""
    return cite.SB_14_2 if t.decision <= Decision.PLACED and action >= FIRE else forbids_in_play(t, f, action)


@rule
def apply(t: Table, f: Figures, log: Log, action: int) -> None:
    """Plays a legal action, then whatever follows of itself."""
    play(t, f, log, widen(action))
    follow(t, f, log)


@rule
def follow(t: Table, f: Figures, log: Log) -> None:
    """Who is seen, who still holds a horse, who has won (SB-14.5); then play goes on."""
    while t.decision != Decision.OVER:
        if f.night != 0 and t.step != Step.SET_UP:
            watch_light(t, f, log)
            observe(t, f, log)
        if f.horses != 0 and (t.decision == Decision.GO_ON or t.walk.open != 0):
            check_bridles(t, f)
        if t.decision != Decision.GO_ON:
            return
        if t.stir != 0 and t.clash.stage != Stage.AFTERMATH:
            t.stir = 0
            check_victory(t, f, log, Check.AT_ONCE.value)
            if t.decision == Decision.OVER:
                return
        go_on(t, f, log)


@rule
def returns(t: Table, f: Figures, out: Reals) -> None:
    """1 for the winner, half for a draw."""
    for seat in range(2):
        out[seat] = 0.5 if t.winner == NOBODY else 1.0 if t.winner == seat else 0.0
