// Written by `make generate` from tafelrunde.server.wire and tafelrunde.server.catalogue: do not edit.

export const SPECTATOR = -2;

/** Who is asking. */
export type Me = {
  name: string | null;
};

/** GET /api/tables. */
export type Tables = {
  mine: Summary[];
  open: Summary[];
};

/** A table from outside. */
export type Summary = {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: SeatSummary[];
  open: boolean;
  status: "waiting" | "playing" | "over" | "broken";
  winners: number[];
  pending: number[];
  invite: string | null;
  updated: number;
  campaign: string | null;
};

/** Who sits where. */
export type SeatSummary = {
  seat: number;
  kind: "person" | "free" | "bot";
  name: string | null;
  bot: string | null;
  mine: boolean;
  connected: boolean;
};

/** GET /api/campaigns. */
export type MyCampaigns = {
  mine: Campaign[];
};

/** GET /api/campaigns/{id}: the games so far, and the next one while it runs. */
export type Campaign = {
  id: string;
  game: string;
  start: string;
  status: "running" | "won" | "lost";
  games: CampaignGame[];
};

/** A game of a campaign: its options, and its table and result if there are any. */
export type CampaignGame = {
  options: Record<string, boolean | number | string>;
  table: string | null;
  result: string | null;
};

/** GET /api/tables/{id}/replay. */
export type Replayed = {
  at: number;
  entries: number;
  told: number;
  state: StateMessage;
};

/** The table as one observer may see it. */
export type StateMessage = {
  t: "state";
  table: Summary;
  observer: number;
  curtain: number | null;
  seq: number;
  since: number;
  decision: string;
  view: Observed | null;
  scene: SceneMessage | null;
  choices: [string, number[], [string, string, Record<string, number | string | number[]>] | null][];
  events: [string, string, Record<string, number | string | number[]>][];
  film: [(string | number)[], unknown][][];
  undone: number[];
  undo: "free" | "ask" | "";
  undo_seat: number | null;
  undo_asked: number | null;
  luck: Luck;
};

/** What an observer sees of any game; `game` is the game's own view. A table adds what follows from that view (`aids`), and for whoever decides what the rules can tell beforehand (`preview`). `recap` counts up what happened, `untold` are the numbers of events that a chronicle leaves out for now, if there are any. */
export type Observed = {
  players: number;
  asked: number[];
  pending: number[];
  prompt: string;
  about: Record<string, number | string | number[]>;
  picks: [string, number[]][];
  over: boolean;
  scores: number[];
  winners: number[];
  game: unknown;
  aids?: unknown;
  preview?: unknown;
  recap?: unknown;
  untold?: number[];
};

/** The table as items with names, as far as a page does not draw it from the view. */
export type SceneMessage = {
  areas: SceneArea[];
};

/** A part of the table with a heading. */
export type SceneArea = {
  id: string;
  title: SceneText;
  items: SceneItem[];
  owner: number;
};

/** A message of the game's catalogue with its parameters. */
export type SceneText = {
  key: string;
  params: Record<string, number | string | number[]>;
};

/** A card, die, shield or line; without an element nobody can click it. */
export type SceneItem = {
  label: SceneText;
  element: string;
  facts: SceneFact[];
  owner: number;
  state: string;
};

/** A named value on an item. */
export type SceneFact = {
  key: string;
  value: number | string | number[];
};

/** Where the dice come from; the seed only after the end. */
export type Luck = {
  commitment: string;
  salt: string;
  seed: string | null;
};

/** POST /api/tables. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  open?: boolean;
};

/** A seat of a new table. */
export type NewSeat = {
  kind: "me" | "guest" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** POST /api/companions/{game}: what was answered last time comes back as it was. */
export type Exchange = {
  options: Record<string, boolean | number | string>;
  state?: unknown | null;
  request?: unknown | null;
};

/** GET /api/tables/{id}/journal: actions, outcomes and take-backs in their order. */
export type JournalMessage = {
  format: number;
  game: string;
  version: number;
  pack: string;
  options: Record<string, boolean | number | string>;
  players: number;
  luck: JournalLuck;
  entries: (["a", number, string, number[]] | ["c", number[]] | ["u", number])[];
  digest: string;
  over: boolean;
};

/** Where the dice of a table came from. */
export type JournalLuck = {
  kind: "committed";
  salt: string;
  commitment: string;
  seed: string | null;
};

/** A game of ours, built or not; `campaigns` are the starts that a campaign can have. */
export type GameSummary = {
  id: string;
  title: Words;
  tagline: Words;
  players: [number, number];
  minutes: number;
  built: boolean;
  options: OptionInfo[];
  companion: boolean;
  campaigns: string[];
};

/** The same in both languages. */
export type Words = {
  de: string;
  en: string;
};

/** A variant; the first value is the default. It counts at tables of `players`, or at all. */
export type OptionInfo = {
  id: string;
  values: (boolean | number | string)[];
  purpose: "game" | "sides" | "rule";
  players: number[];
};

/** All that a page needs to show a game; without `sides` the rules do not tell seats apart. */
export type GameInfo = {
  id: string;
  version: number;
  pack: PackInfo;
  players: [number, number];
  options: OptionInfo[];
  sides: SideInfo[];
  verbs: Record<string, string[]>;
  params: Record<string, string>;
  lexicon: Record<string, LexiconEntry>;
  texts: Record<string, string>;
  bots: string[];
};

/** The data that is played with. */
export type PackInfo = {
  name: string;
  digest: string;
};

/** A side that can be chosen at a table of `players`, and the options that put it there. */
export type SideInfo = {
  id: string;
  title: Words;
  players: number;
  seat: number;
  options: Record<string, boolean | number | string>;
};

/** A named thing: its names and words, and who says so. */
export type LexiconEntry = {
  id: string;
  de: string;
  en: string;
  text_de: string;
  text_en: string;
  provenance: string;
  facts: Record<string, number | string>;
};

/** Rules under one heading. */
export type ChapterInfo = {
  de: string;
  en: string;
  rules: RuleInfo[];
};

/** A rule in our words. */
export type RuleInfo = {
  id: string;
  source: string;
  de: string;
  en: string;
};

/** Somebody came, went or sat down. */
export type TableChanged = {
  t: "table";
  table: Summary;
};

/** A command is durable. */
export type Ack = {
  t: "ack";
  id: string;
};

/** A command changed nothing, and why. */
export type RefusedCommand = {
  t: "refused";
  id: string;
  refusal: [string, string, Record<string, number | string | number[]>];
};

/** What a bot thinks of each choice. */
export type Hint = {
  t: "hint";
  id: string;
  advice: [string, number[], number][];
};

/** What the parts of an answer bring together. */
export type WeighedAnswer = {
  t: "weighed";
  id: string;
  facts: Record<string, number | string | number[]>;
};

/** A frame that could not be used. */
export type Problem = {
  t: "error";
  id: string | null;
  code: string;
  message: Words;
};

/** The connection is closed. */
export type Bye = {
  t: "bye";
  reason: string;
};

/** A seat acts. */
export type Do = {
  t: "do";
  id: string;
  seat: number;
  decision: string;
  actions: [string, number[]][];
};

/** A seat takes back freely. */
export type Undo = {
  t: "undo";
  id: string;
  seat: number;
};

/** A seat asks the others to take back. */
export type AskUndo = {
  t: "ask_undo";
  id: string;
  seat: number;
};

/** A seat agrees or not. */
export type AnswerUndo = {
  t: "answer_undo";
  id: string;
  seat: number;
  yes: boolean;
};

/** A seat asks a bot, also about the parts of an answer that it has put together so far. */
export type AskHint = {
  t: "hint";
  id: string;
  seat: number;
  actions?: [string, number[]][];
};

/** A seat lets a bot set up the rest of its pieces. */
export type Arrange = {
  t: "arrange";
  id: string;
  seat: number;
};

/** A seat asks why it may not do something. */
export type Why = {
  t: "why";
  id: string;
  seat: number;
  action: [string, number[]];
};

/** A seat asks what the parts of the answer that it is putting together bring. */
export type Weigh = {
  t: "weigh";
  id: string;
  seat: number;
  actions: [string, number[]][];
};

/** The curtain of a hot-seat table was lifted. */
export type Seen = {
  t: "seen";
  observer: number;
};

export type Lang = "de" | "en";

export type Value = number | string | number[];

export type Params = Record<string, number | string | number[]>;

export type LoggedEvent = [string, string, Record<string, number | string | number[]>];

export type Refusal = [string, string, Record<string, number | string | number[]>];

export type Action = [string, number[]];

export type Choice = [string, number[], [string, string, Record<string, number | string | number[]>] | null];

export type Advice = [string, number[], number];

export type Change = [(string | number)[], unknown];

export type Picture = [(string | number)[], unknown][];

export type OptionValue = boolean | number | string;

export type Options = Record<string, boolean | number | string>;

export type FromTable = StateMessage | TableChanged | Ack | RefusedCommand | Hint | WeighedAnswer | Problem | Bye;

export type Message = Do | Undo | AskUndo | AnswerUndo | AskHint | Arrange | Why | Weigh | Seen;
