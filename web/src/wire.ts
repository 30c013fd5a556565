// The messages between table and browser (docs/protocol.md). Types only: the server checks.

export type Lang = "de" | "en";
export type Value = number | string | number[];
export type Params = Record<string, Value>;
export type Words = Record<Lang, string>;

export type Refusal = [rule: string, key: string, params: Params];
export type Told = [rule: string, key: string, params: Params];
export type Action = [verb: string, args: number[]];
export type Choice = [verb: string, args: number[], refusal: Refusal | null];
export type Advice = [verb: string, args: number[], value: number];

export const SPECTATOR = -2;

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface OptionInfo {
  id: string;
  /** the first one is the default */
  values: OptionValue[];
  /** what it settles: what is played, who plays which side, or how the rules are read */
  purpose: "game" | "sides" | "rule";
  /** the numbers of players for which it counts; empty for all */
  players: number[];
}

/** A side that can be chosen at a table of so many, and the options that put it on its seat. */
export interface SideInfo {
  id: string;
  title: Words;
  players: number;
  seat: number;
  options: Options;
}

export interface GameSummary {
  id: string;
  title: Words;
  tagline: Words;
  players: [number, number];
  minutes: number;
  built: boolean;
  options: OptionInfo[];
  /** where a campaign can begin; empty for games without campaigns */
  campaigns: string[];
  /** whether it can run its automatic sides for a board on a real table */
  companion: boolean;
}

/** The line of sight between two hexes. */
export interface Sight {
  line: number[];
  blocked: boolean;
  rule: string;
  key: string;
  cover: number;
}

export interface CampaignGame {
  options: Options;
  table: string | null;
  result: string | null;
}

export interface Campaign {
  id: string;
  game: string;
  start: string;
  status: "running" | "won" | "lost";
  games: CampaignGame[];
}

export interface LexiconEntry {
  id: string;
  de: string;
  en: string;
  text_de: string;
  text_en: string;
  provenance: string;
  facts: Record<string, number | string>;
}

export interface Rule {
  id: string;
  source: string;
  de: string;
  en: string;
}

export interface Chapter {
  de: string;
  en: string;
  rules: Rule[];
}

export interface GameInfo {
  id: string;
  version: number;
  pack: { name: string; digest: string };
  players: [number, number];
  options: OptionInfo[];
  /** empty where the rules do not tell seats apart */
  sides: SideInfo[];
  verbs: Record<string, string[]>;
  params: Record<string, string>;
  lexicon: Record<string, LexiconEntry>;
  texts: Words;
  bots: string[];
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "free" | "bot";
  name: string | null;
  bot: string | null;
  mine: boolean;
  connected: boolean;
}

export interface Summary {
  id: string;
  game: string;
  options: Options;
  seats: SeatInfo[];
  open: boolean;
  status: "waiting" | "playing" | "over" | "broken";
  winners: number[];
  pending: number[];
  invite: string | null;
  updated: number;
  /** the campaign that this game belongs to */
  campaign: string | null;
}

export interface SeatWish {
  kind: "me" | "guest" | "bot";
  name?: string;
  bot?: string;
}

/** What every game shows of itself; `game` is the game's own view. */
export interface View {
  players: number;
  asked: number[];
  pending: number[];
  prompt: string;
  about: Params;
  picks: Action[];
  over: boolean;
  scores: number[];
  winners: number[];
  game: Record<string, unknown>;
  /** for whoever decides: what a game can tell beforehand */
  preview?: Record<string, unknown>;
}

export interface SceneText {
  key: string;
  params: Params;
}

export interface Item {
  label: SceneText;
  element: string;
  facts: { key: string; value: Value }[];
  owner: number;
  state: string;
}

export interface Area {
  id: string;
  title: SceneText;
  items: Item[];
  owner: number;
}

export interface Scene {
  areas: Area[];
}

export interface Luck {
  commitment: string;
  salt: string;
  seed: string | null;
}

export interface StateMessage {
  t: "state";
  table: Summary;
  observer: number;
  curtain: number | null;
  seq: number;
  since: number;
  decision: string;
  view: View | null;
  scene: Scene | null;
  choices: Choice[];
  events: Told[];
  undo: "free" | "ask" | "";
  undo_seat: number | null;
  undo_asked: number | null;
  luck: Luck;
}

export type FromTable =
  | StateMessage
  | { t: "table"; table: Summary }
  | { t: "ack"; id: string }
  | { t: "refused"; id: string; refusal: Refusal }
  | { t: "hint"; id: string; advice: Advice[] }
  | { t: "error"; id: string | null; code: string; message: Words }
  | { t: "bye"; reason: string };

export type Command =
  | { t: "do"; seat: number; decision: string; actions: Action[] }
  | { t: "undo"; seat: number }
  | { t: "ask_undo"; seat: number }
  | { t: "answer_undo"; seat: number; yes: boolean }
  | { t: "hint"; seat: number }
  | { t: "why"; seat: number; action: Action };

export interface Replay {
  at: number;
  entries: number;
  state: StateMessage;
}

export type JournalEntry = ["a", number, string, number[]] | ["c", number[]] | ["u", number];

export interface Journal {
  game: string;
  luck: { kind: string; salt: string; commitment: string; seed: string | null };
  entries: JournalEntry[];
}
