"""The gate: what whoever is to act may do, what it does, and which rule forbids a wish.

Each decision has its choices, its prohibition and its handler in the room of its subject; here they are put together.
"""

from __future__ import annotations

from typing import Any

from tatami.core.compiled import rule
from tatami.core.engine import CHANCE
from tatami.core.events import Log
from tatami.games.samourai.actions import (
    ACCEPT,
    ADVANCE,
    ANSWER,
    ATTACK,
    BARRICADE,
    CANONICAL,
    CHALLENGE,
    CLEAR,
    CORNER,
    CREW,
    DEFLECT,
    DIE,
    DISMOUNT,
    DONE,
    DOUSE,
    DRESS,
    DROP,
    DROP_HORSE,
    EXIT,
    FALL,
    FIRE,
    GO,
    HARAKIRI,
    HAUL,
    HITCH,
    HOLD,
    LAND,
    LANTERN,
    LEAD,
    LIGHT,
    MOUNT,
    MOVE,
    ON,
    PLACE,
    PLACE_RIDER,
    REFUSE,
    RELEASE,
    RENOUNCE,
    RETREAT,
    RETREAT_HORSE,
    STOP,
    TARGETS,
    THROW,
    TO,
    UNHITCH,
    VICTIM,
    WITH,
)
from tatami.games.samourai.aftermath import (
    advance_choices,
    advance_forbids,
    advance_step_choices,
    advance_step_forbids,
    begin_advance,
    end_advance,
    hold,
)
from tatami.games.samourai.challenges import (
    add_challenges,
    answer,
    answer_choices,
    answer_forbids,
    begin_duel_move,
    challenge,
    challenge_forbids,
    duel_combat_choices,
    duel_move_choices,
    duel_move_forbids,
    must_come_nearer,
    refuse,
)
from tatami.games.samourai.harakiri import (
    add_harakiri,
    add_rites,
    harakiri,
    harakiri_forbids,
    poem_forbids,
    renounce,
    rite_forbids,
    write_poem,
)
from tatami.games.samourai.horses import (
    add_crew_places,
    check_bridles,
    crew_forbids,
    haul_forbids,
    helper_forbids,
    lead_forbids,
    release_forbids,
    stops_here,
)
from tatami.games.samourai.injuries import fall, fall_choices, fall_forbids
from tatami.games.samourai.melee import (
    add_attacks,
    attack_choices,
    attack_forbids,
    begin_attack,
    go,
    go_forbids,
    join_forbids,
    name_victim,
    on_forbids,
    roll_melee,
    victim_choices,
    victim_forbids,
)
from tatami.games.samourai.movement import (
    add_moves,
    begin_haul,
    begin_move,
    douse,
    douse_forbids,
    enter,
    entry_forbids,
    exit_forbids,
    haul_choices,
    haul_step,
    join_haul,
    leave_map,
    light,
    light_forbids,
    make_step,
    move_forbids,
    put_crew,
    release,
    stop,
    stop_forbids,
    take,
    walk_choices,
)
from tatami.games.samourai.night import observe, watch_light
from tatami.games.samourai.retreat import retreat, retreat_choices, retreat_forbids
from tatami.games.samourai.sequence import done, go_on
from tatami.games.samourai.setup import (
    barricade_forbids,
    build_barricade,
    lantern_forbids,
    leave_out,
    marker_choices,
    next_piece,
    place,
    place_choices,
    place_forbids,
    place_rider_forbids,
    put_lantern,
)
from tatami.games.samourai.shooting import (
    add_shots,
    arrow_strikes,
    corner_choices,
    deflect,
    deflect_choices,
    fire,
    fire_forbids,
    name_corner,
    roll_deflection,
    roll_shot,
    roll_throw,
    throw,
    throw_forbids,
)
from tatami.games.samourai.steps import STEP_TO, step_forbids
from tatami.games.samourai.table import (
    HEXES,
    HORSES,
    MEN,
    NOBODY,
    Check,
    Decision,
    Figures,
    Roll,
    Stage,
    Step,
    Table,
    Task,
    whole,
)
from tatami.games.samourai.tasks import (
    add_tasks,
    clear_forbids,
    declare,
    declare_clearing,
    dismount_forbids,
    dress_forbids,
    drop_choices,
    drop_forbids,
    drop_horse,
    drop_horse_forbids,
    drop_men,
    hitch_forbids,
    land,
    land_choices,
    land_forbids,
    mount_forbids,
    unhitch_forbids,
)
from tatami.games.samourai.victory import check_victory

Choices = Any
FACES = 10


# -- what may be done


@rule
def between_actions(t: Table) -> bool:
    """SB-8.1: in steps 1 to 4, nothing under way."""
    return t.decision == Decision.FIRE or t.decision == Decision.MOVE or t.decision == Decision.COMBAT


@rule
def step_decisions(t: Table, f: Figures, out: Choices) -> int:
    """Steps 1 to 4: `done`, the ceremony, the step's own actions, challenges, hara-kiri."""
    out[0] = DONE
    count = add_rites(t, out, 1)
    if t.decision == Decision.FIRE:
        count = add_shots(t, f, out, count)
    elif t.decision == Decision.MOVE:
        count = add_moves(t, f, out, count)
        count = add_tasks(t, f, out, count)
        if t.cart_there != 0:
            count = add_hauls(t, f, out, count)
    else:
        count = add_attacks(t, f, out, count)
    count = add_challenges(t, f, out, count)
    return add_harakiri(t, f, out, count)


@rule
def add_hauls(t: Table, f: Figures, out: Choices, count: int) -> int:
    for man in range(f.men):
        if haul_forbids(t, f, man) == 0:
            out[count] = HAUL + man
            count += 1
    return count


@rule
def dice(out: Choices) -> int:
    for face in range(FACES):
        out[face] = DIE + face
    return FACES


@rule
def legal(t: Table, f: Figures, out: Choices) -> int:
    """Everything that whoever is to act may do, ascending."""
    if between_actions(t):
        return step_decisions(t, f, out)
    if t.decision == Decision.STEP:
        return walk_choices(t, f, out)
    if t.decision == Decision.DIE:
        return dice(out)
    if t.decision == Decision.ATTACK:
        return attack_choices(t, f, out)
    if t.decision <= Decision.PLACED:
        return set_up_choices(t, f, out)
    return rare_choices(t, f, out)


@rule
def set_up_choices(t: Table, f: Figures, out: Choices) -> int:
    if t.decision == Decision.PLACE:
        return place_choices(t, f, out)
    if t.decision == Decision.MARKER:
        return marker_choices(t, f, out)
    out[0] = DONE
    return 1


@rule
def rare_choices(t: Table, f: Figures, out: Choices) -> int:
    if t.decision == Decision.RETREAT:
        return retreat_choices(t, f, out)
    if t.decision == Decision.ADVANCE:
        return advance_choices(t, f, out)
    if t.decision == Decision.ADVANCE_STEP:
        return advance_step_choices(t, f, out)
    if t.decision == Decision.VICTIM:
        return victim_choices(t, out)
    if t.decision == Decision.FALL:
        return fall_choices(t, f, out)
    if t.decision == Decision.DEFLECT:
        return deflect_choices(out)
    if t.decision == Decision.CORNER:
        return corner_choices(t, out)
    if t.decision == Decision.HAUL:
        return haul_choices(t, f, out)
    if t.decision == Decision.CREW:
        return add_crew_places(t, f, out, 0)
    if t.decision == Decision.LAND:
        return land_choices(t, f, out)
    if t.decision == Decision.DROP:
        return drop_choices(t, f, out)
    if t.decision == Decision.ANSWER:
        return answer_choices(t, f, out)
    if t.decision == Decision.DUEL_MOVE:
        return duel_move_choices(t, f, out)
    if t.decision == Decision.DUEL_COMBAT:
        return duel_combat_choices(t, out)
    return 0


@rule
def chance(t: Table, f: Figures, out: Choices, weights: Any) -> int:
    """SB-1.1: one ten-sided die."""
    count = dice(out) if t.to_act == CHANCE else 0
    for k in range(count):
        weights[k] = 1.0
    return count


# -- what it does


@rule
def apply(t: Table, f: Figures, log: Log, action: int) -> None:
    """Plays a legal action, then whatever follows of itself."""
    action = whole(action)
    if action < PLACE:
        play_word(t, f, log, action)
    elif action < FIRE:
        play_set_up(t, f, log, action)
    elif action < MOVE:
        play_shot(t, f, log, action)
    elif action < MOUNT:
        play_move(t, f, log, action)
    elif action < ATTACK:
        play_task(t, f, log, action)
    elif action < LAND:
        play_fight(t, f, log, action)
    else:
        play_rest(t, f, log, action)
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
def play_word(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < DONE:
        roll(t, f, log, action - DIE + 1)
    elif action == DONE:
        say_done(t, f, log)
    elif action == STOP:
        if t.decision == Decision.ADVANCE_STEP:
            end_advance(t, f, log)
        else:
            stop(t, f, log)
    elif action == GO:
        go(t, f, log)
    elif action == HOLD:
        hold(t, log)
    elif action == EXIT:
        leave_map(t, f, log)
    elif action == DOUSE:
        douse(t, log)
    elif action == LIGHT:
        light(t, f, log)
    elif action == RELEASE:
        release(t, f, log)
    elif action == DEFLECT:
        deflect(t)
    elif action == ACCEPT:
        arrow_strikes(t, f, log)
    elif action == REFUSE:
        refuse(t, log)
    elif action == RENOUNCE:
        renounce(t, log)
    else:
        write_poem(t, log)


@rule
def roll(t: Table, f: Figures, log: Log, die: int) -> None:
    if t.clash.roll == Roll.SHOT:
        roll_shot(t, f, log, die)
    elif t.clash.roll == Roll.THROW:
        roll_throw(t, f, log, die)
    elif t.clash.roll == Roll.DEFLECTION:
        roll_deflection(t, f, log, die)
    else:
        roll_melee(t, f, log, die)


@rule
def say_done(t: Table, f: Figures, log: Log) -> None:
    if t.decision == Decision.PLACED:
        next_piece(t)
    elif t.decision <= Decision.PLACE:
        leave_out(t, f)
    elif t.decision == Decision.DUEL_MOVE:
        t.decision = Decision.GO_ON
    else:
        done(t, f, log)


@rule
def play_set_up(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < PLACE_RIDER:
        place(t, f, log, action - PLACE, NOBODY)
    elif action < LANTERN:
        head, way = (action - PLACE_RIDER) // 6, (action - PLACE_RIDER) % 6
        place(t, f, log, head, whole(f.board.beside[head, way]))
    elif action < BARRICADE:
        put_lantern(t, f, log, action - LANTERN)
    else:
        wish = action - BARRICADE
        build_barricade(t, f, log, wish // 6, CANONICAL[wish // 2 % 3], wish % 2)


@rule
def play_shot(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < THROW:
        fire(t, f, log, (action - FIRE) // TARGETS, (action - FIRE) % TARGETS)
    elif action < CORNER:
        throw(t, f, log, (action - THROW) // TARGETS, (action - THROW) % TARGETS)
    else:
        name_corner(t, f, log, action - CORNER)


@rule
def play_move(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < TO:
        if t.decision == Decision.DUEL_MOVE:
            begin_duel_move(t, f, log)
        else:
            begin_move(t, f, log, action - MOVE)
    elif action >= LEAD:
        take(t, f, log, action - LEAD)
    elif t.decision == Decision.HAUL:
        haul_step(t, f, log, action - TO)
    elif t.walk.entering != 0:
        enter(t, f, log, action - TO)
    else:
        make_step(t, f, log, (action - TO) // HEXES, (action - TO) % HEXES)


@rule
def play_task(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < DISMOUNT:
        wish = action - MOUNT
        declare(t, log, Task.MOUNT.value, wish // HORSES, NOBODY, wish % HORSES, NOBODY)
    elif action < HITCH:
        declare(t, log, Task.DISMOUNT.value, action - DISMOUNT, NOBODY, NOBODY, NOBODY)
    elif action < UNHITCH:
        declare(t, log, Task.HITCH.value, action - HITCH, NOBODY, NOBODY, NOBODY)
    elif action < CLEAR:
        declare(t, log, Task.UNHITCH.value, action - UNHITCH, NOBODY, NOBODY, NOBODY)
    elif action < DRESS:
        wish = action - CLEAR
        declare_clearing(t, f, log, wish // 7 // MEN, wish // 7 % MEN, wish % 7)
    elif action < HAUL:
        declare(t, log, Task.DRESS.value, action - DRESS, NOBODY, NOBODY, NOBODY)
    elif action < WITH:
        begin_haul(t, f, action - HAUL)
    elif action < CREW:
        if t.decision == Decision.HAUL:
            join_haul(t, f, action - WITH)
        else:
            t.clash.attackers |= 1 << (action - WITH)
    else:
        put_crew(t, f, log, action - CREW)


@rule
def play_fight(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < ON:
        begin_attack(t, f, action - ATTACK)
    elif action < VICTIM:
        t.clash.defenders |= 1 << (action - ON)
    elif action < RETREAT:
        name_victim(t, f, log, action - VICTIM)
    elif action < RETREAT_HORSE:
        retreat(t, f, log, (action - RETREAT) // 6, (action - RETREAT) % 6)
        t.decision = Decision.GO_ON
    elif action < FALL:
        retreat(t, f, log, (action - RETREAT_HORSE) // 12, (action - RETREAT_HORSE) % 12)
        t.decision = Decision.GO_ON
    elif action < ADVANCE:
        fall(t, f, log, action - FALL)
        t.decision = Decision.GO_ON
    else:
        begin_advance(t, f, log, action - ADVANCE)


@rule
def play_rest(t: Table, f: Figures, log: Log, action: int) -> None:
    if action < DROP:
        land(t, log, action - LAND)
    elif action < DROP_HORSE:
        drop_men(t, f, log, 1 + (action - DROP) // HEXES, (action - DROP) % HEXES)
    elif action < CHALLENGE:
        wish = action - DROP_HORSE
        first = wish // 3 % HEXES
        drop_horse(t, f, log, wish // 3 // HEXES, first, whole(f.board.beside[first, CANONICAL[wish % 3]]))
    elif action < ANSWER:
        challenge(t, log, action - CHALLENGE)
    elif action < HARAKIRI:
        answer(t, log, action - ANSWER)
    else:
        harakiri(t, log, action - HARAKIRI)


# -- which rule forbids a wish


@rule
def forbids(t: Table, f: Figures, action: int) -> int:
    """The rule that forbids a wish now; 0 if none does."""
    if action < PLACE:
        return word_forbids(t, f, action)
    if action < FIRE:
        return set_up_forbids(t, f, action)
    if t.decision <= Decision.PLACED:
        return 1402
    if action < MOVE:
        return shot_forbids(t, f, action)
    if action < MOUNT:
        return walk_forbids(t, f, action)
    if action < ATTACK:
        return task_forbids(t, f, action)
    if action < LAND:
        return fight_forbids(t, f, action)
    return rest_forbids(t, f, action)


@rule
def word_forbids(t: Table, f: Figures, action: int) -> int:
    walking = t.decision == Decision.STEP
    if action < DONE:
        return 0 if t.decision == Decision.DIE else 101
    if action == DONE:
        if t.decision == Decision.DUEL_MOVE:
            return 0 if must_come_nearer(t, f) == 0 else 805
        return 0 if between_actions(t) or t.decision == Decision.PLACED else 203
    if action == STOP:
        if t.decision == Decision.ADVANCE_STEP:
            return 0 if t.walk.steps != 0 and stops_here(t, f) else 505
        if t.decision == Decision.HAUL:
            return 0 if t.walk.steps != 0 else 505
        return stop_forbids(t, f) if walking else 505
    if action == GO:
        return go_forbids(t, f) if t.decision == Decision.ATTACK else 613
    if action == HOLD:
        return 0 if t.decision == Decision.ADVANCE else 619
    if action == EXIT:
        return exit_forbids(t, f) if walking else 526
    if action == DOUSE:
        return douse_forbids(t, f) if walking else 1307
    if action == LIGHT:
        return light_forbids(t, f) if walking else 1307
    if action == RELEASE:
        return release_forbids(t, f) if walking else 518
    if action in (DEFLECT, ACCEPT):
        return 0 if t.decision == Decision.DEFLECT else 1001
    if action == REFUSE:
        return 0 if t.decision == Decision.ANSWER else 802
    if action == RENOUNCE:
        return rite_forbids(t) if between_actions(t) else 909
    return poem_forbids(t) if between_actions(t) else 905


@rule
def set_up_forbids(t: Table, f: Figures, action: int) -> int:
    if t.decision > Decision.PLACE:
        return 1402
    if action < PLACE_RIDER:
        return place_forbids(t, f, action - PLACE)
    if action < LANTERN:
        return place_rider_forbids(t, f, (action - PLACE_RIDER) // 6, (action - PLACE_RIDER) % 6)
    if action < BARRICADE:
        return lantern_forbids(t, f, action - LANTERN)
    wish = action - BARRICADE
    return barricade_forbids(t, f, wish // 6, CANONICAL[wish // 2 % 3], wish % 2)


@rule
def shot_forbids(t: Table, f: Figures, action: int) -> int:
    if action >= CORNER:
        wish = action - CORNER
        named = t.decision == Decision.CORNER and (
            wish + 1 == t.clash.first_corner or wish + 1 == t.clash.second_corner
        )
        return 0 if named else 416
    if t.decision != Decision.FIRE:
        return 302 if action < THROW else 1102
    if action < THROW:
        return fire_forbids(t, f, (action - FIRE) // TARGETS, (action - FIRE) % TARGETS)
    return throw_forbids(t, f, (action - THROW) // TARGETS, (action - THROW) % TARGETS)


@rule
def walk_forbids(t: Table, f: Figures, action: int) -> int:
    if action < TO:
        if t.decision == Decision.DUEL_MOVE:
            return duel_move_forbids(t, f, action - MOVE)
        return move_forbids(t, f, action - MOVE) if t.decision == Decision.MOVE else 203
    walking = t.decision == Decision.STEP
    if action >= LEAD:
        return lead_forbids(t, f, action - LEAD) if walking else 518
    verb, to = (action - TO) // HEXES, (action - TO) % HEXES
    if t.decision == Decision.ADVANCE_STEP:
        return advance_step_forbids(t, f, verb, to)
    if t.decision == Decision.HAUL:
        return step_forbids(t, f, verb, to) if t.walk.crew != 0 else 522
    if not walking:
        return 505
    if t.walk.entering != 0:
        return entry_forbids(t, f, to) if verb == STEP_TO else 526
    return step_forbids(t, f, verb, to)


@rule
def task_forbids(t: Table, f: Figures, action: int) -> int:
    if action >= HAUL:
        return crowd_forbids(t, f, action)
    if t.decision != Decision.MOVE:
        return 210
    if action < DISMOUNT:
        return mount_forbids(t, f, (action - MOUNT) // HORSES, (action - MOUNT) % HORSES)
    if action < HITCH:
        return dismount_forbids(t, f, action - DISMOUNT)
    if action < UNHITCH:
        return hitch_forbids(t, f, action - HITCH)
    if action < CLEAR:
        return unhitch_forbids(t, f, action - UNHITCH)
    if action < DRESS:
        wish = action - CLEAR
        return clear_forbids(t, f, wish // 7 // MEN, wish // 7 % MEN, wish % 7)
    return dress_forbids(t, f, action - DRESS)


@rule
def crowd_forbids(t: Table, f: Figures, action: int) -> int:
    """Hauling, and `with:`, which both hauling and attacking know."""
    if action < WITH:
        return haul_forbids(t, f, action - HAUL) if t.decision == Decision.MOVE else 522
    if action < CREW:
        if t.decision == Decision.HAUL:
            return helper_forbids(t, f, action - WITH)
        return join_forbids(t, f, action - WITH) if t.decision == Decision.ATTACK else 611
    return crew_forbids(t, f, action - CREW) if t.decision == Decision.CREW else 522


@rule
def fight_forbids(t: Table, f: Figures, action: int) -> int:
    if action < ON:
        if t.decision == Decision.DUEL_COMBAT:
            return 0 if action - ATTACK == t.duel.actor else 803
        return attack_forbids(t, f, action - ATTACK) if t.decision == Decision.COMBAT else 601
    if action < VICTIM:
        return on_forbids(t, f, action - ON) if t.decision == Decision.ATTACK else 601
    if action < RETREAT:
        return victim_forbids(t, action - VICTIM) if t.decision == Decision.VICTIM else 616
    if action < FALL:
        if t.decision != Decision.RETREAT:
            return 617
        if action < RETREAT_HORSE:
            return retreat_forbids(t, f, (action - RETREAT) // 6, (action - RETREAT) % 6, False)
        return retreat_forbids(t, f, (action - RETREAT_HORSE) // 12, (action - RETREAT_HORSE) % 12, True)
    if action < ADVANCE:
        return fall_forbids(t, f, action - FALL) if t.decision == Decision.FALL else 701
    return advance_forbids(t, f, action - ADVANCE) if t.decision == Decision.ADVANCE else 619


@rule
def rest_forbids(t: Table, f: Figures, action: int) -> int:
    if action < DROP:
        return land_forbids(t, f, t.tasks[t.chore].man, action - LAND) if t.decision == Decision.LAND else 515
    if action < CHALLENGE:
        if t.decision != Decision.DROP:
            return 513
        if action < DROP_HORSE:
            return drop_forbids(t, f, 1 + (action - DROP) // HEXES, (action - DROP) % HEXES)
        wish = action - DROP_HORSE
        first = wish // 3 % HEXES
        second = whole(f.board.beside[first, CANONICAL[wish % 3]])
        return drop_horse_forbids(t, f, wish // 3 // HEXES, first, second)
    if action < ANSWER:
        return challenge_forbids(t, f, action - CHALLENGE) if between_actions(t) else 801
    if action < HARAKIRI:
        return answer_forbids(t, f, action - ANSWER) if t.decision == Decision.ANSWER else 802
    return harakiri_forbids(t, f, action - HARAKIRI) if t.decision == Decision.FIRE else 902


@rule
def returns(t: Table, f: Figures, out: Any) -> None:
    """1 for the winner, half for a draw."""
    for seat in range(2):
        out[seat] = 0.5 if t.winner == NOBODY else 1.0 if t.winner == seat else 0.0
