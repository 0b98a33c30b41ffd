/** A live table: what the server last said of it, over a socket or a stream that comes back by itself, or by asking again. */
import { get, post, Refusal, Unreachable } from "../lib/api";
import { catalogue } from "../lib/games.svelte";
import { merged } from "../lib/news";
import { tell } from "../lib/trouble";
import type {
  BoardSeen,
  LiveAct,
  LiveDone,
  LiveNews,
  LiveProblem,
  LiveSay,
  LiveTable,
  LiveUndo,
  StepSeen,
  TableSeen,
  VerbSeen,
} from "../lib/wire";
import { words } from "../lib/words.svelte";

export type Connection = "connecting" | "live" | "asking" | "lost";
type FromServer = LiveTable | LiveNews | LiveDone | LiveProblem;
type ToServer = LiveAct | LiveUndo | LiveSay;
type Waiting = { done: () => void; failed: (error: Error) => void };

/** Milliseconds; two seconds at most, so that people are back as soon as a server is. */
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 2000;
/** A move is sent again for more than a minute: a server that restarts is back by then. */
const TRIES = 14;
const ALIVE_EVERY = 20_000;
/** So long an answer over the socket is waited for; then the move is posted. */
const ANSWERED_WITHIN = 8000;
/** So many sockets in a row that never opened: the network lets none through, so the table is heard as a stream. */
const SOCKETS_TRIED = 2;

export class Live {
  table = $state.raw<TableSeen | null>(null);
  /** The table as it stood before the last news: what a staged telling begins with. */
  before = $state.raw<TableSeen | null>(null);
  /** Steps that came with the last news. */
  news = $state.raw<StepSeen[]>([]);
  steps = $state.raw<StepSeen[]>([]);
  /** The view in words, for as long as somebody reads it. */
  lines = $state.raw<string[]>([]);
  connection = $state<Connection>("connecting");
  trouble = $state("");
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);

  private socket: WebSocket | null = null;
  private stream: EventSource | null = null;
  /** The table as the socket told it last: what its next news builds on. */
  private told: TableSeen | null = null;
  private verbs: VerbSeen[] = [];
  /** What was sent over the socket and has no answer yet. */
  private waiting = new Map<number, Waiting>();
  private unopened = 0;
  private pause = FIRST_PAUSE;
  private timer = 0;
  private closed = false;
  private seat: number | null = null;
  private spoken: string = words.language;
  /** How often something was sent: an answer that comes late does not end the wait for what was sent after it. */
  private sent = 0;
  /** On a way of several steps: it is mine to the end, however quick the news of each step are. */
  private walking = false;

  constructor(readonly id: string) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.hangUp();
  }

  /** From now on through the eyes of another of my seats, or in another language. */
  look(seat: number | null): void {
    this.seat = seat;
    this.steps = [];
    this.before = null;
    this.news = [];
    this.hangUp();
    this.open();
  }

  /** Names of seats and lines of the board come in the reader's language. */
  language(language: string): void {
    if (this.spoken === language) return;
    this.spoken = language;
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "look", lang: language }));
    else if (this.stream) this.look(this.seat);
  }

  async act(action: number | string): Promise<boolean> {
    const table = this.table;
    if (!table || this.busy) return false;
    const move = { version: table.version, action, seat: table.seat };
    return this.send("/actions", move, { type: "act", ...move });
  }

  /** A way of several steps, as long as each is legal when its turn comes: somebody may be met on it. */
  async actAll(notations: readonly string[]): Promise<void> {
    if (this.busy) return;
    this.walking = true;
    try {
      for (const notation of notations) {
        const words = notation.startsWith("poem:") ? "poem:" : notation;
        const before = this.table?.version;
        if (!this.table?.legal.some((choice) => choice.notation === words)) return;
        if (!(await this.act(notation))) return;
        // The answer may come before the news: the next step is looked up in what is legal then.
        if (this.table?.version === before) await this.ask();
      }
    } finally {
      this.walking = false;
    }
  }

  async undo(): Promise<void> {
    const table = this.table;
    if (!table || this.busy) return;
    const wish = { version: table.version, seat: table.seat };
    await this.send("/undo", wish, { type: "undo", ...wish });
  }

  async say(text: string): Promise<boolean> {
    const line = { text, seat: this.table?.seat ?? null };
    return this.send("/chat", line, { type: "chat", ...line });
  }

  /** Sends until the server has answered, over the socket where one is open; else, and again after a lost answer, by
   * posting. The same move sent twice counts once. */
  async send(path: string, body: unknown, message?: ToServer): Promise<boolean> {
    const number = ++this.sent;
    this.busy = true;
    this.trouble = "";
    this.refused = null;
    try {
      for (let tries = 0; ; tries++) {
        try {
          if (message && tries === 0 && this.socket?.readyState === WebSocket.OPEN && this.told) {
            await this.overSocket(this.socket, message);
            return true;
          }
          const answer = await post<TableSeen | { table: TableSeen }>(`/tables/${this.id}${path}`, body);
          this.take("table" in answer ? answer.table : answer);
          return true;
        } catch (error) {
          if (!(error instanceof Unreachable) || tries >= TRIES) throw error;
          if (tries === 0 && message) continue;
          this.connection = "lost";
          await new Promise((done) => setTimeout(done, Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE)));
        }
      }
    } catch (error) {
      this.trouble = tell(error);
      if (error instanceof Refusal) {
        this.refused = error;
        if (error.problem.code === "conflict") await this.ask();
      }
      return false;
    } finally {
      if (number === this.sent) this.busy = false;
    }
  }

  private overSocket(socket: WebSocket, message: ToServer): Promise<void> {
    const id = this.sent;
    return new Promise<void>((done, failed) => {
      const late = setTimeout(() => this.answered(id)?.failed(new Unreachable()), ANSWERED_WITHIN);
      this.waiting.set(id, {
        done: () => {
          clearTimeout(late);
          done();
        },
        failed: (error) => {
          clearTimeout(late);
          failed(error);
        },
      });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  private answered(id: number | null): Waiting | undefined {
    const waiting = id === null ? undefined : this.waiting.get(id);
    if (id !== null) this.waiting.delete(id);
    return waiting;
  }

  /** Reads the view in words, now and whenever it has changed, as long as somebody wants it. */
  async readLines(wanted: boolean, version: number | undefined, language: string): Promise<void> {
    if (!wanted || version === undefined) return;
    const seat = this.seat ?? this.table?.seat ?? null;
    const query = seat === null ? "" : `?seat=${seat}`;
    const read = await get<BoardSeen>(`/tables/${this.id}/board${query}`).catch(() => null);
    if (read && read.version >= (this.table?.version ?? 0) && language === words.language) this.lines = read.lines;
  }

  /** What the server says now. News older than what we have are no news. */
  take(table: TableSeen): void {
    const had = this.table;
    if (had && table.version < had.version) return;
    // The socket is often quicker than the answer: whoever plays the next card at once is not kept waiting for it.
    if (had && table.version > had.version && !this.walking) this.busy = false;
    const isOpen = catalogue.games.some((game) => game.name === table.game && !game.has_secrets);
    // An answer is for the seat that acted; where nothing is hidden the next of my seats may be looking already.
    if (isOpen && had?.your_turn && had.version === table.version && !table.your_turn) return;
    if (had && had.seat !== table.seat && !isOpen) {
      // Two people share this screen: the log is told anew, as the other one may know it.
      this.steps = [];
      this.news = [];
      this.before = null;
      this.table = table;
      this.ask().catch(() => {});
      return;
    }
    const last = this.steps.at(-1)?.number ?? -1;
    const fresh = table.steps.filter((step) => step.number > last);
    if (fresh.length) {
      this.before = this.steps.length ? had : null;
      this.news = this.steps.length ? fresh : [];
      this.steps = [...this.steps, ...fresh];
    }
    this.table = table;
    const next = table.to_act !== null && table.to_act !== table.seat && table.my_seats.includes(table.to_act);
    if (isOpen && next && this.seat === null) this.ask().catch(() => {});
  }

  async ask(): Promise<void> {
    try {
      const seat = this.seat === null ? "" : `&seat=${this.seat}`;
      this.take(await get<TableSeen>(`/tables/${this.id}?since=${this.since}${seat}`));
      this.trouble = "";
    } catch (error) {
      this.trouble = tell(error);
      throw error;
    }
  }

  private get since(): number {
    return (this.steps.at(-1)?.number ?? -1) + 1;
  }

  private hurry = (): void => {
    if (document.visibilityState === "hidden" || this.stream || this.socket?.readyState === WebSocket.OPEN) return;
    this.pause = FIRST_PAUSE;
    clearTimeout(this.timer);
    this.open();
  };

  private hangUp(): void {
    this.socket?.close();
    this.stream?.close();
    this.forget();
    this.socket = null;
    this.stream = null;
  }

  private address(channel: "live" | "events"): URL {
    const address = new URL(`/api/tables/${this.id}/${channel}`, location.origin);
    address.searchParams.set("lang", words.language);
    address.searchParams.set("since", String(this.since));
    if (this.seat !== null) address.searchParams.set("seat", String(this.seat));
    return address;
  }

  private open(): void {
    if (this.closed) return;
    if (this.unopened >= SOCKETS_TRIED) this.openStream();
    else this.openSocket();
  }

  private openSocket(): void {
    const address = this.address("live");
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    let beat = 0;
    this.unopened++;
    socket.onopen = () => {
      this.unopened = 0;
      this.pause = FIRST_PAUSE;
      this.connection = "live";
      beat = setInterval(() => socket.send(JSON.stringify({ type: "ping" })), ALIVE_EVERY) as unknown as number;
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as FromServer);
    socket.onclose = () => {
      clearInterval(beat);
      if (this.socket !== socket) return;
      this.forget();
      if (!this.closed) this.comeBack();
    };
  }

  /** The socket is gone: whoever waits for its answers asks in another way. */
  private forget(): void {
    this.told = null;
    for (const id of [...this.waiting.keys()]) this.answered(id)?.failed(new Unreachable());
  }

  private openStream(): void {
    const stream = new EventSource(this.address("events"));
    this.stream = stream;
    const hear = (message: MessageEvent<string>): void => {
      this.pause = FIRST_PAUSE;
      this.connection = "live";
      this.hear(JSON.parse(message.data) as FromServer);
    };
    stream.addEventListener("table", hear);
    stream.addEventListener("problem", hear);
    stream.onerror = () => {
      stream.close();
      if (this.closed || this.stream !== stream) return;
      this.stream = null;
      this.unopened = 0; // perhaps it was the server, and sockets work again
      this.comeBack();
    };
  }

  private hear(news: FromServer): void {
    if (news.type === "table") {
      this.told = news.table;
      this.verbs = news.verbs;
      this.take(news.table);
    } else if (news.type === "news") {
      if (this.told?.version !== news.since) return; // of a table that we have left
      this.told = merged(this.told, news, this.verbs);
      this.take(this.told);
    } else if (news.type === "done") this.answered(news.id)?.done();
    else if (news.id !== null) this.answered(news.id)?.failed(new Refusal(news.problem, 0));
    else this.trouble = news.problem.message;
  }

  private comeBack(): void {
    this.connection = "lost";
    // A refusal (no such table, a private one) has words; a channel that closes has none.
    this.ask().then(
      () => {
        if (this.connection === "lost") this.connection = "asking";
      },
      () => {},
    );
    // Not all at the same moment: a process that ends may have held thousands of sockets.
    this.timer = setTimeout(() => this.open(), this.pause * (0.5 + Math.random() / 2)) as unknown as number;
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
