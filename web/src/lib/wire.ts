// Made by make_wire.py from src/tatami/protocol and games' routes; `make test` says when it is old.

export interface Act {
  version: number;
  action: number | string;
  seat?: number | null;
}

export interface Acted {
  accepted: number;
  table: TableSeen;
}

export interface Advice {
  action: number;
  notation: string;
  text: string;
  expected: number;
  margin: number;
  share: number;
  reasons: string[];
  rules: string[];
}

export interface Analyse {
  since?: number;
  start?: boolean;
}

export interface AnalysisSeen {
  done: boolean;
  of: number;
  moves: JudgedMove[];
  swings: number[];
  accuracy: (number | null)[];
}

export interface Ask {
  version: number;
  wish?: "agree" | "ask" | "refuse";
  seat?: number | null;
}

export interface BattleFought {
  went: string[];
  result: "drawn" | "lost" | "won";
  dead: string[];
  wounded: string[];
}

export interface BattlesSeen {
  game: string;
  kind: Record<string, string | number>;
  games: number;
  won: number;
}

export interface BoardSeen {
  version: number;
  lines: string[];
}

export interface Branch {
  ply: number;
  seat: number;
  bot?: string;
  name?: string;
  nonce?: string | null;
}

export interface Browser {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface Campaign {
  campaign: 1;
  road: string;
  against: string;
  battles: BattleFought[];
}

export interface CampaignAnswer {
  seen: CampaignSeen | null;
  complaint: string;
}

export interface CampaignSeen {
  progress: Campaign;
  stages: CampaignStage[];
  company: SoldierSeen[];
  fallen: FallenSeen[];
  battle: NextBattle | null;
  won: number;
}

export interface CampaignStage {
  scenario: string;
  side: string;
  result: "drawn" | "lost" | "won" | null;
}

export interface CampaignWish {
  progress: Record<string, unknown>;
  went?: string[] | null;
}

export interface CardSeen {
  value: unknown;
  minutes: number;
  sides: string[];
  sizes: number[];
  author: string;
  handicaps: string[];
}

export interface ChanceSeen {
  place: number;
  outcomes: Outcome[];
}

export interface Choice {
  action: number;
  notation: string;
  verb: string;
  args: Record<string, string>;
  text?: string;
}

export interface ClockSeen {
  move: number;
  bank: number;
  out: "bot" | "skip";
  bot: string;
  now: number;
  since: number | null;
  deadline: number | null;
  banks: number[];
}

export interface ClockWish {
  move: number;
  bank?: number;
  out?: "bot" | "skip";
  bot?: string;
}

export interface Complaint {
  text: string;
  places: string[];
  hexes: string[];
}

export interface ConflictSeen {
  name: string;
  text: string;
  values: Record<string, unknown[]>;
}

export interface CourseSeen {
  game: string;
  text: string;
  lessons: LessonLine[];
}

export interface Created {
  table: TableSeen;
  invitations: Invitation[];
}

export interface Credential {
  credential: Record<string, unknown>;
}

export interface DeviceSeen {
  id: string;
  device: string;
  added: number | null;
  seen: number | null;
  this: boolean;
}

export interface Fair {
  scheme: string;
  commitment: string;
  seed: string | null;
  nonces: (string | null)[];
}

export interface FallenSeen {
  soldier: SoldierSeen;
  battle: number;
}

export interface Farewell {
  seat: number | null;
  samurai: string;
  wrote: boolean;
  poem: string[] | null;
  honoured: boolean;
  may_recall: boolean;
}

export interface FirstGame {
  name?: string;
  nonce?: string | null;
}

export interface ForcedSeen {
  seats: number;
  value: string | number | boolean | string[] | null;
  rule: string;
  alone: boolean;
}

export interface Forget {
  sure: true;
}

export interface Frame {
  ply: number;
  step: StepSeen | null;
  view: Record<string, unknown>;
  board: string[];
}

export interface GameLine {
  table: string;
  game: string;
  seat: number;
  seats: Sitter[];
  ended: number;
  outcome: "lost" | "shared" | "won";
  result: Record<string, unknown>;
  rated: boolean;
  rating: number | null;
  change: number | null;
}

export interface GameSeen {
  name: string;
  title: string;
  about: string;
  rules: string;
  prefix: string;
  options: OptionSeen[];
  conflicts: ConflictSeen[];
  players: number[];
  teams: number[];
  has_secrets: boolean;
  has_odds: boolean;
  cooperative: boolean;
  bots: string[];
  characters: string[];
  has_lessons: boolean;
  opening: OpeningSeen;
  ready: boolean;
}

export interface Goal {
  seat: number | null;
  text: string;
  parts: string[];
  title: string;
  titles: string[];
}

export interface Hint {
  version: number;
  advice: Advice[];
}

export interface HookSeen {
  url: string | null;
}

export interface HookWish {
  url: string | null;
}

export interface Invitation {
  seat: number;
  key: string;
  path: string;
}

export interface Join {
  key?: string | null;
  seat?: number | null;
  name?: string;
  nonce?: string | null;
  program?: boolean;
}

export interface Joined {
  table: TableSeen;
  seat: number;
}

export interface JudgedMove {
  ply: number;
  seat: number;
  played: Choice;
  expected: number;
  margin: number;
  best: Choice;
  best_expected: number;
  best_margin: number;
  loss: number;
  seats: number[];
}

export interface LadderSeen {
  game: string;
  rungs: Rung[];
}

export interface LessonLine {
  name: string;
  title: string;
  tasks: number;
}

export interface LessonMoves {
  moves?: (number | string)[];
}

export interface LessonQuestion {
  about: string;
  moves?: (number | string)[];
}

export interface LessonSeen {
  game: string;
  name: string;
  title: string;
  tasks: number;
  done: number;
  text: string;
  right: boolean | null;
  said: string;
  forbidden_by: RuleSeen[];
  read_on: string[];
  moves: string[];
  wanted: number | null;
  seat: number;
  prompt: string;
  legal: Choice[];
  view: Record<string, unknown>;
  board: string[];
  roles: string[];
  steps: StepSeen[];
  news: number;
}

export interface Line {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

export interface LiveAct {
  type: "act";
  version: number;
  action: number | string;
  seat?: number | null;
  id?: number | null;
}

export interface LiveDone {
  type: "done";
  id: number | null;
  accepted: number | null;
}

export interface LiveLook {
  type: "look";
  seat?: number | null;
  lang?: string | null;
  id?: number | null;
}

export interface LiveNews {
  type: "news";
  since: number;
  version: number;
  ply: number;
  seat: number | null;
  to_act: number | null;
  legal: number[];
  choices: Choice[];
  can_undo: boolean;
  can_ask_back: boolean;
  clock: ClockSeen | null;
  view: Record<string, unknown>;
  gone: string[];
  parts: Record<string, Record<string, unknown>>;
  steps: StepSeen[];
}

export interface LivePing {
  type: "ping";
  id?: number | null;
}

export interface LiveProblem {
  type: "problem";
  id: number | null;
  problem: Problem;
}

export interface LiveSay {
  type: "chat";
  text: string;
  seat?: number | null;
  id?: number | null;
}

export interface LiveTable {
  type: "table";
  table: TableSeen;
  verbs: VerbSeen[];
}

export interface LiveUndo {
  type: "undo";
  version: number;
  seat?: number | null;
  id?: number | null;
}

export interface LookAhead {
  about: string;
  seat?: number | null;
}

export interface Me {
  session: boolean;
  languages: string[];
  version: string;
  profile: ProfileSeen | null;
}

export interface Mute {
  muted: boolean;
}

export interface MyGames {
  playing: TableLine[];
  finished: GameLine[];
  older: number | null;
}

export interface NewCode {
  code: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  players?: number | null;
  name?: string;
  nonce?: string | null;
  spectators?: boolean;
  delay?: number;
  clock?: ClockWish | null;
  rated?: boolean;
  preset?: string | null;
  setup?: string | null;
}

export interface NewToken {
  token: string;
}

export interface NextBattle {
  seat: number;
  scenario: Record<string, unknown>;
  went: string[];
  mine: SoldierSeen[];
  enemies: string;
  foes: number;
  fresh_foes: number;
}

export interface Note {
  text: string;
  seat?: number | null;
}

export interface NoteSeen {
  text: string;
}

export interface NoticesSeen {
  key: string | null;
  push: boolean;
  url: string | null;
}

export interface Odds {
  odds: Record<string, unknown>;
  lines: string[];
}

export interface OpeningSeen {
  presets: PresetSeen[];
  minutes: number;
  pictured: string;
  cards: CardSeen[];
  rates: RateSeen[];
  provenance: string;
}

export interface OptionSeen {
  name: string;
  default: string | number | boolean | string[] | null;
  values: (string | number | boolean | string[] | null)[];
  many: boolean;
  fewest: number | null;
  most: number | null;
  forced: ForcedSeen[];
  text: string;
}

export interface OptionsChecked {
  complaints: Complaint[];
}

export interface OptionsWish {
  options: Record<string, unknown>;
}

export interface Outcome {
  notation: string;
  share: string;
}

export interface Outlook {
  version: number;
  outlook: Record<string, unknown>;
}

export interface PasskeyOptions {
  options: Record<string, unknown>;
}

export interface PlanSeen {
  figure: string;
  kind: string;
  way: string[];
  actions: string[];
  reason: string;
  args: Record<string, unknown>;
}

export interface Plans {
  version: number;
  plans: PlanSeen[];
}

export interface PlayAgain {
  nonce?: string | null;
  same_deal?: boolean;
}

export interface PresetSeen {
  name: string;
  seats: string[];
  options: Record<string, unknown>;
  deployed: boolean;
}

export interface Problem {
  code: string;
  message: string;
  detail: string;
  rules: string[];
  options: string[];
  args: Record<string, string | number | boolean | null>;
  place: string;
}

export interface ProfileMade {
  profile: ProfileSeen;
  code: string;
}

export interface ProfileSeen {
  name: string;
  history: boolean;
  rated: boolean;
  shown: boolean;
  created: number;
  browsers: number;
  passkeys: number;
  ratings: RatingSeen[];
  battles: BattlesSeen[];
}

export interface ProfileWish {
  name: string;
  history?: boolean;
  rated?: boolean;
  shown?: boolean;
}

export interface Prompt {
  decision: string;
  text?: string;
}

export interface PushWish {
  browser: Browser | null;
}

export interface RateSeen {
  value: unknown;
  bot: string;
  games: number;
  won: number[];
  players: number | null;
}

export interface RateSetup {
  stars: number;
}

export interface RatingSeen {
  game: string;
  rating: number;
  deviation: number;
  games: number;
  sure: boolean;
}

export interface Recall {
  text: string;
}

export interface Replay {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  plies: number;
  seat: number | null;
  roles: string[];
  frames: Frame[];
  moves: StepSeen[];
  result: Record<string, unknown> | null;
  opened: boolean;
}

export interface ReportAnswer {
  progress: Campaign | null;
  complaint: string;
}

export interface ReportSetup {
  reason?: string;
}

export interface ReportWish {
  text: string;
  winner: 0 | 1 | null;
  dead: string[];
  wounded: string[];
}

export interface RosterSeen {
  character: Record<string, unknown>[];
  dress: Record<string, unknown>[];
  pieces: Record<string, unknown>[];
  complaints: Complaint[];
}

export interface RosterWish {
  text: string;
}

export interface RuleSeen {
  number: string;
  text: string;
}

export interface RulesSeen {
  game: string;
  language: string;
  rules: RuleSeen[];
  figures: Record<string, unknown>;
}

export interface Rung {
  name: string;
  rating: number;
  deviation: number;
  games: number;
  sure: boolean;
}

export interface Say {
  text: string;
  seat?: number | null;
}

export interface SeatChange {
  kind: "bot" | "invite" | "open" | "person";
  bot?: string;
}

export interface SeatSeen {
  seat: number;
  kind: "bot" | "invite" | "open" | "person";
  name: string;
  role: string;
  bot: string | null;
  ready: boolean;
  present: boolean;
  mine: boolean;
  program: boolean;
  muted: boolean;
  team: number | null;
}

export interface SeatWish {
  kind: "bot" | "invite" | "me" | "open";
  bot?: string;
  name?: string;
}

export interface Seated {
  seat?: number | null;
}

export interface SeatsHeld {
  seats: number[];
}

export interface SetupLine {
  id: string;
  game: string;
  title: string;
  author: string;
  created: number;
  plays: number;
  stars: number;
  ratings: number;
  my_stars: number | null;
  mine: boolean;
  hidden: boolean;
}

export interface SetupSeen {
  line: SetupLine;
  options: Record<string, unknown>;
  draft: Record<string, unknown>;
}

export interface SetupsSeen {
  setups: SetupLine[];
  more: boolean;
}

export interface ShareSetup {
  game: string;
  title: string;
  options: Record<string, unknown>;
  draft?: Record<string, unknown>;
}

export interface SignIn {
  code: string;
}

export interface SignOut {
  everywhere?: boolean;
}

export interface Sitter {
  seat: number;
  name: string;
  bot: string | null;
}

export interface SoldierSeen {
  id: string;
  name: string;
  type: string;
  bow: boolean;
  rides: boolean;
  values: number[];
  battles: number;
  rank: number;
  part: "hurt" | "own" | "printed" | "recruit" | "rests" | "stand-in";
  instead: string | null;
  could: boolean;
  leader: boolean;
}

export interface StepSeen {
  number: number;
  kind: "act" | "recall" | "undo";
  ply: number;
  actor: number | "chance";
  notation: string | null;
  events: Record<string, string | number | null>[];
}

export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: "imported" | "over" | "playing" | "waiting";
  seats: SeatSeen[];
  ply: number;
  to_act: number | null;
  your_turn: boolean;
  created: number;
  touched: number;
  deadline: number | null;
  result: Record<string, unknown> | null;
}

export interface TableSeen {
  id: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  status: "imported" | "over" | "playing" | "waiting";
  version: number;
  ply: number;
  seat: number | null;
  my_seats: number[];
  host: boolean;
  seats: SeatSeen[];
  to_act: number | null;
  your_turn: boolean;
  prompt: Prompt | null;
  legal: Choice[];
  can_undo: boolean;
  can_ask_back: boolean;
  takeback: TakebackSeen | null;
  clock: ClockSeen | null;
  delay: number;
  view: Record<string, unknown>;
  steps: StepSeen[];
  chat: Line[];
  result: Record<string, unknown> | null;
  winners: number[] | null;
  fair: Fair | null;
  rematch: string | null;
  has_same_deal: boolean;
  first_game: string | null;
  created: number;
  rated: boolean;
  unrated_by: number[];
}

export interface TakebackSeen {
  seat: number;
  agreed: number[];
  needed: number[];
}

export interface Tested {
  taken: boolean;
}

export interface Undo {
  version: number;
  seat?: number | null;
}

export interface Unsubscribe {
  key: string;
}

export interface VerbSeen {
  name: string;
  text: string;
  labels: Record<string, (string | null)[]>;
}

export interface Why {
  action: number | string;
  seat?: number | null;
}

export interface WhyNot {
  legal: boolean;
  rules: RuleSeen[];
  text: string;
  final: boolean;
}

export interface WordsSeen {
  game: string;
  language: string;
  text: string;
  rules: string;
}
