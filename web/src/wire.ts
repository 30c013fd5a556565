// Written by `make generate` from tafelrunde.server.wire and tafelrunde.server.catalogue: do not edit.

export const SPECTATOR = -2;
export const MOST_NAME = 40;
export const MOST_SAID = 400;
export const MOST_PACK = 49152;

/** The current guest. */
export type Me = {
  name: string | null;
};

/** GET /api/tables. */
export type Tables = {
  mine: Summary[];
  open: Summary[];
};

/** A table as listed, without its position. */
export type Summary = {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: SeatSummary[];
  open: boolean;
  status: "waiting" | "playing" | "over" | "broken" | "aborted";
  winners: number[];
  pending: number[];
  invite: string | null;
  updated: number;
  campaign: string | null;
  manners: Manners;
  clocks: Clocks | null;
  parting: number[];
  host: boolean;
  archived: boolean;
  rated: boolean;
  peek: string | null;
};

/** A seat and who sits there. */
export type SeatSummary = {
  seat: number;
  kind: "person" | "free" | "bot";
  name: string | null;
  bot: string | null;
  mine: boolean;
  connected: boolean;
  left: "" | "me" | "somebody";
  offer: string | null;
};

/** What is agreed when a table is opened: time, onlookers, practice or not. */
export type Manners = {
  clock?: "none" | "days" | "live";
  days?: number;
  vacation?: number;
  minutes?: number;
  increment?: number;
  timeout?: "bot" | "lose";
  bot?: string;
  practice?: boolean;
  onlookers?: boolean;
  delay?: number;
};

/** The time left for every seat in milliseconds, as of `now` by the server's clock. */
export type Clocks = {
  now: number;
  left: number[];
  runs: number[];
  until: number | null;
  away: number[];
  vacation: number[];
};

/** GET /api/inbox. */
export type Inbox = {
  turns: InboxItem[];
  running: InboxItem[];
  rest: InboxItem[];
  open: Summary[];
};

/** A table in a guest's inbox, with what is asked and what happened last in a sentence each. */
export type InboxItem = {
  table: Summary;
  since: number | null;
  asked: string;
  last: string;
  when: number;
};

/** GET /api/campaigns. */
export type MyCampaigns = {
  mine: Campaign[];
};

/** GET /api/campaigns/{id}: the games so far, and the next one while it runs. `ahead` has the options of all games to come if each is won, the next one first; `results` how a game may end. */
export type Campaign = {
  id: string;
  game: string;
  start: string;
  status: "running" | "won" | "lost";
  games: CampaignGame[];
  ahead: Record<string, boolean | number | string>[];
  results: string[];
};

/** A game of a campaign: its options, and its table and result if there are any. */
export type CampaignGame = {
  options: Record<string, boolean | number | string>;
  table: string | null;
  result: string | null;
};

/** GET /api/lessons: all lessons there are. */
export type MyLessons = {
  mine: LessonProgress[];
};

/** A guest's progress in a lesson: how many of its steps are done. */
export type LessonProgress = {
  game: string;
  lesson: string;
  id: string | null;
  step: number;
  steps: number;
  finished: boolean;
};

/** GET /api/games/{id}/learning: a game's learning texts and its lessons. */
export type Learning = {
  texts: string;
  lessons: LessonInfo[];
};

/** A lesson: the message that is its title, its steps, and the real game after it. */
export type LessonInfo = {
  key: string;
  title: string;
  steps: LearningStep[];
  players: number;
  bots: string[];
  options: Record<string, boolean | number | string>;
};

/** A step of a lesson: the message that asks for it, and the rules it shows. */
export type LearningStep = {
  key: string;
  rules: string[];
};

/** GET /api/games/{id}/pictures: the positions of a turn that the page about a game shows. */
export type Pictures = {
  pictures: StateMessage[];
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
  undo_from: number | null;
  luck: Luck;
  lesson?: LessonTold | null;
  puzzle?: PuzzleTold | null;
  undo_granted?: number[];
  undo_denied?: boolean;
  order?: "" | "offered" | "stands";
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

/** What the coach of a lesson says: messages of the game's learning texts. `laid` changes when the table was prepared afresh instead of continuing from what was there. */
export type LessonTold = {
  lesson: string;
  step: number;
  steps: number;
  title: string;
  ask: string;
  read: boolean;
  said: string;
  kind: "" | "done" | "other";
  rules: string[];
  laid: number;
};

/** What is said about a puzzle; they are numbered from 1. `answer` is the last one, compared with the best; `best` and `second` come after the end. `laid` changes when the table was prepared afresh instead of continuing from what was there. */
export type PuzzleTold = {
  number: number;
  count: number;
  today: number;
  level: number;
  solved: number[];
  said: "" | "right" | "wrong" | "shown";
  tries: number;
  answer: Reasoned | null;
  best: Reasoned | null;
  second: Reasoned | null;
  laid: number;
};

/** A choice: its chance of winning, its share of the search, and reasons for it. */
export type Reasoned = {
  action: [string, number[]];
  chance: number;
  share: number;
  equal: boolean;
  terms: [string, string, number, number][];
};

/** GET /api/tables/{id}/replay. */
export type Replayed = {
  at: number;
  entries: number;
  told: number;
  state: StateMessage;
};

/** POST /api/tables. */
export type NewTable = {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  open?: boolean;
  manners?: Manners;
  chat?: "all" | "players" | "off";
  rated?: boolean;
};

/** A seat of a new table. */
export type NewSeat = {
  kind: "me" | "guest" | "bot";
  name?: string | null;
  bot?: string | null;
};

/** POST /api/companions/{game}: a request with the state of the last response, unchanged. */
export type Exchange = {
  options: Record<string, boolean | number | string>;
  state?: unknown | null;
  request?: unknown | null;
  pack?: string;
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
  entries: (["a", number, string, number[]] | ["c", number[]] | ["u", number] | ["r", number] | ["n", number])[];
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

/** GET /api/me/account: the guest's devices, passkeys and recovery phrase. */
export type Account = {
  name: string | null;
  created: number;
  devices: Device[];
  passkeys: PasskeySummary[];
  phrase: number | null;
  passkeys_here: boolean;
};

/** A browser that is signed in. */
export type Device = {
  id: string;
  label: string;
  created: number;
  used: number;
  current: boolean;
};

/** A passkey of a guest. */
export type PasskeySummary = {
  id: string;
  label: string;
  created: number;
  used: number;
};

/** POST /api/me/phrase: a new recovery phrase, shown only once. */
export type NewPhrase = {
  de: string[];
  en: string[];
};

/** GET /api/me/profile. */
export type Profile = {
  ratings: Rated[];
  games: Played[];
  opponents: Tally[];
  sides: Tally[];
  openings: Tally[];
};

/** A rating: displayed points, their spread, and whether it is still provisional. */
export type Rated = {
  game: string;
  players: number;
  points: number;
  spread: number;
  games: number;
  provisional: boolean;
};

/** A rated game; opponents by name, bots as ":level", nobody as "". */
export type Played = {
  table: string;
  game: string;
  players: number;
  side: string;
  place: number;
  at: number;
  opponents: string[];
};

/** How somebody did against an opponent, as a side, or with an opening. */
export type Tally = {
  game: string;
  what: string;
  games: number;
  won: number;
};

/** GET /api/leaders: everybody with a rating in one game with so many players. */
export type Leaders = {
  game: string;
  players: number;
  people: Leader[];
};

/** A line of a leaderboard: a guest, or a bot with its fixed rating. */
export type Leader = {
  name: string | null;
  bot: string | null;
  points: number;
  spread: number;
  games: number;
  provisional: boolean;
  mine: boolean;
  measured: boolean;
};

/** GET /api/me/fitting/{game}/{players}: a bot that wins about four games of ten. */
export type Fitting = {
  bot: string | null;
  chance: number | null;
};

/** GET /api/me/ways: which ways there are on this server, and which this guest uses. */
export type Ways = {
  kinds: ("push" | "mail" | "webhook")[];
  key: string | null;
  ways: WaySummary[];
};

/** A way to be notified; of its address only what its owner needs to recognise it. */
export type WaySummary = {
  id: string;
  kind: "push" | "mail" | "webhook";
  address: string;
  active: boolean;
  hours: number;
  proven: boolean;
};

/** POST /api/me/ways; `keys` are those of a push subscription. */
export type NewWay = {
  kind: "push" | "mail" | "webhook";
  address: string;
  language: "de" | "en";
  p256dh?: string;
  auth?: string;
};

/** A game in the list, playable or not; `campaigns` are the starts a campaign can have. */
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
  lesson: boolean;
  puzzles: boolean;
};

/** A text in both languages. */
export type Words = {
  de: string;
  en: string;
};

/** A variant, default value first; it applies to tables of `players`, or to all. */
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
  seldom: Record<string, boolean | number | string>;
  bots: string[];
};

/** The data pack in use. */
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

/** A lexicon entry: its names, its texts and where they come from. */
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

/** A rule in our words, and what it is about: `prompt:<question>`, or a kind of element. */
export type RuleInfo = {
  id: string;
  source: string;
  de: string;
  en: string;
  topics: string[];
};

/** Somebody connected, disconnected or took a seat. */
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

/** A bot's estimate for each choice, with reasons for the best ones. */
export type Hint = {
  t: "hint";
  id: string;
  advice: [string, number[], number][];
  best: Reasoned[];
};

/** What an answer gives away compared with the best one, the chances of both, and why. */
export type Considered = {
  t: "considered";
  id: string;
  loss: number;
  chance: number;
  best: number;
  terms: [string, string, number, number][];
};

/** What the parts of an answer are worth together. */
export type WeighedAnswer = {
  t: "weighed";
  id: string;
  facts: Record<string, number | string | number[]>;
};

/** A frame that could not be processed. */
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

/** What was said at the table, or what is new of it. `fresh` means that everything before is replaced. `channel` is where the reader may write, or null if nowhere. `host` says whether the reader moderates the chat. */
export type TalkMessage = {
  t: "talk";
  fresh: boolean;
  chat: "all" | "players" | "off";
  channel: "players" | "onlookers" | null;
  host: boolean;
  lines: TalkLine[];
};

/** A message as one reader may see it; one that was removed has no text. */
export type TalkLine = {
  number: number;
  channel: "players" | "onlookers";
  seat: number | null;
  name: string | null;
  text: string;
  at: number;
  mine: boolean;
  removed: boolean;
  reactions: Reaction[];
  reports: number;
  muted: boolean;
};

/** A reaction to a message, and how many chose it. */
export type Reaction = {
  sign: "yes" | "no" | "laugh" | "heart" | "oops" | "crown";
  count: number;
  mine: boolean;
};

/** A seat acts. */
export type Do = {
  t: "do";
  id: string;
  seat: number;
  decision: string;
  actions: [string, number[]][];
};

/** A seat undoes a move without asking. */
export type Undo = {
  t: "undo";
  id: string;
  seat: number;
};

/** A seat asks the others to let it undo a move. */
export type AskUndo = {
  t: "ask_undo";
  id: string;
  seat: number;
};

/** A seat allows or refuses an undo. */
export type AnswerUndo = {
  t: "answer_undo";
  id: string;
  seat: number;
  yes: boolean;
};

/** A seat passes questions of this kind until something concerns it, or cancels that. */
export type GiveOrder = {
  t: "order";
  id: string;
  seat: number;
  decision: string;
  yes: boolean;
};

/** A seat asks a bot for a hint, given the parts of an answer chosen so far. */
export type AskHint = {
  t: "hint";
  id: string;
  seat: number;
  actions?: [string, number[]][];
};

/** A seat lets the coach check an answer before giving it; `best` comes from a hint. */
export type Consider = {
  t: "consider";
  id: string;
  seat: number;
  actions: [string, number[]][];
  best: [string, number[]];
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

/** A seat asks what the parts of an unfinished answer are worth. */
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

/** A learner goes on, restarts a step or a puzzle, goes back, or asks for the solution. */
export type Lead = {
  t: "lead";
  id: string;
  to: "next" | "again" | "back" | "show";
};

/** A guest writes a message in their channel. */
export type Say = {
  t: "say";
  id: string;
  text: string;
};

/** A guest reacts to a message, or removes the reaction. */
export type React = {
  t: "react";
  id: string;
  number: number;
  sign: "yes" | "no" | "laugh" | "heart" | "oops" | "crown" | null;
};

/** A guest reports a message to the host. */
export type Report = {
  t: "report";
  id: string;
  number: number;
};

/** The host removes a message, or a guest their own. */
export type Remove = {
  t: "remove";
  id: string;
  number: number;
};

/** The host mutes the author of a message, or unmutes them. */
export type Mute = {
  t: "mute";
  id: string;
  number: number;
  muted: boolean;
};

/** The host sets who may write. */
export type SetChat = {
  t: "chat";
  id: string;
  chat: "all" | "players" | "off";
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

export type Channel = "players" | "onlookers";

export type Chat = "all" | "players" | "off";

export type Sign = "yes" | "no" | "laugh" | "heart" | "oops" | "crown";

export type FromTable = StateMessage | TableChanged | Ack | RefusedCommand | Hint | Considered | WeighedAnswer | Problem | Bye | TalkMessage;

export type Message = Do | Undo | AskUndo | AnswerUndo | GiveOrder | AskHint | Consider | Arrange | Why | Weigh | Seen | Lead | Say | React | Report | Remove | Mute | SetChat;
