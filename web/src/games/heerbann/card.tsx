import { Icon, type IconName } from "../../parts/icons";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Picture } from "./emblems";

const MARKS: Record<string, IconName> = {
  printed: "seal",
  public: "magnifier",
  reconstructed: "quill",
  own: "quill",
  context: "magnifier",
};

/** The strength of a card on a shield. */
function Strength({ value, struck }: { value: number; struck: boolean }) {
  return (
    <svg class="hb-strength" viewBox="0 0 32 38" aria-hidden="true">
      <path d="M2 2H30V19C30 28 23 33 16 36 9 33 2 28 2 19Z" />
      <text x="16" y="25">
        {struck ? 0 : value}
      </text>
    </svg>
  );
}

/** What a card costs, as the face of a die with a number. */
function Cost({ value }: { value: number }) {
  return (
    <svg class="hb-cost" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="7" />
      <text x="16" y="22.5">
        {value}
      </text>
    </svg>
  );
}

/** In full with its words, or small for a lane: name, picture and strength. */
export type CardSize = "full" | "mini";

/** A character's face: head band by kind, picture, cost, strength, wording, provenance. */
export function CardFace(props: { session: Session; card: number; struck?: boolean }) {
  const { session, card, struck = false } = props;
  const entry = session.info.lexicon[`card:${card}`];
  if (!entry) return null;
  const speaker = session.speaker.value;
  const name = speaker.element(`card:${card}`);
  return (
    <span class={`hb-face hb-${entry.facts["kind"]} ${struck ? "struck" : ""}`}>
      <span class={`hb-name ${name.length > 13 ? "long" : ""}`}>{name}</span>
      <span class="hb-art">
        <Picture id={entry.id} />
        <Cost value={Number(entry.facts["cost"])} />
        <Strength value={Number(entry.facts["strength"])} struck={struck} />
      </span>
      <span class="hb-text">{speaker.wording(`card:${card}`)}</span>
      <Icon name={MARKS[entry.provenance] ?? "quill"} />
    </span>
  );
}

/** A character that can be clicked. */
export function Card(props: {
  session: Session;
  card: number;
  size: CardSize;
  class?: string;
  struck?: boolean;
}) {
  const { session, card, size } = props;
  return (
    <Element
      session={session}
      element={`card:${card}`}
      class={`hb-card ${size} ${props.class ?? ""}`}
    >
      <CardFace session={session} card={card} struck={props.struck ?? false} />
    </Element>
  );
}

/** The back that all cards share. */
export function CardBack() {
  return (
    <svg class="hb-back" viewBox="0 0 84 112" aria-hidden="true">
      <rect class="cloth" x="1" y="1" width="82" height="110" rx="6" />
      <rect class="seam" x="7" y="7" width="70" height="98" rx="4" />
      <path class="field" d="M42 18L66 32V58Q62 80 42 92 22 80 18 58V32Z" />
      <path class="cross" d="M42 30V80M26 52H58" />
    </svg>
  );
}
