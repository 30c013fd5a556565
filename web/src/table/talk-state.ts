import { computed, signal } from "@preact/signals";
import type { TalkLine, TalkMessage } from "../wire";

const key = (table: string) => `tafelrunde.talk.${table}`;

function recalled(table: string): number {
  try {
    return Number(localStorage.getItem(key(table)) ?? 0);
  } catch {
    return 0; // nothing is remembered where storage is switched off
  }
}

/** What is said at a table, as far as this person may read it. */
export class TalkState {
  readonly lines = signal<ReadonlyMap<number, TalkLine>>(new Map());
  readonly about = signal<Omit<TalkMessage, "lines" | "fresh" | "t"> | null>(null);
  /** whether the chat is shown in place of the chronicle */
  readonly shown = signal(false);
  private readonly read = signal(0);

  constructor(private readonly table: string) {
    this.read.value = recalled(table);
  }

  /** Whether there is a conversation at all; the host can bring it back. */
  readonly offered = computed(
    () => this.about.value !== null && (this.about.value.chat !== "off" || this.about.value.host),
  );

  readonly unread = computed(
    () =>
      [...this.lines.value.values()].filter(
        ({ number, mine, removed }) => number > this.read.value && !mine && !removed,
      ).length,
  );

  /** Take in what the table tells. */
  hear({ fresh, lines, chat, channel, host }: TalkMessage): void {
    const before = fresh ? [] : this.lines.value;
    const all = new Map([...before, ...lines.map((line) => [line.number, line] as const)]);
    this.lines.value = new Map([...all].sort(([a], [b]) => a - b));
    this.about.value = { chat, channel, host };
  }

  /** Everything up to now has been seen. */
  seen(): void {
    const last = Math.max(0, ...this.lines.value.keys());
    if (last <= this.read.value) return;
    this.read.value = last;
    try {
      localStorage.setItem(key(this.table), String(last));
    } catch {
      // as above
    }
  }
}
