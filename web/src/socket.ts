import type {
  Advice,
  Considered,
  Reasoned,
  FromTable,
  Message,
  Refusal,
  Seen,
  StateMessage,
  Summary,
  TalkMessage,
  WeighedAnswer,
  Words,
} from "./wire";

type Unnamed<Sent> = Sent extends { id: string } ? Omit<Sent, "id"> : never;
/** What a person asks of a table; it gets its id when it is sent. */
export type Command = Unnamed<Exclude<Message, Seen>>;

export type Connection = "connecting" | "open" | "lost";

export type Answer =
  | { t: "ack" }
  | { t: "refused"; refusal: Refusal }
  | { t: "hint"; advice: Advice[]; best: Reasoned[] }
  | Considered
  | { t: "weighed"; facts: WeighedAnswer["facts"] }
  | { t: "error"; code: string; message: Words };

export interface Handlers {
  state(message: StateMessage): void;
  table(table: Summary): void;
  talk(message: TalkMessage): void;
  connection(now: Connection): void;
  bye(reason: string): void;
}

/** The parts of a WebSocket that we use, so that tests can bring their own. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  readyState: number;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  open(url: string): Wire;
  wait(milliseconds: number, then: () => void): () => void;
  random(): number;
}

export const browser: Surroundings = {
  open: (url) => new WebSocket(url),
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const AGAIN = 400;
const OPEN = 1;
/** A wire on which nothing answers for so long is dead, even if nobody has said so: phones change
 * their networks, servers are stopped. */
export const SILENCE = 12_000;
const THINKING: Command["t"][] = ["hint", "consider", "arrange", "ask_undo"]; // may take longer

/** 128 random bits as 32 hexadecimal digits: the id of a command, never used twice. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How long to wait before the next try: doubling, at most ten seconds, with jitter. */
export function backOff(failures: number, random: () => number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
  return most / 2 + (most / 2) * random();
}

interface Pending {
  text: string;
  resolve(answer: Answer): void;
}

/**
 * The connection to one table. Commands stay pending until they are answered and are sent
 * again with the same id after a reconnect, so each is played exactly once.
 */
export class TableSocket {
  private wire: Wire | null = null;
  private pending = new Map<string, Pending>();
  private failures = 0;
  private ended = false;
  private stopWaiting: (() => void) | null = null;
  private seen: string | null = null;
  private heard = 0;

  constructor(
    private readonly address: () => string,
    private readonly handlers: Handlers,
    private readonly around: Surroundings = browser,
  ) {}

  connect(): void {
    this.stopWaiting?.();
    this.stopWaiting = null;
    if (this.ended || this.wire) return;
    this.handlers.connection(this.failures === 0 ? "connecting" : "lost");
    const wire = this.around.open(this.address());
    this.wire = wire;
    wire.onopen = () => {
      this.failures = 0;
      this.handlers.connection("open");
      if (this.seen) wire.send(this.seen);
      for (const { text } of this.pending.values()) wire.send(text);
      if (this.pending.size > 0) this.listen(wire);
    };
    wire.onmessage = (event) => {
      this.heard += 1;
      this.receive(JSON.parse(String(event.data)) as FromTable);
    };
    wire.onclose = () => {
      if (this.wire !== wire) return;
      this.wire = null;
      if (this.ended) return;
      this.handlers.connection("lost");
      const pause = backOff(this.failures, this.around.random);
      this.failures += 1;
      this.stopWaiting = this.around.wait(pause, () => this.connect());
    };
  }

  /** Try again at once, for example because the network is back. */
  hurry(): void {
    if (!this.wire) this.connect();
  }

  send(command: Command): Promise<Answer> {
    const id = commandId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.pending.set(id, { text, resolve });
      if (this.wire?.readyState !== OPEN) return;
      this.wire.send(text);
      if (!THINKING.includes(command.t)) this.listen(this.wire);
    });
  }

  /** Take another wire if nothing at all comes over this one for long. */
  private listen(wire: Wire): void {
    const before = this.heard;
    this.around.wait(SILENCE, () => {
      if (this.wire !== wire || this.heard !== before) return;
      wire.onclose = wire.onmessage = null;
      wire.close();
      this.wire = null;
      this.failures = 1; // the page says that the connection is lost
      this.connect();
    });
  }

  /** On a hot-seat table: the curtain was lifted for this seat. */
  lift(observer: number): void {
    this.seen = JSON.stringify({ t: "seen", observer });
    if (this.wire?.readyState === OPEN) this.wire.send(this.seen);
  }

  close(): void {
    this.ended = true;
    this.stopWaiting?.();
    this.wire?.close();
    this.wire = null;
  }

  private receive(message: FromTable): void {
    if (message.t === "state") return this.handlers.state(message);
    if (message.t === "table") return this.handlers.table(message.table);
    if (message.t === "talk") return this.handlers.talk(message);
    if (message.t === "bye") return this.goodbye(message.reason);
    if (message.id === null) return;
    const waiting = this.pending.get(message.id);
    if (!waiting) return;
    if (message.t === "error" && (message.code === "busy" || message.code === "too-many")) {
      // it was not looked at and may be sent again
      this.around.wait(AGAIN * (1 + this.around.random()), () => {
        if (this.pending.has(message.id!) && this.wire?.readyState === OPEN) {
          this.wire.send(waiting.text);
        }
      });
      return;
    }
    this.pending.delete(message.id);
    waiting.resolve(message);
  }

  private goodbye(reason: string): void {
    if (["broken", "gone", "closed"].includes(reason)) this.ended = true; // coming again would not help
    this.handlers.bye(reason);
  }
}
