import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { slender } from "../../parts/screen";
import { SeatShield } from "../../parts/shield";
import { seatNames, type Session } from "../../table/session";
import { t } from "../../texts";
import type { BoardModule, BoardProps } from "../board";
import { Question, VERDICTS } from "./battle";
import { beats } from "./beats";
import { Card, CardFace, roomOf } from "./card";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { factsOf, houseOf } from "./facts";
import { Battlefield } from "./field";
import { Rose } from "./houses";
import { aidsOf, BATTLE, CLEANUP, hear, viewOf, type View } from "./generated";
import { EnglandMap, Swords } from "./map";

import "./vetternkrieg.css";

/** York is white, written in slate where the ground is light; Lancaster is red. */
const COLORS = [5, 0];

type Pane = "field" | "map";

/** Where both would be small, one fills the board: the field in a battle, otherwise England. */
function Board({ session }: BoardProps) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const settles = [...session.narrowed.value.targets].some((thing) => thing.startsWith("region:"));
  const fights = (view.phase === BATTLE && !settles) || view.york < 0;
  const wished = useSignal<Pane | null>(null);
  useEffect(() => {
    wished.value = null;
  }, [fights]);
  const shown = wished.value ?? (fights ? "field" : "map");
  const panes: Pane[] = slender.value ? [shown] : ["map", "field"];
  return (
    <div class={`vk vk-table on-oak panes-${panes.length}`}>
      {panes.includes("map") && <EnglandMap session={session} />}
      {panes.includes("field") && <Battlefield session={session} />}
      {slender.value && view.york >= 0 && (
        <button
          type="button"
          class="vk-other-pane"
          aria-label={speaker.text(shown === "map" ? "vk-to-field" : "vk-to-map")}
          onClick={() => (wished.value = shown === "map" ? "field" : "map")}
        >
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            {shown === "map" ? (
              <Swords />
            ) : (
              <path d="M-10-8L-3-11 4-8 10-11V8L4 11-3 8-10 11ZM-3-11V8M4-8V11" />
            )}
          </svg>
        </button>
      )}
    </div>
  );
}

/** The cards that a seat has laid or played in this round, in their order. */
function playedBy(session: Session, seat: number): number[] {
  let found: number[] = [];
  const note = (told: { seat: number; card: number }) => {
    if (told.seat === seat) found.push(told.card);
  };
  for (const event of session.events.value) {
    hear(event, { round: () => (found = []), laid: note, played: note, "last-card": note });
  }
  return found;
}

/** The own cards; played ones stay readable, and the last one says what it is good for. */
function Hand({ session }: BoardProps) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const me = session.me.value;
  const hand = view.hands[me]?.known ?? [];
  const played = playedBy(session, me).filter((card) => !hand.includes(card));
  if (hand.length + played.length === 0) {
    return <p class="quiet-words hand-empty">{speaker.text("vk-hand-empty")}</p>;
  }
  const points = view.phase === BATTLE ? (factsOf(session, hand[0] ?? 0)?.points ?? 0) : 0;
  return (
    <div class="vk vk-hand">
      {hand.map((card) => (
        <div key={card} class="vk-slot" style={roomOf(session, card)}>
          <Card
            session={session}
            card={card}
            holder={me}
            use={points > 0 ? speaker.text("vk-last-use", { points }) : ""}
          />
        </div>
      ))}
      {played.map((card) => (
        <div key={card} class="vk-slot" style={roomOf(session, card)}>
          <div class="vk-card vk-played">
            <CardFace session={session} card={card} />
            <span class="vk-played-word">{speaker.text("vk-played")}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

const regionsOf = (session: Session, seat: number) =>
  viewOf(session).control.filter((controller) => controller === seat).length;

/** Which regions a seat holds, what it has won, and whether it is about to win. */
function SeatLines({ session, seat }: BoardProps & { seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.york < 0) return null;
  const house = houseOf(view, seat);
  return (
    <>
      <p class="vk-seat-house">
        {seatNames(session.table.value!.seats, speaker)[seat]}
        <span class="vk-lands">
          {view.control.map((controller, region) => (
            <span class={controller === seat ? `held house-${house}` : ""}>
              {speaker.element(`region:${region}`)}
            </span>
          ))}
        </span>
      </p>
      <p class="vk-seat-facts">
        {speaker.text("vk-cards", { count: view.hands[seat]!.count })} ·{" "}
        {speaker.text("vk-troops", { reserve: view.reserve[seat]!, supply: view.supply[seat]! })}
      </p>
      <Threat session={session} seat={seat} />
    </>
  );
}

/** The rose of a seat's house; before the houses are given, a plain shield. */
function Crest({ session, seat }: BoardProps & { seat: number }) {
  const view = viewOf(session);
  return view.york < 0 ? <SeatShield seat={seat} /> : <Rose house={houseOf(view, seat)} />;
}

/** Said in time: this seat wins if the round ends as things stand. */
function Threat({ session, seat }: BoardProps & { seat: number }) {
  const { lead } = aidsOf(session);
  if (lead.seat !== seat || session.view.value!.over) return null;
  const speaker = session.speaker.value;
  const house = speaker.element(`house:${houseOf(viewOf(session), seat)}`);
  return <p class="vk-threat">{speaker.text(`vk-threat-${lead.by}`, { house })}</p>;
}

/** Who is about to win. */
function alarm(session: Session): string {
  const { lead } = aidsOf(session);
  if (lead.seat < 0 || session.view.value!.over) return "";
  const speaker = session.speaker.value;
  const house = speaker.element(`house:${houseOf(viewOf(session), lead.seat)}`);
  return speaker.text("vk-threat", { house });
}

/** Round and battlefield. */
function whereOf(session: Session): string {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const round = speaker.text("vk-round", { round: view.round, rounds: aidsOf(session).rounds });
  return view.battlefield > 0 ? `${round} · ${speaker.element(`card:${view.battlefield}`)}` : round;
}

export const board: BoardModule = {
  Board,
  Hand,
  Question,
  SeatLines,
  Crest,
  colors(session) {
    const view = viewOf(session);
    return view.york < 0 ? [] : view.won.map((_, seat) => COLORS[houseOf(view, seat)]!);
  },
  names(view, given, speaker) {
    const game = view.game as View;
    if (game.york < 0) return given;
    return given.map((_, seat) => speaker.element(`house:${houseOf(game, seat)}`));
  },
  points: (session, seat) => viewOf(session).won[seat]!.length,
  where: whereOf,
  alarm,
  steps(session) {
    const { phase } = viewOf(session);
    const text = (key: string) => session.speaker.value.text(key);
    return [
      { label: text("vk-step-cards"), on: ![BATTLE, CLEANUP].includes(phase) },
      { label: text("vk-step-battle"), on: phase === BATTLE },
      { label: text("vk-step-check"), on: phase === CLEANUP },
    ];
  },
  beats,
  drawn(element) {
    const [kind, name] = element.split(":");
    if (kind === "verb") return VERDICTS.some((verdict) => verdict === name);
    return kind !== "twist";
  },
  weight(event) {
    let weight = 0;
    hear(event, {
      "battle-won": () => (weight = 10),
      "was-lie": () => (weight = 4),
      "lost-troops": ({ count }) => (weight = count),
    });
    return weight;
  },
  ending(session) {
    const { lead } = aidsOf(session);
    if (lead.seat < 0) return "";
    const house = session.speaker.value.element(`house:${houseOf(viewOf(session), lead.seat)}`);
    return session.speaker.value.text(`vk-ending-${lead.by}`, { house });
  },
  texts: { de, en },
  picture(element) {
    const [kind, number] = element.split(":");
    return kind === "house" ? <Rose house={Number(number)} /> : null;
  },
  chapter(event, speaker) {
    let title: string | null = null;
    hear(event, {
      round: ({ round }) => (title = t("round", { round })),
      "first-attacker": () => (title = speaker.text("vk-battle")),
    });
    return title;
  },
  result(session) {
    const speaker = session.speaker.value;
    return {
      heads: [t("result-player"), speaker.text("vk-regions-head"), speaker.text("vk-won-head")],
      rows: viewOf(session).won.map((won, seat) => [
        seatNames(session.table.value!.seats, speaker)[seat]!,
        regionsOf(session, seat),
        won.length,
      ]),
    };
  },
};
