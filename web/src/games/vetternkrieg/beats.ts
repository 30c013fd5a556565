// What happens in the war of the cousins, as movements: dice, cups, banners, the fallen.
import type { Beat, MakeBeat } from "../../stage/beats";
import { die, drop, travel } from "../../stage/drawings";
import { clamp, ease, land, part } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import type { Speaker } from "../../texts";
import { hear, type Tried, type View } from "./generated";

/** A word beside a die, on a slip of parchment. */
const slip = (words: string) => {
  const half = words.length * 4.4 + 14;
  return `<path d="M${-half}-15H${half}V15H${-half}Z" fill="#fff6de" stroke="#7e1c14" stroke-width="2.2"/>
    <text y="6" text-anchor="middle" fill="#7e1c14" font-size="17" font-weight="700">${words}</text>`;
};

/** A great word over the field: true, a lie, who won. */
const ribbon = (words: string, fill: string) => {
  const half = words.length * 9 + 40;
  return `<path d="M${-half}-30H${half}L${half - 14} 0 ${half} 30H${-half}L${14 - half} 0Z" fill="${fill}" stroke="#1d0502" stroke-width="2.5"/>
    <text y="10" text-anchor="middle" fill="#fff4da" font-size="30" font-weight="700">${words}</text>`;
};

function proclaim(scenery: Scenery, words: string, fill: string, p: number): void {
  const field = scenery.pick(".vk-field")?.getBoundingClientRect();
  if (!field) return;
  const q = land(clamp(p * 2));
  scenery.draw("verdict", ribbon(words, fill), {
    transform: `translate(${field.left + field.width / 2} ${field.top + field.height * 0.22}) scale(${q} ${clamp(q)})`,
    opacity: clamp(p * 4),
  });
}

/** A die falls beside a region, then the word. */
function attempt(scenery: Scenery, { region, face, seat }: Tried, words: string, p: number) {
  const place = scenery.middle(scenery.pick(`[data-el="region:${region}"] .vk-region-name`));
  if (!place) return;
  const rests = [place[0] - 110, place[1] + 10] as const;
  die(scenery, "attempt", face, scenery.seat(seat), rests, p);
  if (p < 0.75) return;
  scenery.draw("attempt-word", slip(words), {
    transform: `translate(${rests[0]} ${rests[1] + 44})`,
    opacity: clamp((p - 0.75) * 6),
  });
}

const cupOf = (scenery: Scenery) => scenery.pick(".vk-cup");

/** The cup shakes and is set down. */
function shake(scenery: Scenery, p: number): void {
  scenery.shift(cupOf(scenery), Math.sin(p * 44) * 10 * (1 - p), -30 * (1 - ease(clamp(p * 1.6))));
}

/** The cup, which already lies aside, leaves its dice slowly. */
function lift(scenery: Scenery, york: boolean, p: number): void {
  const q = part(p, 0.25, 0.85);
  const cup = cupOf(scenery);
  scenery.shift(cup, (york ? 112 : -112) * (1 - q), -90 * Math.sin(Math.PI * q));
}

/** Dice of a tray come rolling, one after the other. */
function roll(scenery: Scenery, p: number): void {
  const nodes = scenery.frame.querySelectorAll<SVGElement>(".vk-tray:not(:has(.vk-cup)) .die");
  nodes.forEach((node, i) => {
    const q = clamp(p * 1.3 - i * 0.12);
    const away = 1 - ease(q);
    scenery.style(node, { rotate: `${away * 500}deg`, "transform-origin": "0 0" });
    scenery.shift(node, 240 * away, -50 * Math.abs(Math.sin(q * 8)) * away);
  });
}

const OUTCOMES = {
  placed: "vk-kept",
  "place-returned": "vk-to-reserve",
  "place-lost": "vk-to-supply",
  "remove-failed": "vk-nothing",
  "removed-to-reserve": "vk-to-reserve",
  "removed-to-supply": "vk-to-supply",
} as const;

type Attempt = keyof typeof OUTCOMES;

const tried =
  (key: Attempt, speaker: Speaker, tell: (beat: Partial<Beat>) => void) => (told: Tried) =>
    tell({
      words: speaker.text("vk-chip-tried", { face: told.face, region: told.region }),
      ms: 900,
      hold: 700,
      sound: "die",
      draws: key === "placed" ? "after" : "before",
      run: (p, scenery) => attempt(scenery, told, speaker.text(OUTCOMES[key]), p),
    });

export const beats: MakeBeat = ({ event, after, speaker }) => {
  let beat: Partial<Beat> | null | undefined;
  const tell = (one: Partial<Beat>) => (beat = one);
  const view = after.game as View;
  const verdict = (words: string, fill: string, more: Partial<Beat> = {}) =>
    tell({
      words,
      ms: 900,
      hold: 1100,
      great: true,
      run: (p, scenery) => proclaim(scenery, words, fill, p),
      ...more,
    });
  hear(event, {
    played: ({ card }) =>
      tell({
        words: speaker.text("vk-chip-played", { card }),
        ms: 500,
        hold: 700,
        sound: "card",
        run: (p, scenery) => drop(scenery, scenery.pick(".vk-in-use"), p),
      }),
    laid: ({ card }) => tell({ words: speaker.text("vk-chip-laid", { card }), sound: "card" }),
    "battlefield-chosen": ({ card }) =>
      tell({
        words: speaker.text("vk-chip-field", { card }),
        ms: 700,
        sound: "horn",
        run: (p, scenery) => drop(scenery, scenery.pick(".vk-plate > g"), p),
      }),
    moved: ({ seat, region, target }) =>
      tell({
        words: speaker.text("vk-chip-moved", { target }),
        ms: 800,
        sound: "step",
        run(p, scenery) {
          const name = (n: number) => `[data-el="region:${n}"] .vk-region-name`;
          const way = [region, target].map((n) => scenery.middle(scenery.pick(name(n))));
          const cloth = seat === view.york ? "#f3ead4" : "#a61c28";
          const man = `<circle r="13" fill="${cloth}" stroke="#2a1a0b" stroke-width="2.5"/><path d="M9 12L12-26" stroke="#2a1a0b" stroke-width="3"/>`;
          travel(scenery, "man", man, way, p);
        },
      }),
    placed: tried("placed", speaker, tell),
    "place-returned": tried("place-returned", speaker, tell),
    "place-lost": tried("place-lost", speaker, tell),
    "remove-failed": tried("remove-failed", speaker, tell),
    "removed-to-reserve": tried("removed-to-reserve", speaker, tell),
    "removed-to-supply": tried("removed-to-supply", speaker, tell),
    "rolled-hidden": () =>
      tell({
        words: speaker.text("vk-chip-hidden"),
        ms: 1000,
        hold: 300,
        sound: "die",
        great: true,
        run: (p, scenery) => shake(scenery, p),
      }),
    announced: ({ claim }) =>
      tell({
        words: speaker.text("vk-quote", { claim }),
        ms: 600,
        hold: 900,
        sound: "horn",
        great: true,
        run: (p, scenery) => drop(scenery, scenery.pick(".vk-bubble > g"), p),
      }),
    believed: () => tell({ words: speaker.text("vk-chip-believed"), ms: 500, great: true }),
    doubted: () =>
      tell({
        words: speaker.text("vk-chip-doubted"),
        ms: 600,
        hold: 500,
        sound: "drum",
        great: true,
      }),
    "dice-shown": ({ seat }) =>
      tell({
        words: speaker.text("vk-chip-shown"),
        ms: 1100,
        hold: 700,
        great: true,
        run: (p, scenery) => lift(scenery, seat === view.york, p),
      }),
    "was-true": () => verdict(speaker.text("vk-chip-true"), "#2e6b50"),
    "was-lie": () => verdict(speaker.text("vk-chip-lie"), "#7e1c14"),
    "made-true": () => verdict(speaker.text("vk-chip-made-true"), "#2e6b50"),
    "rolled-open": () =>
      tell({
        words: speaker.text("vk-chip-open"),
        ms: 1300,
        hold: 500,
        sound: "die",
        great: true,
        run: (p, scenery) => roll(scenery, p),
      }),
    "die-turned": ({ face, new: to }) =>
      tell({ words: speaker.text("vk-chip-turned", { face, new: to }), great: true }),
    "attack-won": () => verdict(speaker.text("vk-chip-won"), "#2e6b50"),
    "attack-lost": () => verdict(speaker.text("vk-chip-lost-attack"), "#7e1c14"),
    tied: () => verdict(speaker.text("vk-chip-tied"), "#5a4a30"),
    "lost-troops": ({ count }) =>
      tell({
        words: speaker.text("vk-chip-lost", { count }),
        ms: 900,
        hold: 700,
        sound: "steel",
        great: true,
        waits: true,
      }),
    "last-card": ({ card }) =>
      tell({ words: speaker.text("vk-chip-played", { card }), sound: "card", great: true }),
    "battle-won": ({ seat, card }) =>
      verdict(speaker.text("vk-chip-battle"), "#9e2a22", {
        seat,
        hold: 1800,
        sound: "horn",
        waits: true,
        elements: [`card:${card}`],
      }),
  });
  return beat;
};
