import { beforeEach, describe, expect, it } from "vitest";
import { speed } from "../src/settings";
import { LONGEST, merged, pace, type Beat, type Cue } from "../src/stage/beats";
import { unfold } from "../src/stage/film";
import { MANY, Stage, type Around } from "../src/stage/stage";
import type { Observed } from "../src/wire";

/** Time that passes when the test says so. */
class Clock implements Around {
  now = 1;
  away = false;
  still = false;
  private due: ((now: number) => void) | null = null;

  frame(run: (now: number) => void) {
    this.due = run;
    return () => (this.due = null);
  }
  hidden = () => this.away;
  calm = () => this.still;

  pass(ms: number): void {
    for (const end = this.now + ms; this.now < end;) {
      this.now += 20;
      const run = this.due;
      this.due = null;
      run?.(this.now);
    }
  }
}

const PLAIN = { kind: "x", seat: 1, words: "x", ms: 100, hold: 60, elements: [] };
const beat = (more: Partial<Beat> = {}): Beat => ({
  ...PLAIN,
  draws: "after",
  great: false,
  waits: false,
  ...more,
});
const cue = (n: number, more: Partial<Beat> = {}): Cue => ({
  id: n,
  first: n,
  last: n,
  beat: beat(more),
  sentences: [`sentence ${n}`],
  count: 1,
});
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const HERE = { own: -1, absent: false };

function staged(more: Partial<Around> = {}) {
  const clock = Object.assign(new Clock(), more);
  return { clock, stage: new Stage(clock) };
}

beforeEach(() => {
  speed.value = "normal";
});

describe("a film", () => {
  it("is unfolded backwards from the view of its message, and nobody is asked in it", () => {
    const view = { players: 2, asked: [0], pending: [0], prompt: "bid", about: {}, picks: [] };
    const game = { deck: [3], units: [{ at: 9 }, { at: 2 }] };
    const now = { ...view, over: false, scores: [], winners: [], game, aids: {}, preview: {} };
    const pictures = unfold(now as Observed, [
      [[["game", "units", 0, "at"], 4]],
      [
        [
          ["game", "deck"],
          [3, 5],
        ],
      ],
    ]);
    expect(pictures.map((picture) => picture.game)).toEqual([
      { deck: [3, 5], units: [{ at: 4 }, { at: 2 }] },
      { deck: [3, 5], units: [{ at: 9 }, { at: 2 }] },
    ]);
    expect(pictures[0]).toMatchObject({ asked: [], pending: [], prompt: "" });
    expect(pictures[0]).not.toHaveProperty("preview");
    expect(now.game).toBe(game);
    expect(game.units[0]!.at).toBe(9);
  });
});

describe("beats", () => {
  it("of one kind by one seat become one", () => {
    const many = (count: number) => `${count} things`;
    const found = merged([
      cue(0, { many }),
      cue(1, { many }),
      cue(2, { many }),
      cue(3, { many, seat: 0 }),
      cue(4),
      cue(5),
    ]);
    expect(found.map(({ first, last, beat }) => [first, last, beat.words])).toEqual([
      [0, 2, "3 things"],
      [3, 3, "x"],
      [4, 4, "x"],
      [5, 5, "x"],
    ]);
    expect(found[0]!.sentences).toHaveLength(3);
  });

  it("run side by side when they are one", () => {
    const ran: Record<string, number> = {};
    const many = () => "";
    const run = (name: string) => (p: number) => void (ran[name] = p);
    const [one] = merged([cue(0, { many, run: run("a") }), cue(1, { many, run: run("b") })]);
    one!.beat.run!(1, null as never);
    expect(ran).toEqual({ a: 1, b: 1 });
    one!.beat.run!(0.5, null as never);
    expect(ran["a"]).toBeGreaterThan(ran["b"]!);
  });

  it("of others last eight seconds at most: holds are shortened, then all is sped up", () => {
    const length = (cues: Cue[]) => {
      const { holds, speed } = pace(cues);
      return cues.reduce((sum, { beat }) => sum + (beat.ms + beat.hold * holds) / speed, 0);
    };
    const short = numbers(0, 3).map((n) => cue(n, { ms: 500, hold: 500 }));
    expect(pace(short)).toEqual({ holds: 1, speed: 1 });
    const slow = numbers(0, 8).map((n) => cue(n, { ms: 800, hold: 900 }));
    expect(pace(slow).speed).toBe(1);
    expect(length(slow)).toBeCloseTo(LONGEST);
    const long = numbers(0, 30).map((n) => cue(n, { ms: 700, hold: 450 }));
    expect(length(long)).toBeLessThanOrEqual(LONGEST + 1);
    expect(pace(numbers(0, 300).map((n) => cue(n))).speed).toBe(4);
    const great = numbers(0, 30).map((n) => cue(n, { ms: 700, great: true }));
    expect(pace(great)).toEqual({ holds: 1, speed: 1 });
  });
});

describe("the stage", () => {
  it("plays one beat after the other and then shows the present", () => {
    const { stage, clock } = staged();
    stage.add([cue(5), cue(6)], HERE);
    expect(stage.drawn.value).toBe(5);
    clock.pass(150);
    expect(stage.drawn.value).toBe(5);
    clock.pass(60);
    expect(stage.drawn.value).toBe(6);
    expect(stage.said.value).toEqual(["sentence 6"]);
    clock.pass(200);
    expect(stage.drawn.value).toBeNull();
    expect(stage.busy.value).toBe(false);
    expect(stage.chips.value.map(({ seen }) => seen)).toEqual([true, true]);
  });

  it("draws the position before an event where the beat wants it", () => {
    const { stage, clock } = staged();
    stage.add([cue(5, { draws: "before" })], HERE);
    expect(stage.drawn.value).toBe(4);
    clock.pass(140);
    expect(stage.drawn.value).toBe(5);
  });

  it("appends what comes meanwhile", () => {
    const { stage, clock } = staged();
    stage.add([cue(0)], HERE);
    clock.pass(50);
    stage.add([cue(1)], HERE);
    expect(stage.drawn.value).toBe(0);
    clock.pass(180);
    expect(stage.drawn.value).toBe(1);
  });

  it("pauses, steps and skips", () => {
    const { stage, clock } = staged();
    stage.add([cue(0), cue(1), cue(2)], HERE);
    stage.toggle();
    clock.pass(1000);
    expect(stage.drawn.value).toBe(0);
    stage.step();
    stage.step();
    clock.pass(1000);
    expect(stage.drawn.value).toBe(1);
    expect(stage.playing.value!.first).toBe(2);
    stage.toggle();
    expect(stage.drawn.value).toBe(2);
    stage.toEnd();
    expect(stage.drawn.value).toBeNull();
    expect(stage.said.value).toEqual(["sentence 2"]);
    stage.add([cue(3)], HERE);
    expect(stage.paused.value).toBe(false);
    clock.pass(400);
    expect(stage.drawn.value).toBeNull();
  });

  it("goes as quickly as somebody likes, and not at all if nobody does", () => {
    const { stage, clock } = staged();
    speed.value = "slow";
    stage.add([cue(0)], HERE);
    clock.pass(200);
    expect(stage.drawn.value).toBe(0);
    clock.pass(200);
    expect(stage.drawn.value).toBeNull();
    speed.value = "off";
    stage.add([cue(1), cue(2)], HERE);
    expect(stage.drawn.value).toBeNull();
    expect(stage.chips.value).toHaveLength(3);
    expect(stage.said.value).toEqual(["sentence 1", "sentence 2"]);
  });

  it("hurries what an own click caused, except great moments and what dice decide", () => {
    const { stage } = staged();
    const given = [
      cue(0, { ms: 900 }),
      cue(1, { ms: 900, great: true }),
      cue(2, { ms: 900, hold: 500, sound: "die" }),
      cue(3, { ms: 900 }),
      cue(4, { seat: 0, ms: 900 }),
    ];
    stage.add(given, { own: 1, absent: false });
    expect(stage.cues.value.map(({ beat }) => beat.ms)).toEqual([200, 900, 900, 200, 900]);
    expect(stage.cues.value[2]!.beat.hold).toBe(500);
  });

  it("asks before it plays much that happened in somebody's absence", () => {
    const { stage, clock } = staged();
    stage.add(
      numbers(0, MANY + 1).map((n) => cue(n)),
      { own: -1, absent: true },
    );
    expect(stage.offered.value).toBe(MANY + 1);
    clock.pass(5000);
    expect(stage.drawn.value).toBe(-1);
    stage.watch();
    expect(stage.drawn.value).toBe(0);
    stage.toEnd();
    expect(stage.chips.value.every(({ seen }) => seen)).toBe(true);
  });

  it("waits for a hidden tab", () => {
    const { stage, clock } = staged();
    clock.away = true;
    stage.add([cue(0)], HERE);
    clock.pass(3000);
    expect(stage.drawn.value).toBe(0);
    clock.away = false;
    stage.resume();
    clock.pass(400);
    expect(stage.drawn.value).toBeNull();
  });

  it("shows end states at once where motion is unwelcome, as long as before", () => {
    const { stage, clock } = staged();
    clock.still = true;
    stage.add([cue(3, { draws: "before" })], HERE);
    expect(stage.drawn.value).toBe(3);
    clock.pass(120);
    expect(stage.drawn.value).toBe(3);
    clock.pass(100);
    expect(stage.drawn.value).toBeNull();
  });

  it("holds a moment until somebody goes on, or a few seconds", () => {
    const { stage, clock } = staged();
    stage.add([cue(0, { waits: true }), cue(1)], HERE);
    clock.pass(1000);
    expect([stage.drawn.value, stage.waiting.value]).toEqual([0, true]);
    stage.goOn();
    expect([stage.drawn.value, stage.waiting.value]).toEqual([1, false]);
    stage.forget();
    stage.add([cue(2, { waits: true })], HERE);
    clock.pass(7000);
    expect(stage.drawn.value).toBeNull();
  });

  it("plays a chip again and forgets all of them with the next own act", () => {
    const { stage, clock } = staged();
    stage.add([cue(0), cue(1)], HERE);
    stage.toEnd();
    stage.again(stage.chips.value[0]!.cue);
    expect(stage.drawn.value).toBe(0);
    clock.pass(300);
    expect(stage.drawn.value).toBeNull();
    stage.forget();
    expect(stage.chips.value).toEqual([]);
  });
});

describe("a change of language", () => {
  it("tells chips and coming beats anew and goes on where the film was", () => {
    const { clock, stage } = staged();
    stage.add([cue(1), cue(2)], HERE);
    clock.pass(40);
    stage.retell((first) => ({ ...cue(first), beat: beat({ words: `word ${first}`, ms: 9 }) }));
    expect(stage.chips.value.map(({ cue: { beat: told } }) => told.words)).toEqual([
      "word 1",
      "word 2",
    ]);
    expect(stage.playing.value?.beat.ms).toBe(100);
    clock.pass(400);
    expect(stage.busy.value).toBe(false);
    expect(stage.chips.value.every(({ seen }) => seen)).toBe(true);
  });
});

it("lets several seats reveal in one beat, great as it is, which is nobody's own", () => {
  const reveal = { kind: "reveal", great: true, together: true, many: (n: number) => `all ${n}` };
  const [first, ...rest] = merged([0, 1, 2].map((seat) => cue(seat, { ...reveal, seat })));
  expect(rest).toEqual([]);
  expect([first?.beat.words, first?.beat.seat, first?.last]).toEqual(["all 3", -1, 2]);
  expect(merged([0, 1].map((seat) => cue(seat, { kind: "x", seat, many: () => "" })))).toHaveLength(
    2,
  );
});
