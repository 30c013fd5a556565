import type { Session } from "../../table/session";
import { NO_FIGHT, viewOf } from "./generated";

const FACES = Array.from({ length: 10 }, (_, n) => n + 1);

/** Whether the days of a siege are on, not one of its fights. */
export const isDay = (session: Session): boolean => viewOf(session).siege?.action === NO_FIGHT;

/** Before a negotiation is tried: the ten faces, which of them succeed, and why. */
export function Parley({ session }: { session: Session }) {
  const { siege } = viewOf(session);
  const open = session.options.value.some(({ action: [verb] }) => verb === "negotiate");
  if (!siege || !open) return null;
  const speaker = session.speaker.value;
  const [numbers = 0, walls = 0] = siege.parley_bonus;
  return (
    <section class="gu-parley" data-chance={siege.chance}>
      <p>
        <b>{speaker.text("gu-parley")}</b>
        <b>{10 * siege.chance} %</b>
      </p>
      <ol class="gu-faces">
        {FACES.map((face) => (
          <li class={siege.parley_rolls.includes(face) ? "good" : ""}>{face}</li>
        ))}
      </ol>
      <p class="quiet-words">
        {speaker.text("gu-parley-why", { numbers, walls, need: siege.parley_need })}
      </p>
    </section>
  );
}
