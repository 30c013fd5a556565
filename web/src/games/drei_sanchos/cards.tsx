import { Icon, type IconName } from "../../parts/icons";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { sanchoNamed } from "./facts";
import { aidsOf, hear, viewOf } from "./generated";
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
/** The numbers of a card's fields from top to bottom, as a player or a Sancho-Bot reads them. */
const fieldsOf = (session: Session, card: number, bot: boolean) =>
  String(entryOf(session, card)?.facts[bot ? "bot_fields" : "fields"] ?? "").split(" ");

/** Command points as coins; spent ones leave an empty ring. */
export function Tokens({ points, of }: { points: number; of: number }) {
  return (
    <span class="ds-tokens" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        <i class={i < points ? "" : "spent"} />
      ))}
    </span>
  );
}

/** What a field tells its Sancho. */
function wordsOf(session: Session, card: number, slot: number, sancho: number): string {
  const bot = aidsOf(session).bots.includes(sancho);
  return session.speaker.value.wording(`field:${fieldsOf(session, card, bot)[slot]}`);
}

/** A line of a card in hand: whose field it is, and what it says. */
function Line(props: { session: Session; card: number; slot: number; sancho: number }) {
  const { session, card, slot, sancho } = props;
  return (
    <span class="ds-line">
      <Mark sancho={sancho} />
      <span>{wordsOf(session, card, slot, sancho)}</span>
    </span>
  );
}

/** A card with its points and its three fields in their order. */
export function Card(props: { session: Session; card: number; class?: string }) {
  const { session, card } = props;
  const order = orderOf(session, card);
  const points = pointsOf(session, card);
  return (
    <Element
      session={session}
      element={`card:${card}`}
      class={`ds-card house-${order.at(-1)} ${props.class ?? ""}`}
    >
      <span class="ds-card-head">
        <b>{session.speaker.value.text("ds-card", { number: card })}</b>
        <Tokens points={points} of={points} />
        <Icon name={MARKS[entryOf(session, card)?.provenance ?? ""] ?? "quill"} />
      </span>
      {order.map((sancho, slot) => (
        <Line session={session} card={card} slot={slot} sancho={sancho} />
      ))}
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
  const points = pointsOf(session, card);
  return (
    <Element session={session} element={`card:${card}`} class="ds-chip">
      <b>{card}</b>
      <Tokens points={points} of={points} />
    </Element>
  );
}

/** What a Sancho has done in this round, and how often. */
function deedsOf(session: Session, sancho: number): Map<string, number> {
  let counts = new Map<string, number>();
  const begins = () => (counts = new Map());
  const counted = (key: string) => (told: { sancho: number; number?: number }) => {
    const more = key === "recruited" ? (told.number ?? 0) : 1;
    if (told.sancho === sancho) counts.set(key, (counts.get(key) ?? 0) + more);
  };
  for (const event of session.events.value) {
    hear(event, {
      "round-begins": begins,
      "card-revealed": begins,
      recruited: counted("recruited"),
      deployed: counted("deployed"),
      moved: counted("moved"),
      fortified: counted("fortified"),
      attacks: counted("attacks"),
      "siege-placed": counted("besieged"),
      captured: counted("captured"),
    });
  }
  return counts;
}

/** What came of a Sancho's field in this round, in a few words. */
function cameOf(session: Session, sancho: number): string {
  const speaker = session.speaker.value;
  const words = [...deedsOf(session, sancho)].map(([key, count]) =>
    speaker.text(`ds-came-${key}`, { count }),
  );
  return words.length > 0 ? words.join(", ") : speaker.text("ds-came-nothing");
}

/** One field of the card of the round: glowing while it runs, dimmed when it is done. */
function Slot(props: { session: Session; slot: number; sancho: number; state: string }) {
  const { session, slot, sancho, state } = props;
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const commands = sancho === view.commander;
  return (
    <div class={`ds-slot house-${sancho} ${state}`} aria-current={state === "now"}>
      <header>
        <Mark sancho={sancho} />
        {speaker.element(`sancho:${sancho}`)}
      </header>
      <p>
        {commands ? speaker.text("ds-commands-free") : wordsOf(session, view.card, slot, sancho)}
      </p>
      {state === "done" && <p class="ds-came">{cameOf(session, sancho)}</p>}
    </div>
  );
}

/** The card of the round: three fields side by side in the order of play. */
export function CardOfTheRound({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.card <= 0) {
    return <p class="ds-no-card">{speaker.text("ds-no-card")}</p>;
  }
  const order = orderOf(session, view.card);
  const points = pointsOf(session, view.card);
  const running = order.indexOf(view.active);
  return (
    <section class="ds-order" aria-label={speaker.text("ds-played")}>
      <div class="ds-order-number">
        {speaker.text("ds-card", { number: "" })}
        <b>{view.card}</b>
        <Tokens points={points} of={points} />
      </div>
      {order.map((sancho, slot) => {
        const earlier = running >= 0 && slot < running && sancho !== view.commander;
        // the commander may act before the others
        const acted = view.active !== view.commander || deedsOf(session, sancho).size > 0;
        const done = earlier && acted;
        const state = sancho === view.active ? "now" : done ? "done" : "";
        return <Slot session={session} slot={slot} sancho={sancho} state={state} />;
      })}
    </section>
  );
}
