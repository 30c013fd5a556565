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
        <b>{speaker.element(`card:${card}`)}</b>
        <span class="eg-cubes">
          {Array.from({ length: stack }, () => (
            <Cube />
          ))}
        </span>
      </span>
      <span class="eg-card-words">
        {speaker.wording(`card:${card}`)}
        <Icon name={MARKS[entry?.provenance ?? ""] ?? "quill"} />
      </span>
      {taker >= 0 && <SeatShield seat={taker} class="eg-taker" />}
    </Element>
  );
}

/** The five open action cards; the cubes say how many caballeros may be placed with them. */
export function ActionCards({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const asked = session.asked.value && asks(session, "take-card");
  return (
    <section class={`eg-cards ${asked ? "asked" : ""}`}>
      <h2>{speaker.text("eg-cards")}</h2>
      {view.face_up.map((card, i) =>
        card < 0 ? null : (
          <ActionCard session={session} card={card} stack={i + 1} taker={view.taker[i]!} />
        ),
      )}
    </section>
  );
}
