/** What is chosen for a new table. What does not go together cannot be chosen together. */
import { nonce, post } from "../lib/api";
import { botName, withCharacter } from "../lib/bots";
import { keepNonce } from "../lib/fair";
import { remember } from "../lib/keep";
import { seatWish } from "../lib/opening";
import type {
  CardSeen,
  ConflictSeen,
  Created,
  ForcedSeen,
  GameSeen,
  OptionSeen,
  PresetSeen,
  RateSeen,
} from "../lib/wire";
import { has, LANGUAGE_NAMES, LANGUAGES, type Language, t, words } from "../lib/words.svelte";

/** Seconds for each decision, and a bank for the whole game. */
export const CLOCKS: Record<string, { move: number; bank: number } | null> = {
  none: null,
  quick: { move: 30, bank: 300 },
  calm: { move: 120, bank: 900 },
  day: { move: 86_400, bank: 0 },
  "three-days": { move: 259_200, bank: 0 },
  week: { move: 604_800, bank: 0 },
};
/** Whose rates are shown while no bot sits at the table. */
const USUAL_BOT = "level:4";

/** `me`, `invite`, `open`, or `bot:` and the name of a bot. */
export type Sitter = "me" | "invite" | "open" | `bot:${string}`;
type Values = Record<string, unknown>;

export class Form {
  players = $state(2);
  sitters = $state<Sitter[]>([]);
  chosen = $state.raw<Values>({});
  clock = $state("none");
  rated = $state(false);
  /** A preset that begins with a position of its own, as long as nothing of it was changed. */
  deployed = $state.raw<PresetSeen | null>(null);
  readonly many: OptionSeen | undefined;
  readonly pictured: OptionSeen | undefined;

  constructor(readonly game: GameSeen) {
    this.many = game.options.find((one) => one.many);
    this.pictured = game.options.find((one) => one.name === game.opening.pictured);
    const usual = this.many?.default as unknown[] | undefined;
    this.setPlayers(usual?.length ?? game.players[0] ?? 2);
  }

  setPlayers(count: number): void {
    this.deployed = null;
    this.players = count;
    this.sitters = Array.from({ length: count }, (_, seat) => this.sitters[seat] ?? (seat === 0 ? "me" : "invite"));
    if (!this.many) return;
    const had = this.list;
    const rest = this.many.values.filter((value) => !had.includes(value));
    this.chosen = { ...this.chosen, [this.many.name]: [...had, ...rest].slice(0, count) };
  }

  choose(option: OptionSeen, value: unknown): void {
    if (option.name === "players") this.setPlayers(value as number);
    else this.chosen = { ...this.chosen, [option.name]: value };
    this.deployed = null;
  }

  apply(preset: PresetSeen): void {
    this.chosen = { ...preset.options };
    this.sitters = preset.seats.map((seat): Sitter => {
      const wish = seatWish(this.game, seat);
      return wish.kind === "bot" ? `bot:${wish.bot}` : (wish.kind as Sitter);
    });
    this.setPlayers(preset.seats.length);
    this.deployed = preset.deployed ? preset : null;
  }

  /** Whether the table is as a preset has it. */
  is(preset: PresetSeen): boolean {
    const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
    const sitting = this.sitters.map((one) => one.replace(/^bot:/, ""));
    return (
      preset.deployed === (this.deployed !== null) &&
      same(sitting, preset.seats) &&
      Object.entries(preset.options).every(([name, value]) => same(this.inForce[name], value))
    );
  }

  /** A rated game has a clock. */
  rate(wish: boolean): void {
    this.rated = wish;
    if (wish && this.clock === "none") this.clock = "calm";
  }

  // -- the option that names one thing for each seat

  get list(): unknown[] {
    return this.many ? ((this.chosen[this.many.name] ?? this.many.default) as unknown[]) : [];
  }

  exchange(seat: number, value: unknown): void {
    if (!this.many) return;
    const list = [...this.list];
    const other = list.indexOf(value);
    if (other >= 0) list[other] = list[seat];
    list[seat] = value;
    this.choose(this.many, list);
  }

  /** So many of them, drawn. */
  draw(): void {
    if (!this.many) return;
    const drawn = this.many.values.map((value) => ({ value, at: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }));
    drawn.sort((one, other) => one.at - other.at);
    this.choose(
      this.many,
      drawn.slice(0, this.players).map((one) => one.value),
    );
  }

  // -- what goes together

  /** The values in force. A wish that does not go with the others gives way to a value that does, and waits. */
  readonly inForce = $derived.by((): Values => {
    const values: Values = {};
    for (const option of this.game.options) {
      const usual = isEdition(option) ? words.language : option.default;
      values[option.name] = this.forcedOf(option)?.value ?? this.chosen[option.name] ?? usual;
    }
    values.players = this.players;
    for (const option of this.game.options) {
      if (option.many || !this.conflict(values, option, values[option.name])) continue;
      const possible = option.values.find((value) => !this.conflict(values, option, value));
      if (possible !== undefined) values[option.name] = possible;
    }
    return values;
  });

  /** Why a value of an option cannot be chosen now. Options that come later give way, the number of players never. */
  private conflict(values: Values, option: OptionSeen, value: unknown): ConflictSeen | undefined {
    if (option.name === "players") return undefined;
    const wish: Values = { ...values, [option.name]: value };
    return this.game.conflicts.find(
      ({ values: together }) =>
        option.name in together && Object.entries(together).every(([name, list]) => list.includes(wish[name])),
    );
  }

  isBarred(option: OptionSeen, value: unknown): boolean {
    return this.conflict(this.inForce, option, value) !== undefined;
  }

  barred(option: OptionSeen): string[] {
    return [...new Set(option.values.flatMap((value) => this.conflict(this.inForce, option, value)?.name ?? []))];
  }

  /** One person plays all seats: some rules know a game of one’s own. */
  get alone(): boolean {
    return this.sitters.every((one) => one === "me");
  }

  forcedOf(option: OptionSeen): ForcedSeen | undefined {
    return option.forced.find((one) => one.seats === this.players && (this.alone || !one.alone));
  }

  /** The card of a value, also of one with a handicap. */
  cardOf(value: unknown): CardSeen | undefined {
    return this.game.opening.cards.find((one) => one.value === value || one.handicaps.includes(value as string));
  }

  // -- in words

  /** What an option is called; without a label of its own, what it does. */
  label(option: OptionSeen): string {
    const key = `${this.game.name}-option-${option.name}`;
    return t(has(`${key}.label`) ? `${key}.label` : key);
  }

  /** A value as people read it; without a word of its own, as it is. */
  told(option: OptionSeen, value: unknown): string {
    if (value === true) return t("web-yes");
    if (value === false) return t("web-no");
    // Whose rulebook: people know it by its language.
    if (LANGUAGES.includes(value as Language)) return LANGUAGE_NAMES[value as Language] ?? String(value);
    const key = `${this.game.name}-${option.name}-${value}`;
    return [key, `web-value-${value}`].map((one) => (has(one) ? t(one) : "")).find(Boolean) ?? String(value);
  }

  /** What a value changes, if anybody has written it down. */
  about(option: OptionSeen, value: unknown): string {
    const key = `${this.game.name}-${option.name}-${value}-about`;
    return has(key) ? t(key) : "";
  }

  /** A seat by its side, clan or samurai, where that is known before the game. */
  seatName(seat: number): string {
    if (this.many) return this.told(this.many, this.list[seat]);
    const card = this.cardOf(this.inForce[this.game.opening.pictured]);
    const side = `${this.game.name}-${card?.sides[seat]}`;
    return has(side) ? t(side) : t("web-new-seat-name", { number: seat + 1 });
  }

  sitterName(sitter: Sitter): string {
    return sitter.startsWith("bot:") ? botName(sitter.slice(4)) : t(`web-sitter-short-${sitter}`);
  }

  /** Who sits there, of a bot only its level. */
  plainSitter(seat: number): Sitter {
    const sitter = this.sitters[seat] ?? "open";
    return sitter.startsWith("bot:") ? `bot:${withCharacter(sitter.slice(4), "")}` : sitter;
  }

  /** How often bots won at such a table: those that sit here, or else the usual ones. */
  rateOf(value: unknown): RateSeen | undefined {
    const here = this.sitters.map((_, seat) => this.plainSitter(seat).replace(/^bot:/, ""));
    const rates = this.game.opening.rates.filter(
      (rate) => rate.value === value && (rate.players === null || rate.players === this.players),
    );
    return rates.find((rate) => here.includes(rate.bot)) ?? rates.find((rate) => rate.bot === USUAL_BOT) ?? rates[0];
  }

  /** Who plays with whom, by seat; empty without teams. */
  get teams(): number[] {
    return this.inForce.teams === true && this.game.teams.length === this.players ? this.game.teams : [];
  }

  /** Opens the table; gives its id. */
  async open(name: string): Promise<string> {
    const options: Values = {};
    for (const option of this.game.options) {
      if (this.forcedOf(option)) continue;
      if (option.name in this.chosen || this.inForce[option.name] !== option.default)
        options[option.name] = this.inForce[option.name];
    }
    if (this.game.options.some((one) => one.name === "players")) options.players = this.players;
    const time = CLOCKS[this.clock];
    // Whoever runs out of time is replaced by a bot that thinks, where there is one.
    const substitute = this.game.bots.includes("level:2") ? "level:2" : "random";
    const mine = nonce();
    const created = await post<Created>("/tables", {
      game: this.game.name,
      seats: this.sitters.map((one) => (one.startsWith("bot:") ? { kind: "bot", bot: one.slice(4) } : { kind: one })),
      options: this.deployed ? {} : options,
      preset: this.deployed?.name ?? null,
      name,
      nonce: mine,
      clock: time ? { ...time, bot: substitute } : null,
      rated: this.rated,
    });
    if (created.invitations.length) remember(`invitations:${created.table.id}`, created.invitations);
    keepNonce(created.table.id, mine);
    return created.table.id;
  }
}

/** Whoever reads French has the French rulebook on the table. */
export const isEdition = (option: OptionSeen): boolean =>
  option.values.every((value) => LANGUAGES.includes(value as Language)) && option.values.includes(words.language);
