/** What a move has changed, put into the table that was told before. */
import type { Choice, LiveNews, TableSeen, VerbSeen } from "./wire";

/** The table after a move; `verbs` tell what the numbers of actions mean. */
export function merged(before: TableSeen, news: LiveNews, verbs: readonly VerbSeen[]): TableSeen {
  const { version, ply, seat, to_act, can_undo, can_ask_back, clock, steps } = news;
  const view = mergedView(before.view, news);
  const your_turn = seat !== null && to_act === seat;
  const prompt = to_act === null ? null : { decision: your_turn ? String(view.decision) : "wait" };
  const legal = news.choices.length ? news.choices : news.legal.map((action) => choiceOf(verbs, action));
  return {
    ...before,
    ...{ version, ply, seat, to_act, your_turn, prompt, legal, can_undo, can_ask_back, clock, view, steps },
    takeback: null,
  };
}

function mergedView(before: TableSeen["view"], news: LiveNews): TableSeen["view"] {
  const view: TableSeen["view"] = { ...before, ...news.view };
  for (const name of news.gone) delete view[name];
  for (const [name, parts] of Object.entries(news.parts)) {
    const list = [...(before[name] as unknown[])];
    for (const [place, part] of Object.entries(parts)) list[Number(place)] = part;
    view[name] = list;
  }
  return view;
}

/** An action by its number: verbs are numbered one after the other, within a verb the last argument counts fastest. */
export function choiceOf(verbs: readonly VerbSeen[], action: number): Choice {
  let left = action;
  for (const verb of verbs) {
    const labels = Object.entries(verb.labels);
    const width = labels.reduce((product, [, values]) => product * values.length, 1);
    if (left >= width) {
      left -= width;
      continue;
    }
    let notation = verb.text;
    const args: Record<string, string> = {};
    for (const [argument, values] of labels.reverse()) {
      const label = values[left % values.length] ?? "";
      left = Math.floor(left / values.length);
      notation = notation.replace(`{${argument}}`, label);
      // `number_seat` is two arguments, written `4/2`; one name keeps its slashes.
      const names = argument.split("_");
      const pieces = label.split("/");
      if (pieces.length > names.length) pieces.push(pieces.splice(names.length - 1).join("/"));
      names.forEach((name, at) => {
        if (pieces[at] !== undefined) args[name] = pieces[at];
      });
    }
    return { action, notation, verb: verb.name, args };
  }
  throw new RangeError(`no action has the number ${action}`);
}
