// What happens at a table of Heerbann, as movements: cards turn, blows travel, lanes grow.
import type { Beat, MakeBeat } from "../../stage/beats";
import { coins, die, drop, turn } from "../../stage/drawings";
import { clamp, ease, land, mix, part } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import { hear, type Recruited } from "./generated";

const lane = (seat: number) => `[data-lane="${seat}"]`;

const DAGGER = `<g stroke="#2a2019" stroke-width="2" stroke-linejoin="round">
  <path d="M0 30L-7-8H7Z" fill="#e8ecee"/><path d="M-18-14H18V-7H-18Z" fill="#d0a038"/>
  <path d="M-4-28H4V-14H-4Z" fill="#4b2b1a"/></g>`;

/** A dagger flies in an arc from one card to another. */
function stab(scenery: Scenery, by: number, victim: number, p: number): void {
  const from = scenery.middle(scenery.pick(`.hb-laid [data-el="card:${by}"]`));
  const to = scenery.middle(scenery.pick(`.hb-laid [data-el="card:${victim}"]`));
  if (!from || !to) return;
  const q = part(p, 0.05, 0.6);
  const x = mix(from[0], to[0], q);
  const y = mix(from[1], to[1], q) - 40 * Math.sin(Math.PI * q);
  scenery.draw("dagger", DAGGER, {
    transform: `translate(${x} ${y}) rotate(${150 + 360 * q})`,
    opacity: p < 0.85 ? 1 : 0,
  });
}

/** A card that matters now rises for a moment. */
function rise(scenery: Scenery, card: number, p: number): void {
  const node = scenery.pick(`.hb-laid [data-el="card:${card}"]`);
  scenery.shift(node, 0, -12 * Math.sin(Math.PI * p));
}

/** A part of the sums swells while it changes. */
function swell(scenery: Scenery, selector: string, p: number): void {
  scenery.style(scenery.pick(selector), { scale: String(1 + 0.35 * Math.sin(Math.PI * clamp(p))) });
}

/** The dice of a row tumble to their places, one after the other. */
function tumble(scenery: Scenery, selector: string, p: number): void {
  const nodes = scenery.frame.querySelectorAll<SVGElement>(selector);
  nodes.forEach((node, i) => {
    const q = clamp(p * 1.4 - 0.08 * i);
    const away = 1 - ease(q);
    scenery.style(node, { rotate: `${away * 500}deg`, opacity: String(clamp(q * 4)) });
    scenery.shift(node, -160 * away, -40 * Math.abs(Math.sin(q * 8)) * away);
  });
}

export const beats: MakeBeat = ({ event, speaker }) => {
  let beat: Partial<Beat> | null | undefined;
  const recruited = ({ card }: Recruited) =>
    (beat = { words: speaker.text("hb-chip-recruited", { card }), ms: 700, sound: "card" });
  hear(event, {
    revealed: ({ card }) =>
      (beat = {
        words: speaker.text("hb-chip-revealed", { card }),
        ms: 500,
        sound: "card",
        run: (p, scenery) => turn(scenery, scenery.find(`card:${card}`), p),
      }),
    "numbers-opened": () =>
      (beat = {
        words: speaker.text("hb-chip-numbers"),
        ms: 700,
        hold: 700,
        sound: "die",
        run: (p, scenery) =>
          scenery.frame
            .querySelectorAll<SVGElement>(".hb-number .die")
            .forEach((node, i) => turn(scenery, node, clamp(p * 1.3 - 0.1 * i))),
      }),
    "order-fixed": () => (beat = { words: speaker.text("hb-chip-order"), ms: 300, hold: 300 }),
    rolled: ({ seat }) =>
      (beat = {
        words: speaker.text("hb-chip-rolled"),
        ms: 900,
        sound: "die",
        run: (p, scenery) => tumble(scenery, `${lane(seat)} .hb-die`, p),
      }),
    "rolled-again": ({ seat }) =>
      (beat = {
        ms: 900,
        sound: "die",
        run: (p, scenery) => tumble(scenery, `${lane(seat)} .hb-die.again`, p),
      }),
    recruited,
    "recruited-nudged": recruited,
    "nothing-formed": () => (beat = { words: speaker.text("hb-chip-nothing"), ms: 200 }),
    declined: () => (beat = { words: speaker.text("hb-chip-declined"), ms: 200 }),
    "province-valued": ({ province, die: face }) =>
      (beat = {
        words: speaker.text("hb-chip-valued", { province }),
        ms: 900,
        hold: 500,
        sound: "drum",
        great: true,
        run(p, scenery) {
          const place = scenery.middle(scenery.pick(`[data-province="${province}"] .hb-pennant`));
          const rests = place && ([place[0] + 62, place[1] + 34] as const);
          die(scenery, "value", face, null, rests, p);
        },
      }),
    "luck-rolled": () =>
      (beat = {
        words: speaker.text("hb-chip-luck"),
        ms: 900,
        sound: "die",
        great: true,
        run: (p, scenery) => tumble(scenery, ".hb-luck .die", p),
      }),
    committed: ({ seat }) =>
      (beat = {
        words: speaker.text("hb-chip-committed"),
        many: () => speaker.text("hb-chip-all-committed"),
        together: true,
        ms: 620,
        hold: 120,
        sound: "card",
        great: true,
        run: (p, scenery) =>
          scenery.frame
            .querySelectorAll<HTMLElement>(`${lane(seat)} .laid`)
            .forEach((node, i) => turn(scenery, node, clamp(p * 1.3 - 0.12 * i))),
      }),
    slain: ({ by, card }) =>
      (beat = {
        words: speaker.text("hb-chip-slain", { by, card }),
        ms: 1000,
        hold: 500,
        sound: "steel",
        great: true,
        draws: "before",
        run: (p, scenery) => stab(scenery, by, card, p),
      }),
    strengthened: ({ seat, card, count }) =>
      (beat = {
        words: speaker.text("hb-chip-strengthened", { card, count }),
        ms: 700,
        hold: 350,
        sound: "card",
        great: true,
        run(p, scenery) {
          rise(scenery, card, p);
          swell(scenery, `${lane(seat)} .hb-sums > :nth-child(2) dd`, p);
        },
      }),
    "luck-doubled": ({ seat, card }) =>
      (beat = {
        words: speaker.text("hb-chip-doubled", { card }),
        ms: 700,
        sound: "card",
        great: true,
        run(p, scenery) {
          rise(scenery, card, p);
          swell(scenery, `${lane(seat)} .hb-luck`, p);
        },
      }),
    "luck-denied": ({ card }) =>
      (beat = {
        words: speaker.text("hb-chip-denied", { card }),
        ms: 700,
        sound: "steel",
        great: true,
        run: (p, scenery) => rise(scenery, card, p),
      }),
    totals: () =>
      (beat = {
        words: speaker.text("hb-chip-totals"),
        ms: 900,
        hold: 500,
        sound: "drum",
        great: true,
        run(p, scenery) {
          const sums = scenery.frame.querySelectorAll<HTMLElement>(".hb-sum dd");
          sums.forEach((node, i) => {
            const q = clamp((p - 0.12 * i) * 2);
            scenery.style(node, { scale: String(land(q)), opacity: String(clamp(q * 3)) });
          });
        },
      }),
    conquered: ({ seat, province, value }) =>
      (beat = {
        words: speaker.text("hb-chip-conquered", { province }),
        ms: 1100,
        hold: 1400,
        sound: "horn",
        great: true,
        waits: true,
        run(p, scenery) {
          const land = scenery.pick(`[data-province="${province}"]`);
          drop(scenery, scenery.pick(`[data-province="${province}"] .hb-holder`), p * 1.6);
          coins(scenery, scenery.middle(land), seat, value, clamp((p - 0.35) / 0.65));
        },
      }),
    "set-aside": ({ province }) =>
      (beat = {
        words: speaker.text("hb-chip-aside", { province }),
        ms: 500,
        hold: 900,
        great: true,
        waits: true,
      }),
  });
  return beat;
};
