import type { ComponentChildren, ComponentType } from "preact";
import type { MakeBeat } from "../stage/beats";
import type { Session } from "../table/session";
import type { Speaker } from "../texts";
import type { GameInfo, SceneFact, LoggedEvent, Observed, Words } from "../wire";

export interface BoardProps {
  session: Session;
}

/**
 * An answer of several parts that is put together freely: elements named by `add`, ascending,
 * then `done`. Without it such a question is answered step by step.
 */
export interface Composition {
  prompt: string;
  add: string;
  /** the verb that ends an answer of so many parts */
  done(parts: number): string;
  /** the rules ask for each part in turn; a sealed answer is sent whole */
  inTurn?: boolean;
  /** the rules tell what the chosen parts bring together */
  weighs?: boolean;
  /** its parts lie on the board, not in the hand */
  onBoard?: boolean;
  /** one line about what is chosen so far, for example a running sum */
  summary(session: Session, chosen: number[]): string;
  /** the label of the final button */
  label(session: Session, chosen: number[]): string;
}

/** A step of the turn in the bar. */
export interface Step {
  label: string;
  on: boolean;
}

/** What a game may bring along; everything has a generic fallback (docs/theatre.md). */
export interface BoardModule {
  /** fills its cell, which it shares with nothing */
  Board: ComponentType<BoardProps>;
  /** what lies on the shelf under the board; none where nobody holds anything */
  Hand?: ComponentType<BoardProps>;
  /** means to decide inside the question panel: odds, cards, ranks */
  Question?: ComponentType<BoardProps>;
  /** one reason or consequence under the question */
  reason?(session: Session): string;
  /** where the game stands, in a few words for the bar */
  where?(session: Session): string;
  /** somebody would win if the round ended as it stands: said on a red ribbon in the bar */
  alarm?(session: Session): string;
  /** the steps of the turn for the bar */
  steps?(session: Session): Step[];
  /** what becomes of an event on the stage; undefined: words and a ring, null: nothing */
  beats?: MakeBeat;
  /**
   * whether this thing can be pressed on the board, the shelf or in `Question` right now;
   * "verb:stop" asks for an answer that names nothing
   */
  drawn?(element: string, session: Session): boolean;
  /** the number that is printed on a thing: its digit chooses it */
  printed?(element: string, session: Session): number | null | undefined;
  /** several events of one kind by one seat in one line of the chronicle */
  summary?(events: LoggedEvent[], speaker: Speaker): string | null;
  /** how much an event decided, for the moments that the result names; 0: nothing */
  weight?(event: LoggedEvent, session: Session): number;
  /** why the game is over, in one sentence */
  ending?(session: Session): string;
  /** the colour of each seat (0 red, 1 blue, 2 gold, 3 green, 4 brown, 5 white) where the rules name it */
  colors?(session: Session): number[];
  /** what a seat has won so far, large beside its name (and on a phone instead of it) */
  points?(session: Session, seat: number): number | string;
  /** what the seats are called where they play a house: given are the names of the people */
  names?(view: Observed, given: string[], speaker: Speaker): string[];
  /** the mark of a seat, where a house has its own crest */
  Crest?: ComponentType<BoardProps & { seat: number }>;
  /** further lines under a player's name: one or two short ones */
  SeatLines?: ComponentType<BoardProps & { seat: number }>;
  /** columns of the result table beyond place and name: where the points came from */
  result?(session: Session): { heads: string[]; rows: (string | number)[][] };
  /** the places in the log of what the chronicle leaves out for now */
  leavesOut?(session: Session, log: readonly LoggedEvent[]): ReadonlySet<number>;
  /** the heading under which an event opens a new part of the chronicle */
  /** the heading under which the chronicle folds an event that only the curious want to read */
  folds?(event: LoggedEvent, speaker: Speaker): string | null;
  chapter?(event: LoggedEvent, speaker: Speaker): string | null;
  compositions?: Composition[];
  /** what is known about an element that the board draws from the view */
  facts?(element: string, session: Session): SceneFact[];
  /** a picture for the button of a choice */
  picture?(element: string, session: Session): ComponentChildren;
  /** the page that runs automatic sides for a board on a real table */
  Companion?: ComponentType<{ info: GameInfo }>;
  /** texts of the board itself, as Fluent sources */
  texts?: Words;
}

const boards = import.meta.glob<{ board: BoardModule }>("./*/index.tsx");
const emblems = import.meta.glob<{
  Emblem: ComponentType;
  /** the mark of a side that can be chosen, by its id */
  Crest?: ComponentType<{ side: string }>;
}>("./*/emblem.tsx", { eager: true });

const NO_BOARD: Partial<BoardModule> = {};

/** The board of a game, or the generic table for games without one of their own. */
export async function loadBoard(game: string): Promise<Partial<BoardModule>> {
  const load = boards[`./${game}/index.tsx`];
  return load ? (await load()).board : NO_BOARD;
}

export const emblemOf = (game: string) => emblems[`./${game}/emblem.tsx`]?.Emblem;
export const crestOf = (game: string) => emblems[`./${game}/emblem.tsx`]?.Crest;
