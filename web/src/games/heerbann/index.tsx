import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { t } from "../../texts";
import type { BoardModule, BoardProps } from "../board";
import { beats } from "./beats";
import { Card } from "./card";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { aidsOf, CONQUER, hear, RECRUIT, viewOf, weighedOf } from "./generated";
import "./heerbann.css";
import { Lanes } from "./lanes";
import { Recruiting } from "./recruit";
import { NUMERALS, Valley } from "./valley";

function Board({ session }: BoardProps) {
  const recruits = viewOf(session).phase === RECRUIT;
  return (
    <div class={`hb hb-table on-oak ${recruits ? "recruits" : "conquers"}`}>
      <Valley session={session} />
      {recruits ? <Recruiting session={session} /> : <Lanes session={session} />}
    </div>
  );
}

/** What the cards of the others can do, in words: nobody should have to point at them. */
function OtherAbilities({ session }: BoardProps) {
  const { armies, committed } = viewOf(session);
  const speaker = session.speaker.value;
  const able = armies.flatMap((army, seat) =>
    seat === session.me.value
      ? []
      : [...(army ?? []), ...(committed[seat] ?? [])]
          .filter((card) => speaker.wording(`card:${card}`))
          .map((card) => ({ card, seat })),
  );
  if (able.length === 0) return null;
  return (
    <ul class="hb-others" aria-label={speaker.text("hb-others")} tabIndex={0}>
      {able.map(({ card, seat }) => (
        <li key={card}>
          <SeatShield seat={seat} />
          <span>
            <b>{speaker.element(`card:${card}`)}:</b> {speaker.wording(`card:${card}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Hand({ session }: BoardProps) {
  const view = viewOf(session);
  const army = view.armies[session.me.value] ?? [];
  return (
    <div class="hb hb-hand">
      {army.length === 0 && (
        <p class="quiet-words hand-empty">
          {session.speaker.value.text(view.phase === RECRUIT ? "hb-hand-empty" : "hb-hand-spent")}
        </p>
      )}
      {army.map((card) => (
        <Card key={card} session={session} card={card} size="full" class={awake(session, card)} />
      ))}
      <OtherAbilities session={session} />
    </div>
  );
}

/** Recruiting abilities that work in this round shine a little. */
const awake = (session: Session, card: number) =>
  aidsOf(session).awake.includes(card) ? "awake" : "";

function SeatLines({ session, seat }: BoardProps & { seat: number }) {
  const count = viewOf(session).army_sizes[seat]!;
  return <p class="hb-seat-facts">{session.speaker.value.text("hb-cards", { count })}</p>;
}

/** The round of recruiting, or the province that is fought for and its worth. */
function whereOf(session: Session): string {
  const { phase, round, ordinal, value } = viewOf(session);
  const speaker = session.speaker.value;
  if (phase === RECRUIT) return speaker.text("hb-round", { round });
  return value > 0
    ? speaker.text("hb-where", { province: ordinal, value })
    : speaker.element(`province:${ordinal}`);
}

export const board: BoardModule = {
  Board,
  Hand,
  SeatLines,
  texts: { de, en },
  points: (session, seat) => viewOf(session).points[seat]!,
  where: whereOf,
  steps(session) {
    const { phase } = viewOf(session);
    const text = (key: string) => session.speaker.value.text(key);
    return [
      { label: text("hb-step-recruit"), on: phase === RECRUIT },
      { label: text("hb-step-conquer"), on: phase === CONQUER },
    ];
  },
  beats,
  drawn(element, session) {
    const view = viewOf(session);
    const [kind, number] = element.split(":");
    const cards = view.phase === RECRUIT ? view.display : view.committed.flat();
    return kind === "card" && cards.includes(Number(number));
  },
  // one die more or less: the number of the change is printed nowhere
  printed: (element) => (element.startsWith("change:") ? null : undefined),
  weight(event) {
    let weight = 0;
    hear(event, { conquered: ({ value }) => (weight = value) });
    return weight;
  },
  ending(session) {
    const { seats, points, provinces } = aidsOf(session).lead;
    const key = seats.length > 1 ? "hb-ending-tied" : "hb-ending";
    return session.speaker.value.text(key, { points, lands: provinces });
  },
  compositions: [
    {
      prompt: "commit-cards",
      add: "add",
      done: () => "commit",
      weighs: true,
      summary(session, chosen) {
        const speaker = session.speaker.value;
        if (chosen.length === 0) return speaker.text("hb-sum-nothing");
        const force = weighedOf(session);
        return force ? speaker.text("hb-sum", { ...force }) : "";
      },
      label: (session, chosen) => session.speaker.value.text("hb-commit", { count: chosen.length }),
    },
    {
      prompt: "reroll-mark",
      add: "mark",
      done: (parts) => (parts > 0 ? "roll" : "keep"),
      inTurn: true,
      onBoard: true,
      summary: (session) => session.speaker.value.text("hb-reroll-how"),
      label: (session, chosen) => session.speaker.value.text("hb-reroll", { count: chosen.length }),
    },
  ],
  chapter(event, speaker) {
    let title: string | null = null;
    hear(event, {
      revealed: ({ round }) => (title = t("round", { round })),
      "province-valued": ({ province }) => (title = speaker.element(`province:${province}`)),
      "recruiting-ended": () => (title = speaker.text("hb-interlude")),
    });
    return title;
  },
  result(session) {
    const view = viewOf(session);
    const speaker = session.speaker.value;
    const worth = (seat: number) =>
      view.values.map((value, i) => (view.holder[i] === seat ? value : "–"));
    return {
      heads: [
        t("result-points"),
        speaker.text("hb-provinces"),
        ...view.values.map((_, i) => NUMERALS[i]!),
      ],
      rows: view.points.map((points, seat) => [
        points,
        aidsOf(session).held[seat]!,
        ...worth(seat),
      ]),
    };
  },
};
