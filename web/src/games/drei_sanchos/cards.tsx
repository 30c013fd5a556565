import { Icon, type IconName } from "../../parts/icons";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { sanchoNamed } from "./facts";
import { viewOf } from "./generated";
import { Mark } from "./pieces";

const MARKS: Record<string, IconName> = {
  printed: "seal",
  public: "magnifier",
  reconstructed: "quill",
};

const entryOf = (session: Session, card: number) => session.info.lexicon[`card:${card}`];
const pointsOf = (session: Session, card: number) =>
  Number(entryOf(session, card)?.facts["bp"] ?? 0);
const orderOf = (session: Session, card: number) =>
  String(entryOf(session, card)?.facts["order"] ?? "")
    .split(" ")
    .map(sanchoNamed);
/** The numbers of a card's fields from top to bottom; the last one is what Sancho-Bots read. */
const fieldsOf = (session: Session, card: number) =>
  String(entryOf(session, card)?.facts["fields"] ?? "").split(" ");

function Seal({ points }: { points: number }) {
  return (
    <svg class="ds-seal" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1l4 4 6-1 1 6 5 4-3 5 1 6-6 2-3 5-5-3-5 3-3-5-6-2 1-6-3-5 5-4 1-6 6 1z" />
      <text x="16" y="22">
        {points}
      </text>
    </svg>
  );
}

/** One coloured field: whose it is and what it says; the crown text is for Sancho-Bots. */
function FieldOf(props: { session: Session; card: number; slot: number; sancho: number }) {
  const { session, card, slot, sancho } = props;
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const now = view.card === card && view.active === sancho && view.commander !== sancho;
  const bot = view.solo && view.seats[sancho]! < 0;
  const fields = fieldsOf(session, card);
  const bottom = slot === fields.length - 2;
  return (
    <span class={`ds-field of-${sancho} ${now ? "now" : ""}`}>
      <Mark sancho={sancho} />
      <span class={bottom && bot ? "dimmed" : ""}>{speaker.wording(`field:${fields[slot]}`)}</span>
      {bottom && view.solo && (
        <span class={`ds-crown ${bot ? "" : "dimmed"}`}>
          ♛ {speaker.wording(`field:${fields.at(-1)}`)}
        </span>
      )}
    </span>
  );
}

/** The face of an action card: command points and the three fields in their order. */
function Face({ session, card }: { session: Session; card: number }) {
  const speaker = session.speaker.value;
  return (
    <>
      <span class="ds-card-head">
        <Seal points={pointsOf(session, card)} />
        <b>{speaker.element(`card:${card}`)}</b>
        <Icon name={MARKS[entryOf(session, card)?.provenance ?? ""] ?? "quill"} />
      </span>
      {orderOf(session, card).map((sancho, slot) => (
        <FieldOf session={session} card={card} slot={slot} sancho={sancho} />
      ))}
    </>
  );
}

export function Card(props: { session: Session; card: number; class?: string }) {
  return (
    <Element
      session={props.session}
      element={`card:${props.card}`}
      class={`ds-card ${props.class ?? ""}`}
    >
      <Face session={props.session} card={props.card} />
    </Element>
  );
}

/** A card of which only the points matter: in a reserve, or on the discard pile. */
export function Chip({ session, card }: { session: Session; card: number | null }) {
  if (card === null) {
    return (
      <span
        class="ds-chip back"
        role="img"
        aria-label={session.speaker.value.text("ds-hidden-card")}
      >
        ◆
      </span>
    );
  }
  return (
    <Element session={session} element={`card:${card}`} class="ds-chip">
      <Seal points={pointsOf(session, card)} />
      {session.speaker.value.element(`card:${card}`)}
    </Element>
  );
}

/** The played card of the round, with what is left of the turn under way. */
export function PlayedCard({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.card <= 0) return null;
  return (
    <section class="ds-played" aria-label={speaker.text("ds-played")}>
      <Card session={session} card={view.card} class="played" />
      {view.active >= 0 && (
        <p class={`ds-turn of-${view.active}`}>
          <Mark sancho={view.active} />
          <span>
            {speaker.text(view.active === view.commander ? "ds-commands" : "ds-acts", {
              sancho: view.active,
              points: view.points,
            })}
          </span>
          {view.attacked && <span class="ds-used">{speaker.text("ds-attacked")}</span>}
          {view.besieged && <span class="ds-used">{speaker.text("ds-besieged")}</span>}
        </p>
      )}
    </section>
  );
}
