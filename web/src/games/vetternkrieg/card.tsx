import { Element, nameOf } from "../../table/element";
import type { Session } from "../../table/session";
import { factsOf, wordsOf, type CardFacts } from "./facts";
import { aidsOf, viewOf } from "./generated";
import { Points, Source, Track, Troops } from "./pieces";

function EventWords({ session, card }: { session: Session; card: number }) {
  const { main, label, secondary } = wordsOf(session, card);
  return (
    <span class="vk-words">
      <span class="vk-main">{main}</span>
      <span class="vk-second">
        <b>{label}</b> {secondary}
      </span>
    </span>
  );
}

function FieldWords({ session, facts, date }: FieldProps) {
  const speaker = session.speaker.value;
  return (
    <span class="vk-words">
      <span class="vk-date">{date}</span>
      <span class="vk-where">{speaker.element(`region:${facts.region}`)}</span>
      <span class="vk-starts">
        {facts.start.map((count, house) => (
          <Troops side={house} count={count} />
        ))}
      </span>
    </span>
  );
}

interface FieldProps {
  session: Session;
  facts: CardFacts;
  date: string;
}

/** A card's face: head band, points, words, then the marks of the rounds or the start troops. */
export function CardFace({ session, card }: { session: Session; card: number }) {
  const facts = factsOf(session, card);
  if (!facts) return null;
  const speaker = session.speaker.value;
  const wording = speaker.wording(`card:${card}`);
  const [words, points, rest] = facts.sources;
  const event = facts.kind === "event";
  return (
    <span class={`vk-face ${facts.kind} ${event ? "" : `ground-${facts.region}`}`}>
      <span class="vk-name">{speaker.element(`card:${card}`)}</span>
      <span class="vk-worth">
        <Points count={facts.points} />
        <Source session={session} from={points} />
        <Source session={session} from={words} />
      </span>
      {event ? (
        <EventWords session={session} card={card} />
      ) : (
        <FieldWords session={session} facts={facts} date={wording} />
      )}
      <span class="vk-foot">
        {event && <Track track={facts.track} round={viewOf(session).round} />}
        {!event && <span class="vk-field-sign">{speaker.text("vk-battlefield")}</span>}
        <Source session={session} from={rest} />
      </span>
    </span>
  );
}

const FIELD_WORDS = 90;

/** How much room the words of a card need beside the others, in characters. */
export function roomOf(session: Session, card: number) {
  const { main, label, secondary } = wordsOf(session, card);
  return { "--words": `${main.length + label.length + secondary.length || FIELD_WORDS}` };
}

/** Everything a card says, and where its numbers come from if not from where its words do. */
function cardName(session: Session, card: number, facts: CardFacts, warns: boolean): string {
  const speaker = session.speaker.value;
  const [words, points, rest] = facts.sources;
  const from = (key: string, source: string) =>
    source === words ? "" : `${speaker.text(key)} ${speaker.text(`provenance-${source}`)}`;
  return [
    nameOf(session, `card:${card}`),
    warns ? speaker.text("vk-helps") : "",
    from("vk-points-are", points),
    from(facts.kind === "event" ? "vk-marks-are" : "vk-starts-are", rest),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A card that can be clicked; `holder` is the seat that would play it, `use` what for now. */
export function Card(props: { session: Session; card: number; use?: string; holder?: number }) {
  const { session, card, use, holder = -1 } = props;
  const facts = factsOf(session, card);
  if (!facts) return null;
  const warns = aidsOf(session).warned[holder]?.includes(card) ?? false;
  return (
    <Element
      session={session}
      element={`card:${card}`}
      label={cardName(session, card, facts, warns)}
      class={`vk-card ${use ? "useful" : ""} ${warns ? "warns" : ""}`}
    >
      <CardFace session={session} card={card} />
      {use && <span class="vk-use">{use}</span>}
      {warns && (
        <span class="vk-warning">
          <span>{session.speaker.value.text("vk-helps")}</span>
        </span>
      )}
    </Element>
  );
}

/** A card as a small label with its points. */
export function Chip({ session, card }: { session: Session; card: number }) {
  const facts = factsOf(session, card);
  if (!facts) return null;
  const ground = facts.kind === "battlefield" ? `ground-${facts.region}` : "";
  return (
    <Element session={session} element={`card:${card}`} class={`vk-chip ${ground}`}>
      {session.speaker.value.element(`card:${card}`)} <Points count={facts.points} />
    </Element>
  );
}
