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

/** Die for recruiting, sword for conquering, nothing for plain: the kind without colour. */
function KindSign({ kind }: { kind: string }) {
  if (kind === "plain") return null;
  return (
    <svg class="hb-kind" viewBox="0 0 24 24" aria-hidden="true">
      {kind === "recruit" ? (
        <>
          <rect x="4" y="4" width="16" height="16" rx="4" />
          <circle cx="9" cy="9" r="1.6" class="dot" />
          <circle cx="15" cy="15" r="1.6" class="dot" />
        </>
      ) : (
        <path d="M12 2l2 3v10h4v3h-4.5v4h-3v-4H6v-3h4V5z" />
      )}
    </svg>
  );
}

export function Strength({ value, struck }: { value: number; struck?: boolean }) {
  return (
    <svg class={`hb-strength ${struck ? "struck" : ""}`} viewBox="0 0 32 36" aria-hidden="true">
      <path d="M2 2h28v16c0 8-6 13-14 16C8 31 2 26 2 18z" />
      <text x="16" y="22">
        {value}
      </text>
      {struck && <path class="strike" d="M3 30L29 5" />}
    </svg>
  );
}

export function Cost({ value }: { value: number }) {
  return (
    <svg class="hb-cost" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="7" />
      <text x="16" y="22.5">
        {value}
      </text>
    </svg>
  );
}

export type CardSize = "full" | "mini";

/** A character's face: head band, cost as a die, strength on a shield, picture, wording. */
export function CardFace(props: { session: Session; card: number; struck?: boolean }) {
  const { session, card } = props;
  const entry = session.info.lexicon[`card:${card}`];
  if (!entry) return null;
  const speaker = session.speaker.value;
  const name = speaker.element(`card:${card}`);
  const kind = String(entry.facts["kind"]);
  return (
    <span class={`hb-face hb-${kind} ${props.struck ? "struck" : ""}`}>
      <span class={`hb-name ${name.length > 14 ? "long" : ""}`}>{name}</span>
      <span class="hb-art">
        <Picture id={entry.id} />
      </span>
      <Cost value={Number(entry.facts["cost"])} />
      <Strength value={Number(entry.facts["strength"])} struck={props.struck ?? false} />
      <span class="hb-text">{speaker.wording(`card:${card}`)}</span>
      <span class="hb-foot">
        <KindSign kind={kind} />
        <Icon name={MARKS[entry.provenance] ?? "quill"} />
      </span>
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

/** A character in a report: to look at only. */
export function ShownCard(props: { session: Session; card: number; struck?: boolean }) {
  const name = props.session.speaker.value.element(`card:${props.card}`);
  return (
    <span class="hb-card mini still" role="img" aria-label={name} title={name}>
      <CardFace session={props.session} card={props.card} struck={props.struck ?? false} />
    </span>
  );
}
