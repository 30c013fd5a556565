import { signal } from "@preact/signals";
import type { Session } from "../../table/session";
import { pressed } from "../../table/spot";
import { GROUNDS } from "./land";

const TURN = (2 * Math.PI) / GROUNDS.length;
const at = (angle: number, radius: number) =>
  `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;

function sector(n: number): string {
  const [from, to] = [(n - 0.5) * TURN, (n + 0.5) * TURN];
  return `M0 0L${at(from, 150)}A150 150 0 0 1 ${at(to, 150)}Z`;
}

const optionsOf = (session: Session) =>
  session.options.value.filter((o) => o.action[0] === "set_disc");

/** Where the disc of a question points. */
const turned = signal({ decision: "", place: -1 });

/** Whether a disc is turned now: a press on the map then turns it, too, and lays nothing down. */
export const hasDisc = (session: Session): boolean => optionsOf(session).length > 0;

export function turnDisc(session: Session, place: number): void {
  const option = optionsOf(session).find((o) => o.action[1][0] === place);
  if (option?.refusal) session.choose(option);
  else if (option) turned.value = { decision: session.state.value!.decision, place };
  else session.click(`place:${place}`);
}

/** The secret disc: turn it to a region, then lay it down. Nobody else sees it before. */
export function SecretDisc({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  if (!hasDisc(session)) return null;
  const optionOf = (n: number) => optionsOf(session).find((o) => o.action[1][0] === n);
  const { decision, place: pointed } = turned.value;
  const now = decision === session.state.value!.decision ? pointed : -1;
  const pointedAt = optionOf(now);
  const chosen = pointedAt?.refusal === null ? pointedAt : undefined;
  const turn = (n: number) => turnDisc(session, n);
  return (
    <section class="eg eg-disc panel">
      <svg viewBox="-160 -160 320 320" role="radiogroup" aria-label={speaker.text("eg-disc")}>
        <circle class="wood" r="157" />
        {GROUNDS.map((_, n) => {
          const free = optionOf(n)?.refusal === null;
          const degrees = (360 / GROUNDS.length) * n;
          const upright = degrees < 180 ? degrees - 90 : degrees + 90; // never upside down
          return (
            <g
              role="radio"
              tabindex={0}
              aria-checked={now === n}
              aria-disabled={!free}
              aria-label={speaker.element(`place:${n}`)}
              class={`eg-sector ${free ? "" : "closed"} ${now === n ? "on" : ""}`}
              data-disc={n}
              onClick={() => turn(n)}
              onKeyDown={(event) => pressed(event, () => turn(n))}
            >
              <path d={sector(n)} />
              <text transform={`translate(${at(n * TURN, 92)}) rotate(${upright})`} dy="6">
                {speaker.element(`place:${n}`)}
              </text>
            </g>
          );
        })}
        <circle class="hub" r="32" />
        {now >= 0 && (
          <path
            class="pointer"
            d="M-8 0L0-42 8 0Z"
            transform={`rotate(${(360 / GROUNDS.length) * now})`}
          />
        )}
        <circle class="pin" r="8" />
      </svg>
      <p>{speaker.text("eg-disc-words")}</p>
      <button
        type="button"
        class={`button ${chosen ? "primary" : ""}`}
        data-disc="lay"
        data-verb="set_disc"
        data-el={chosen?.elements.join(" ")}
        disabled={!chosen || session.sending.value > 0}
        onClick={() => chosen && session.choose(chosen)}
      >
        {chosen ? speaker.text("eg-lay-disc", { place: now }) : speaker.text("eg-turn-disc")}
      </button>
    </section>
  );
}
