import { useEffect } from "preact/hooks";
import { later } from "../../parts/later";
import { t } from "../../texts";
import type { BoardModule, BoardProps } from "../board";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import "./guiscard.css";
import { beats, prepareSiege } from "./beats";
import { Token } from "./counters";
import { HexMap, pivotOf } from "./map";
import {
  Aims,
  Deeds,
  Fought,
  isDrawn,
  Numbers,
  OddsTable,
  Reaction,
  Reserve,
  Risk,
  Runs,
  SetUp,
  steps,
  where,
} from "./panels";
import { isDay, Parley } from "./siege-question";
import { SeatLines, SideCrest, sideColors, sideName, sideNames } from "./sides";
import { passedBy } from "./journey";
import { factsOf, standing } from "./facts";
import { hear, ON_MAP, viewOf, type View } from "./generated";

/** The days of a siege, fetched when there is one. */
const SiegeDay = later(async () => (await import("./siege")).SiegeDay);

function Board({ session }: BoardProps) {
  const { siege, things } = viewOf(session);
  const besieged = siege !== undefined || things !== undefined;
  useEffect(() => {
    if (besieged) void prepareSiege();
  }, [besieged]);
  return (
    <div class="gu gu-table">
      {isDay(session) ? <SiegeDay session={session} /> : <HexMap session={session} />}
    </div>
  );
}

/** What the rules can tell before a decision, and what cannot be pointed at on the map. */
function Question({ session }: BoardProps) {
  return (
    <div class="gu gu-question">
      <Fought session={session} />
      <Parley session={session} />
      <SetUp session={session} />
      <Risk session={session} />
      <Deeds session={session} />
      <Runs session={session} />
      <OddsTable session={session} />
      <Reaction session={session} />
      <Aims session={session} />
      <Reserve session={session} />
      <Numbers session={session} />
    </div>
  );
}

/** How much the great events of a fight count among the moments that decided it. */
const WEIGHTS: Record<string, number> = {
  "carried-off": 6,
  seized: 5,
  killed: 4,
  drowned: 4,
  "charge-completed": 3,
  stunned: 2,
};

export const board: BoardModule = {
  Board,
  Question,
  SeatLines,
  Crest: SideCrest,
  names: (view, given) => sideNames(view.game as View, given),
  colors: (session) => sideColors(viewOf(session)),
  where,
  steps,
  beats,
  texts: { de, en },
  chapter(event) {
    let title: string | null = null;
    hear(event, { "round-begins": ({ round }) => (title = t("round", { round })) });
    return title;
  },
  picture(element, session) {
    const view = viewOf(session);
    const unit = view.units.find(({ n }) => element === `unit:${n}`);
    const there = standing(view).find(({ at, rear }) =>
      [at, rear].some((hex) => element === `hex:${hex}`),
    );
    return (
      <>
        {unit && <Token session={session} unit={unit} />}
        {there && <Token session={session} unit={there} />}
        {there && <i>{session.speaker.value.element(`unit:${there.n}`)}:</i>}
      </>
    );
  },
  facts: factsOf,
  drawn(element, session) {
    const [kind, number] = element.split(":");
    if (kind === "direction") return pivotOf(session) >= 0;
    if (kind === "unit") return isDrawn(session, Number(number));
    return kind === "hex" || kind === "horse";
  },
  leavesOut(_, log) {
    return passedBy(log);
  },
  weight: ([, key]) => WEIGHTS[key] ?? 0,
  ending(session) {
    const last = session.events.value.findLast(([, key]) =>
      /^(wiped-out|decided-|siege-(lifted|starved|taken|surrenders|given-up))/.test(key),
    );
    return last ? session.speaker.value.event(last) : "";
  },
  result(session) {
    const view = viewOf(session);
    const speaker = session.speaker.value;
    const seats = session.table.value!.seats.map(({ seat }) => seat);
    const own = (seat: number) => view.units.filter((u) => u.seat === seat);
    const { siege } = view;
    if (siege) {
      const men = (seat: number) => siege.men.filter((man) => man.seat === seat);
      return {
        heads: [speaker.text("gu-side"), speaker.text("gu-still-free"), speaker.text("gu-in-all")],
        rows: seats.map((seat) => [
          sideName(session, seat),
          siege.free[seat] ?? 0,
          men(seat).length,
        ]),
      };
    }
    return {
      heads: [
        speaker.text("gu-side"),
        speaker.text("gu-left-alive"),
        speaker.text("gu-began-with"),
      ],
      rows: seats.map((seat) => [
        sideName(session, seat),
        own(seat).filter((u) => u.where === ON_MAP).length,
        own(seat).length,
      ]),
    };
  },
};
