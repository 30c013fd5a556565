import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { click, doubtful, narrow, readOptions, type Option } from "../choices";
import type { BoardModule, Composition } from "../games/board";
import { lang } from "../settings";
import { cueOf, merged, type Cue } from "../stage/beats";
import { passing, unfold } from "../stage/film";
import { orchestra } from "../stage/sounds";
import { Stage } from "../stage/stage";
import { TableSocket, type Answer, type Command, type Connection } from "../socket";
import { Speaker, t } from "../texts";
import { TalkState } from "./talk-state";
import {
  SPECTATOR,
  type Action,
  type Advice,
  type Reasoned,
  type Refusal,
  type GameInfo,
  type SceneFact,
  type SceneItem,
  type StateMessage,
  type Summary,
  type LoggedEvent,
  type Observed,
  type WeighedAnswer,
} from "../wire";

export interface Note {
  text: string;
  rule: string;
  /** the thing that it is about, whose rule can be looked up */
  topic?: string;
}

/** A coach: looks at an answer, and lets it go or asks whether it is meant. */
export interface Guard {
  look(actions: Action[], go: () => void): void;
}

export type Mark = "legal" | "picked" | "refused" | "idle";

/** The names of the seats: people by name, bots by their level and letter. */
export function seatNames(seats: Summary["seats"], words: Speaker): string[] {
  return seats.map(({ seat, name, bot }) => {
    if (name) return name;
    const letter = String.fromCharCode(65 + seat);
    const level = bot && words.bot(bot);
    return level ? `${level} ${letter}` : t("seat-n", { n: letter });
  });
}

/** The name of one of several equal things. */
const copyOf = (element: string, copy: number) => (copy > 1 ? `${element}#${copy}` : element);

/** Seats wear the colours that the game names; otherwise the first is red, the second blue. */
export function tintsOf(session: Session): Record<string, string> {
  const colors = session.view.value ? (session.board.colors?.(session) ?? []) : [];
  return Object.fromEntries(
    colors.flatMap((color, seat) => [
      [`--seat-${seat}`, `var(--ink-${color})`],
      [`--fill-${seat}`, `var(--dye-${color})`],
    ]),
  );
}

const KEPT = 400; // pictures
const LONG_MS = 20_000;

/** How many events of a table were seen in this browser before, if any. */
const seenKey = (table: string) => `tafelrunde.seen.${table}`;

function recalled(table: string): number | null {
  try {
    const found = localStorage.getItem(seenKey(table));
    return found === null ? null : Number(found);
  } catch {
    return null; // nothing is remembered where storage is switched off
  }
}

function remember(table: string, seen: number): void {
  try {
    localStorage.setItem(seenKey(table), String(seen));
  } catch {
    // as above
  }
}

/**
 * One table as this browser knows it: the latest state, the events so far, and what the person
 * is about to answer. Knows no rules; the server says what is legal.
 *
 * What is drawn runs behind what is known while the stage plays a film: `state`, `view`, `events`
 * and everything made from them are those of the moment that is shown.
 */
export class Session {
  /** what the server said last */
  readonly latest = signal<StateMessage | null>(null);
  readonly table = signal<Summary | null>(null);
  /** every event that was sent, including undone ones */
  readonly told = signal<LoggedEvent[]>([]);
  readonly stage = new Stage();
  readonly talk: TalkState;
  readonly connection = signal<Connection>("connecting");
  readonly farewell = signal("");
  readonly sending = signal(0);
  readonly note = signal<Note | null>(null);
  readonly advice = signal<Advice[] | "asked" | null>(null);
  /** the best choices of the last advice, with reasons */
  readonly best = signal<Reasoned[]>([]);
  readonly picked = signal<string[]>([]);
  /** the verb that was chosen first, where several name the same things */
  readonly verb = signal("");
  readonly chosen = signal<ReadonlySet<string>>(new Set());
  /** what the chosen parts are worth together, as far as the rules have said */
  readonly weighed = signal<WeighedAnswer["facts"] | null>(null);
  readonly inspected = signal<string | null>(null);
  /** events from this number on are news: what happened since the last own answer */
  readonly news = signal(0);

  /** the coach of this table, where somebody wants one */
  readonly guard = signal<Guard | null>(null);

  private socket: TableSocket | null = null;
  private readonly pictures = new Map<number, Observed>();
  private rested: StateMessage | null = null;
  private acting = false;
  private wasLost = false;
  /** since when there has been nothing to answer */
  private waits: number | null = null;
  private readonly disposals: (() => void)[] = [];

  constructor(
    readonly id: string,
    readonly info: GameInfo,
    readonly board: Partial<BoardModule>,
  ) {
    this.talk = new TalkState(id);
  }

  private readonly own = computed(() => this.board.texts?.[lang.value] ?? "");
  private readonly plain = computed(() => new Speaker(lang.value, this.info, [], this.own.value));

  /** What the seats are called, as one text: only when it changes is there a new speaker. */
  private readonly names = computed(() => {
    const given = seatNames(this.table.value?.seats ?? [], this.plain.value);
    const view = this.latest.value?.view;
    const names = view ? this.board.names?.(view, given, this.plain.value) : null;
    return (names ?? given).join("\n");
  });

  readonly speaker = computed(() => {
    const names = this.names.value.split("\n");
    return new Speaker(lang.value, this.info, names, this.own.value);
  });

  /** The table as it is shown: at the event that the stage plays, or now. */
  readonly state = computed<StateMessage | null>(() => {
    const latest = this.latest.value;
    const at = this.stage.drawn.value;
    const view = at === null ? null : this.picture(at);
    if (!latest || !view) return latest;
    const scene = this.rested?.observer === latest.observer ? this.rested.scene : latest.scene;
    return { ...latest, view, scene, choices: [], decision: "" };
  });

  /** The events up to the moment that is shown, with those that were taken back. */
  readonly log = computed<LoggedEvent[]>(() => {
    const at = this.stage.drawn.value;
    return at === null ? this.told.value : this.told.value.slice(0, at + 1);
  });

  /** The numbers of the events that were taken back. */
  readonly undone = computed<ReadonlySet<number>>(() => new Set(this.latest.value?.undone));

  /** What has happened and still holds: what reports are made from. */
  readonly events = computed<LoggedEvent[]>(() => {
    const undone = this.undone.value;
    return undone.size === 0 ? this.log.value : this.log.value.filter((_, n) => !undone.has(n));
  });

  readonly view = computed<Observed | null>(() => this.state.value?.view ?? null);
  readonly me = computed(() => this.state.value?.observer ?? SPECTATOR);
  readonly options = computed<Option[]>(() =>
    readOptions(this.state.value?.choices ?? [], this.info.verbs),
  );
  readonly asked = computed(() => this.options.value.length > 0);
  /** the options of the chosen verb, or all of them */
  private readonly meant = computed(() => {
    const verb = this.verb.value;
    const fits = ({ action, elements }: Option) => action[0] === verb || elements.length === 0;
    return verb ? this.options.value.filter(fits) : this.options.value;
  });
  readonly narrowed = computed(() => narrow(this.meant.value, this.picked.value));

  /** How the present question is put together, if the game says so and nothing was sent yet. */
  readonly composition = computed(() => {
    const view = this.view.value;
    const how = this.board.compositions?.find(({ prompt }) => prompt === view?.prompt);
    if (!how || !view || view.picks.length > 0) return null;
    return this.options.value.some((o) => o.action[0] === how.done(0)) ? how : null;
  });

  /** Elements that can be put into a composed answer. */
  readonly composable = computed<Set<string>>(() => {
    const how = this.composition.value;
    const fits = (o: Option) => how && o.action[0] === how.add && o.refusal === null;
    return new Set(this.options.value.filter(fits).map((o) => o.elements[0]!));
  });

  readonly items = computed<Map<string, SceneItem>>(() => {
    const all = (this.state.value?.scene?.areas ?? []).flatMap((area) => area.items);
    return new Map(all.filter((i) => i.element).map((i) => [i.element, i]));
  });

  /** What is known about an element, from the scene or from the board that draws it. */
  facts(element: string): SceneFact[] {
    return this.items.value.get(element)?.facts ?? this.board.facts?.(element, this) ?? [];
  }

  // -- the wire

  open(after: () => string): void {
    const socket = new TableSocket(after, {
      state: (message) => this.show(message),
      table: (table) => (this.table.value = table),
      talk: (message) => this.talk.hear(message),
      connection: (now) => {
        this.connection.value = now;
        this.wasLost ||= now === "lost";
      },
      bye: (reason) => (this.farewell.value = reason),
    });
    this.socket = socket;
    socket.connect();
    const hurry = () => socket.hurry();
    addEventListener("online", hurry);
    this.attend();
    this.watch(() => {
      // at rest before somebody's eyes: this much has been seen
      const latest = this.latest.value;
      if (latest?.view && !this.stage.busy.value && !document.hidden) remember(this.id, latest.seq);
    });
    this.disposals.push(
      () => removeEventListener("online", hurry),
      () => socket.close(),
    );
  }

  /** Care for the stage until the table is left: hidden tabs, and words in the chosen language. */
  attend(): void {
    const resume = () => this.stage.resume();
    document.addEventListener("visibilitychange", resume);
    this.watch(() => {
      void this.speaker.value;
      untracked(() => this.stage.retell((first, last) => this.cues(first, last)));
    });
    this.disposals.push(
      () => document.removeEventListener("visibilitychange", resume),
      () => this.stage.close(),
    );
  }

  close(): void {
    for (const dispose of this.disposals) dispose();
  }

  get live(): boolean {
    return this.socket !== null;
  }

  /**
   * Take a state in: the log is what was known up to `since`, then the new events. Those from
   * `from` on are played; if nobody says so, what has not been seen here yet.
   */
  show(message: StateMessage, from = this.seen(message)): void {
    batch(() => {
      const before = this.latest.value;
      const same =
        !this.isLaidAnew(message) &&
        before?.decision === message.decision &&
        before?.observer === message.observer &&
        before?.view?.prompt === message.view?.prompt;
      if (before?.observer !== message.observer) this.news.value = message.seq;
      this.told.value = [...this.told.value.slice(0, message.since), ...message.events];
      this.latest.value = message;
      this.table.value = message.table;
      this.farewell.value = "";
      if (!same) this.forget();
      this.film(before, message, from);
    });
    if (this.live) this.call(message);
  }

  /** A soft horn for whoever has waited long for a question. */
  private call({ choices }: StateMessage): void {
    const now = performance.now();
    if (choices.length === 0) this.waits ??= now;
    else {
      if (now - (this.waits ?? now) > LONG_MS) orchestra.play("call");
      this.waits = null;
    }
  }

  /** Whether the table of a lesson or puzzle was prepared afresh, not continued. */
  private isLaidAnew({ lesson, puzzle }: StateMessage): boolean {
    const [now, before] = [lesson ?? puzzle, this.latest.value];
    return now != null && now.laid !== (before?.lesson ?? before?.puzzle)?.laid;
  }

  /** How many events of a message have been seen: those of the last one, or of the last visit. */
  private seen(message: StateMessage): number {
    const { seq } = message;
    if (this.isLaidAnew(message)) {
      this.stage.toEnd();
      this.pictures.clear();
      return seq;
    }
    return this.latest.value?.seq ?? (this.live ? recalled(this.id) : null) ?? seq;
  }

  /** The position at an event, as far as it was filmed. */
  private picture(number: number): Observed | null {
    return this.pictures.get(number) ?? null;
  }

  /** Put what is new on the stage. */
  private film(before: StateMessage | null, message: StateMessage, from: number): void {
    if (!this.stage.busy.value) this.rested = before;
    const absent = before === null || this.wasLost;
    this.wasLost = false;
    if (!message.view || message.curtain !== null || message.seq <= from) return;
    const own = this.acting ? message.observer : -1;
    this.acting = false;
    const first = message.seq - message.film.length;
    unfold(message.view, message.film).forEach((view, i) => this.pictures.set(first + i, view));
    if (before?.view && before.observer === message.observer) {
      this.pictures.set(before.seq - 1, passing(before.view));
    }
    for (const number of [...this.pictures.keys()].slice(0, -KEPT)) this.pictures.delete(number);
    const gone = new Set([...message.undone, ...(message.view.untold ?? [])]);
    const cues: Cue[] = [];
    for (let number = Math.max(from, first); number < message.seq; number++) {
      const cue = gone.has(number) ? null : this.cue(number);
      if (cue) cues.push(cue);
    }
    this.stage.add(cues, { own, absent });
  }

  private cue(number: number): Cue | null {
    const event = this.told.value[number];
    const after = this.picture(number);
    if (!event || !after) return null;
    const before = this.picture(number - 1) ?? after;
    const moment = { event, before, after, info: this.info, speaker: this.speaker.value };
    return cueOf(number, moment, this.board.beats);
  }

  /** The beat of several events in a row, in the present language. */
  private cues(first: number, last: number): Cue | null {
    const found: Cue[] = [];
    for (let number = first; number <= last; number++) {
      const cue = this.cue(number);
      if (cue) found.push(cue);
    }
    return merged(found)[0] ?? null;
  }

  /** Play what came of an event once more, if it is still known here. */
  again(number: number): boolean {
    const cue = this.cues(number, number);
    if (cue) this.stage.again(cue);
    return cue !== null;
  }

  private forget(): void {
    this.verb.value = "";
    this.picked.value = [];
    this.chosen.value = new Set();
    this.weighed.value = null;
    this.advice.value = null;
    this.note.value = null;
  }

  /** Say or ask something that is no answer in the game. */
  async speak(command: Command): Promise<Answer | null> {
    return this.socket ? this.socket.send(command) : null;
  }

  private async send(command: Command): Promise<Answer | null> {
    if (!this.socket) return null;
    this.sending.value += 1;
    const answer = await this.socket.send(command);
    this.sending.value -= 1;
    if (answer.t === "refused") {
      this.refuse(answer.refusal);
    } else if (answer.t === "error") {
      this.note.value = { text: answer.message[lang.value], rule: "" };
    }
    return answer;
  }

  /** Answer the question, at once or when the coach has looked at it. */
  do(actions: Action[]): void {
    this.guarded(actions, () => this.play(actions));
  }

  private guarded(actions: Action[], go: () => void): void {
    if (this.guard.value) this.guard.value.look(actions, go);
    else go();
  }

  private play(actions: Action[]): void {
    const state = this.state.value;
    if (!state || this.sending.value > 0) return;
    this.note.value = null;
    this.news.value = this.told.value.length;
    this.acting = true;
    this.stage.forget();
    void this.send({ t: "do", seat: state.observer, decision: state.decision, actions });
  }

  // -- answering

  /** What clicking an element, or one of several equal ones, would do now. */
  mark(element: string, copy = 1): Mark {
    if (this.composition.value) {
      if (this.chosen.value.has(copyOf(element, copy))) return "picked";
      if (this.composable.value.has(element)) return "legal";
    } else {
      if (this.picked.value.includes(element)) return "picked";
      if (this.narrowed.value.targets.has(element)) return "legal";
    }
    const named = this.options.value.some((o) => o.refusal && o.elements.includes(element));
    return named ? "refused" : "idle";
  }

  click(element: string, copy = 1): void {
    this.note.value = null;
    if (this.composable.value.has(element)) {
      const chosen = new Set(this.chosen.value);
      const one = copyOf(element, copy);
      if (!chosen.delete(one)) chosen.add(one);
      this.chosen.value = chosen;
      this.advice.value = null; // it was about another set
      void this.weigh();
      return;
    }
    const result = click(this.meant.value, this.picked.value, element);
    if (result.kind === "send") this.do([result.option.action]);
    else if (result.kind === "narrow") this.picked.value = result.picked;
    else if (result.kind === "refused") this.refuse(result.option.refusal!);
    else this.wonder(element);
  }

  /** Say why something cannot be done. */
  refuse(refusal: Refusal): void {
    this.note.value = { text: this.speaker.value.refusal(refusal), rule: refusal[0] };
  }

  /** Nothing offers this element: ask the rules why, or just look at it. */
  private wonder(element: string): void {
    const action = this.live ? doubtful(this.options.value, this.info.verbs, element) : null;
    if (action) void this.send({ t: "why", seat: this.me.value, action });
    else if (this.info.lexicon[element])
      this.note.value = {
        text: this.describe(element),
        rule: "",
        topic: element,
      };
  }

  /** Everything that is written on an element, in one line. */
  private describe(element: string): string {
    const speaker = this.speaker.value;
    const facts = this.facts(element)
      .filter((fact) => !Array.isArray(fact.value))
      .map((fact) => speaker.fact(fact.key, fact.value).join(" "));
    return [speaker.element(element), ...facts, speaker.wording(element)]
      .filter(Boolean)
      .join(" · ");
  }

  choose(option: Option): void {
    if (option.refusal) {
      this.refuse(option.refusal);
      return;
    }
    this.inspected.value = null; // the button goes, and then no pointer leaves it
    this.do([option.action]);
  }

  clear(): void {
    this.verb.value = "";
    this.picked.value = [];
    this.chosen.value = new Set();
    this.weighed.value = null;
    this.note.value = null;
  }

  /** The numbers of the chosen elements, ascending: the one way to say this set. */
  readonly chosenNumbers = computed(() =>
    [...this.chosen.value].map((e) => parseInt(e.split(":")[1]!)).sort((a, b) => a - b),
  );

  /** The actions that add what is chosen. */
  private adds(how: Composition): Action[] {
    return this.chosenNumbers.value.map((n): Action => [how.add, [n]]);
  }

  /** Ask the rules what the chosen parts bring together. */
  private async weigh(): Promise<void> {
    const [how, chosen] = [this.composition.value, this.chosen.value];
    if (!how?.weighs || !this.socket || chosen.size === 0) return;
    const seat = this.me.value;
    const answer = await this.socket.send({ t: "weigh", seat, actions: this.adds(how) });
    if (this.chosen.value !== chosen) return;
    this.weighed.value = answer.t === "weighed" ? answer.facts : null;
  }

  sendComposed(): void {
    const how = this.composition.value;
    if (!how) return;
    const adds = this.adds(how);
    const actions: Action[] = [...adds, [how.done(adds.length), []]];
    if (how.inTurn) this.guarded(actions.slice(0, 1), () => void this.doInTurn(actions));
    else this.do(actions);
  }

  /** Answers to questions that follow each other: each is sent when its question has come. */
  private async doInTurn(actions: Action[]): Promise<void> {
    this.note.value = null;
    this.news.value = this.events.value.length;
    for (const action of actions) {
      const { observer: seat, decision } = this.state.value!;
      const answer = await this.send({ t: "do", seat, decision, actions: [action] });
      // a puzzle asks for the first answer only, and a wrong one does not go on
      if (answer?.t !== "ack" || this.latest.value?.puzzle) return;
      await this.passed(decision);
    }
  }

  /** Until another question than this one is shown. */
  private passed(decision: string): Promise<void> {
    return new Promise((resolve) => {
      const stop = effect(() => {
        if (this.state.value?.decision === decision) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  }

  // -- beside the game

  undo(): void {
    const state = this.state.value;
    const seat = state?.undo_seat;
    if (!state || seat === null || seat === undefined) return;
    void this.send({ t: state.undo === "free" ? "undo" : "ask_undo", seat });
  }

  answerUndo(seat: number, yes: boolean): void {
    void this.send({ t: "answer_undo", seat, yes });
  }

  /** Pass such questions until something concerns the own seat, or be asked again. */
  order(yes: boolean): void {
    const state = this.state.value;
    if (state) void this.send({ t: "order", seat: state.observer, decision: state.decision, yes });
  }

  /** A bot sets up what is left of the own pieces. */
  arrange(): void {
    this.acting = true;
    void this.send({ t: "arrange", seat: this.me.value });
  }

  /** Tell the coach of a lesson or puzzle where to go. */
  lead(to: "next" | "again" | "back" | "show"): void {
    void this.send({ t: "lead", to });
  }

  async hint(): Promise<void> {
    this.advice.value = "asked";
    const how = this.composition.value;
    const actions = how ? this.adds(how) : [];
    const answer = await this.send({ t: "hint", seat: this.me.value, actions });
    this.best.value = answer?.t === "hint" ? answer.best : [];
    this.advice.value = answer?.t === "hint" ? answer.advice : null;
  }

  /** The value of an action in the last advice, as a percentage. */
  worth([verb, args]: Action): number | null {
    const advice = this.advice.value;
    if (!Array.isArray(advice)) return null;
    const found = advice.find(([v, a]) => v === verb && String(a) === String(args));
    return found ? Math.round(100 * found[2]) : null;
  }

  lift(seat: number): void {
    this.socket?.lift(seat);
  }

  /** Run something whenever what it reads changes, until the table is left. */
  watch(run: () => void): void {
    this.disposals.push(effect(run));
  }
}
