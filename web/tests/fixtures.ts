import type { GameInfo, JournalMessage, StateMessage } from "../src/wire";
import game from "./fixtures/game.json";
import journal from "./fixtures/journal.json";
import states from "./fixtures/states.json";

export type Prompt = keyof typeof states;

/** Real messages of a Heerbann table, recorded by make_fixtures.py. */
export const info = game as unknown as GameInfo;
export const recorded = journal as unknown as JournalMessage;
export const prompts = Object.keys(states) as Prompt[];

export const state = (prompt: Prompt) => structuredClone(states[prompt]) as unknown as StateMessage;
