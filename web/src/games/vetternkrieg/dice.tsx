import { Die } from "../../parts/die";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import type { Action } from "../../wire";
import { BLANKS, diceOf } from "./facts";
import { BELIEVED, DOUBTED, UNDECIDED, viewOf } from "./generated";

/** One step up or down for a die that the last card may still change. */
function Turn({ session, action, sign }: { session: Session; action: Action; sign: string }) {
  const option = session.options.value.find(
    (o) => o.action[0] === action[0] && o.action[1][0] === action[1][0],
  );
  if (!option) return null;
  return (
    <button
      type="button"
      class="vk-turn"
      aria-label={session.speaker.value.action(action)}
      aria-disabled={option.refusal ? "true" : undefined}
      onClick={() => session.choose(option)}
    >
      {sign}
    </button>
  );
}

/** An open die between its two steps. */
function Turnable({ session, face }: { session: Session; face: number }) {
  return (
    <span class="vk-turnable">
      <Turn session={session} action={["raise", [face]]} sign="▲" />
      <Element session={session} element={`face:${face}`} class="vk-die">
        <Die face={face} quiet />
      </Element>
      <Turn session={session} action={["lower", [face]]} sign="▼" />
    </span>
  );
}

/** The three dice of a side: not rolled yet, behind the screen, only for the own eyes, or open. */
export function Tray({ session, seat }: { session: Session; seat: number }) {
  const { battle } = viewOf(session);
  const speaker = session.speaker.value;
  const attacks = seat === battle.attacker;
  const dice = attacks ? battle.dice : battle.defence;
  const hidden = attacks && battle.rolled && !battle.shown;
  if (dice.length === 0 && !hidden) return <p class="vk-tray empty" />;
  const adjusts = battle.adjuster === seat;
  return (
    <div class={`vk-tray ${hidden ? "screened" : ""}`} key={`${battle.clash} ${dice.length}`}>
      {dice.length === 0
        ? BLANKS.map(() => <Die face={0} class="tumbling" />)
        : dice.map((face, i) =>
            adjusts && !((battle.changed >> i) & 1) ? (
              <Turnable session={session} face={face} />
            ) : (
              <Die face={face} class={adjusts ? "turned" : "tumbling"} />
            ),
          )}
      {hidden && (
        <span class="vk-screen-note">
          {speaker.text(dice.length > 0 ? "vk-only-you" : "vk-behind-screen")}
        </span>
      )}
    </div>
  );
}

/** The dice that an announcement names. */
export function ClaimDice({ session, claim }: { session: Session; claim: number }) {
  return (
    <span class="vk-claim-dice">
      {diceOf(session, claim).map((face) => (
        <Die face={face} quiet />
      ))}
    </span>
  );
}

const VERDICTS: Record<number, string> = {
  [UNDECIDED]: "vk-open",
  [BELIEVED]: "vk-believed",
  [DOUBTED]: "vk-doubted",
};

/** What the attacker said, and what the other made of it. */
export function Bubble({ session }: { session: Session }) {
  const { battle } = viewOf(session);
  const speaker = session.speaker.value;
  const element = `claim:${battle.claim}`;
  return (
    <Element session={session} element={element} class={`vk-bubble verdict-${battle.verdict}`}>
      <ClaimDice session={session} claim={battle.claim} />
      <b>{speaker.element(element)}</b>
      <span class="vk-verdict">{speaker.text(VERDICTS[battle.verdict]!)}</span>
    </Element>
  );
}
