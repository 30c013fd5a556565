import { later } from "../../parts/later";
import { phone } from "../../parts/screen";
import type { Session } from "../../table/session";
import { listOf, t } from "../../texts";
import type { BoardModule, BoardProps, Step } from "../board";
import { beats } from "./beats";
import de from "./de.ftl?raw";
import "./drei_sanchos.css";
import en from "./en.ftl?raw";
import { playersOf, sanchoOf, SANCHOS } from "./facts";
import { asks, hear, viewOf, type View } from "./generated";
import { SeatCrest, SeatLines } from "./houses";
import { KingdomsMap } from "./map";
import "./map.css";
import { folds } from "./bots";
import { Mark } from "./pieces";
import { Means } from "./question";
import { Shelf } from "./shelf";
import { Track } from "./track";
import { tileOf } from "./verbs";

// of Castilla, Nájera, Aragón: red, gold, green
const COLORS = [0, 2, 3];

function Board({ session }: BoardProps) {
  const fights = viewOf(session).dice.length > 0;
  return (
    <div class={`ds ds-scene on-oak ${fights ? "battle" : ""}`}>
      <KingdomsMap session={session} />
      <Track session={session} />
    </div>
  );
}

const seatsOf = (view: View) =>
  Array.from({ length: playersOf(view) }, (_, seat) => sanchoOf(view, seat));

/** The four steps of a round. */
function steps(session: Session): Step[] {
  const { phase } = viewOf(session);
  const speaker = session.speaker.value;
  return ["card", "turns", "draw", "sieges"].map((step, i) => ({
    label: speaker.text(`ds-step-${step}`),
    on: phase === i + 1,
  }));
}

function where(session: Session): string {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const round = speaker.text("ds-round", { round: view.round });
  const arrow = view.solo ? speaker.text(view.arrow ? "ds-arrow-up" : "ds-arrow-down") : "";
  return [round, arrow].filter(Boolean).join(" · ");
}

/** Whoever lacks a single point is named on a red ribbon: the game ends at once with it. */
function alarm(session: Session): string {
  const { sides, goal, seats, solo } = viewOf(session);
  const speaker = session.speaker.value;
  const near = SANCHOS.filter((sancho) => sides[sancho] === goal - 1);
  if (near.length === 0) return "";
  if (solo && near.some((sancho) => seats[sancho]! < 0)) return speaker.text("ds-alarm-cousins");
  const names = listOf(near.map((sancho) => speaker.element(`sancho:${sancho}`)));
  return speaker.text("ds-alarm", { names });
}

/** Points of every Sancho, those that nobody sits for included; whoever sits comes with a name. */
function result(session: Session): { heads: string[]; rows: (string | number)[][] } {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const held = (sancho: number) => view.regions.filter((r) => r.holder === sancho).length;
  const others = SANCHOS.filter((sancho) => view.seats[sancho]! < 0);
  return {
    heads: [
      t("result-points"),
      speaker.text("ds-held"),
      ...others.map((sancho) => speaker.element(`sancho:${sancho}`)),
    ],
    rows: seatsOf(view).map((sancho) => [
      view.vp[sancho]!,
      held(sancho),
      ...others.map((other) => view.vp[other]!),
    ]),
  };
}

/** The last sentence of the chronicle says which kind of victory it was. */
function ending(session: Session): string {
  const last = session.events.value.findLast(([, key]) => key.endsWith("-victory"));
  return last ? session.speaker.value.event(last) : "";
}

export const board: BoardModule = {
  Board,
  Hand: Shelf,
  Question: Means,
  where,
  alarm,
  steps,
  beats,
  drawn(element, session) {
    const [kind, name] = element.split(":");
    if (kind === "verb") {
      const tiled = tileOf(name!) !== name || name === "recruit" || name === "stop";
      return tiled && asks(session, "command", "pool");
    }
    if (kind === "sancho") return viewOf(session).seats[Number(name)]! < 0;
    return kind !== "number" && kind !== "count";
  },
  names(view, given, speaker) {
    const { seats } = view.game as View;
    return given.map((name, seat) => {
      const sancho = seats.indexOf(seat);
      return sancho < 0 ? name : `${speaker.element(`sancho:${sancho}`)} (${name})`;
    });
  },
  points(session, seat) {
    const view = viewOf(session);
    const own = view.vp[Math.max(0, sanchoOf(view, seat))]!;
    // on a phone there is no room for the cousins' own lines
    return view.solo && phone.value ? `${own} : ${view.sides[view.seats.indexOf(-1)]}` : own;
  },
  Crest: SeatCrest,
  SeatLines,
  weight(event) {
    let weight = 0;
    hear(event, {
      captured: () => (weight = 5),
      "king-beaten": () => (weight = 4),
      "field-won": () => (weight = 2),
    });
    return weight;
  },
  ending,
  Companion: later(async () => (await import("./companion")).Companion),
  texts: { de, en },
  colors: (session) => {
    const view = viewOf(session);
    return seatsOf(view).map((sancho) => COLORS[sancho] ?? 4);
  },
  picture(element) {
    const [kind, number] = element.split(":");
    return kind === "sancho" ? <Mark sancho={Number(number)} /> : null;
  },
  folds,
  chapter(event) {
    let title: string | null = null;
    const begins = ({ round }: { round: number }) => (title = t("round", { round }));
    // with a commander, and in a solo round without one
    hear(event, { "round-begins": begins, "card-revealed": begins });
    return title;
  },
  result,
};
