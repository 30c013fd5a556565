import { Icon, type IconName } from "../../parts/icons";
import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Cube } from "./pieces";
import { asks, viewOf } from "./generated";

const MARKS: Record<string, IconName> = {
  printed: "seal",
  public: "magnifier",
  reconstructed: "quill",
};

/** What a card does, as a picture; by the beginning of its id. */
const PICTURES: [begins: string, d: string][] = [
  ["intrigue", "M4 23Q17 1 30 23M17 8V3M26 17L30 23 23 23M8 17L4 23 11 23"],
  [
    "veto",
    "M10 14V6a2 2 0 0 1 4 0V4a2 2 0 0 1 4 0V5a2 2 0 0 1 4 0V8a2 2 0 0 1 3 1V18Q24 26 17 26 11 26 9 20L5 14q2-3 5 0",
  ],
  ["decay", "M8 3V26M8 5H27L21 11 27 17H8"],
  ["angry", "M6 25L3 9 12 15 17 4 22 15 31 9 28 25ZM12 20H14M20 20H22"],
  ["expel", "M5 14H22M16 7L23 14 16 21M27 5V24"],
  ["secret_withdraw", "M29 14H12M18 7L11 14 18 21M7 5V24"],
  ["secret_scoring", "M17 3A12 12 0 1 1 17 27 12 12 0 1 1 17 3M17 15V7M17 15L22 18"],
  ["score", "M17 3L21 12 30 13 23 18 25 26 17 22 9 26 11 18 4 13 13 12Z"],
  ["scoreboard", "M5 7H29V22H5ZM13 7V22M21 7V22"],
  ["royal", "M8 24L5 9 12 15 17 5 22 15 29 9 26 24ZM26 27H30"],
  ["eviction", "M5 25V11L14 4 23 11V25ZM11 25V17H17V25M22 18H31M28 14L32 18 28 22"],
  ["grande", "M10 14L8 4 14 9 17 2 20 9 26 4 24 14ZM9 26Q9 17 17 17T25 26Z"],
  ["power", "M9 4H22V25H9ZM15 10V18M12 15L15 19 18 15"],
  ["court", "M4 25L7 12 17 4 27 12 30 25ZM14 25V17H20V25"],
  ["king", "M6 25L3 8 12 15 17 3 22 15 31 8 28 25Z"],
];

const pictureOf = (id: string) =>
  PICTURES.filter(([begins]) => id.startsWith(begins)).at(-1)?.[1] ?? "";

function ActionCard(props: { session: Session; card: number; stack: number; taker: number }) {
  const { session, card, stack, taker } = props;
  const speaker = session.speaker.value;
  const entry = session.info.lexicon[`card:${card}`];
  return (
    <Element
      session={session}
      element={`card:${card}`}
      class={`eg-card stack-${stack} ${taker >= 0 ? "taken" : ""}`}
    >
      <span class="eg-card-head">
        {Array.from({ length: stack }, () => (
          <Cube />
        ))}
        <Icon name={MARKS[entry?.provenance ?? ""] ?? "quill"} />
      </span>
      <svg class="eg-card-picture" viewBox="0 0 34 30" aria-hidden="true">
        <path d={pictureOf(entry?.id ?? "")} />
      </svg>
      <span class="eg-card-text">
        <b class="eg-card-name">{speaker.element(`card:${card}`)}</b>{" "}
        <span class="eg-card-words">{speaker.wording(`card:${card}`)}</span>
      </span>
      {taker >= 0 && <SeatShield seat={taker} class="eg-taker" />}
    </Element>
  );
}

/** The five open action cards; the knights say how many may be placed with them. */
export function ActionCards({ session }: { session: Session }) {
  const view = viewOf(session);
  const asked = session.asked.value && asks(session, "take-card");
  return (
    <div
      class={`eg eg-cards ${asked ? "asked" : ""}`}
      role="group"
      aria-label={session.speaker.value.text("eg-cards")}
    >
      {view.face_up.map((card, i) =>
        card < 0 ? null : (
          <ActionCard
            key={`${i} ${card}`}
            session={session}
            card={card}
            stack={i + 1}
            taker={view.taker[i]!}
          />
        ),
      )}
    </div>
  );
}
