// What the companion remembers in this browser: every reply, and the pack that they were made with.

import { computed, signal } from "@preact/signals";
import { api, ApiError } from "../../../api";
import type { Exchange, GameInfo, Options } from "../../../wire";
import type { Reply } from "../generated";

/** What the companion answers; the first time with what an owner's pack calls otherwise. */
type Answer = Reply & { lexicon?: GameInfo["lexicon"] };

interface Kept {
  pack: string;
  past: Reply[];
  lexicon: GameInfo["lexicon"];
}

const KEPT = "tafelrunde-companion-drei_sanchos-2";
const MOST_BACK = 30;
const NOTHING: Kept = { pack: "", past: [], lexicon: {} };

function remembered(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Kept | null;
    return Array.isArray(found?.past) ? { ...NOTHING, ...found } : NOTHING;
  } catch {
    return NOTHING; // what cannot be read is as good as nothing
  }
}

const kept = signal<Kept>(remembered());
export const fault = signal<ApiError | null>(null);

/** Everything since the start; the last reply is where we are. */
export const past = computed(() => kept.value.past);
/** What the owner's cards and regions are called. */
export const own = computed(() => kept.value.lexicon);

function keep(now: Kept): void {
  kept.value = now;
  try {
    localStorage.setItem(KEPT, JSON.stringify(now));
  } catch {
    // without storage the game lasts as long as the page
  }
}

async function exchange(told: Exchange): Promise<Answer | null> {
  fault.value = null;
  try {
    return await api.companion<Answer>("drei_sanchos", told);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    fault.value = error;
    return null;
  }
}

/** A new game, with an owner's pack if its text is not empty. */
export async function begin(options: Options, pack: string): Promise<void> {
  const reply = await exchange({ options, state: null, request: null, pack });
  if (reply) keep({ pack, past: [reply], lexicon: reply.lexicon ?? {} });
}

/** Tell the companion something; whether it was taken. */
export async function tell(request: unknown): Promise<boolean> {
  const { pack, past: replies, lexicon } = kept.value;
  const { options, state } = replies.at(-1)!;
  const reply = await exchange({ options, state, request, pack });
  if (reply) keep({ pack, past: [...replies, reply].slice(-MOST_BACK), lexicon });
  return reply !== null;
}

export function back(): void {
  keep({ ...kept.value, past: kept.value.past.slice(0, -1) });
}

export function forget(): void {
  keep(NOTHING);
}
