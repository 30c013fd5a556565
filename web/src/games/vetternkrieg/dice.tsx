import { Die } from "../../parts/die";
import type { Session } from "../../table/session";
import { pressed, Spot } from "../../table/spot";
import { t } from "../../texts";
import type { Action } from "../../wire";
import { BLANKS, diceOf, houseOf } from "./facts";
import { BELIEVED, DOUBTED, UNDECIDED, viewOf, YORK } from "./generated";
import { Cup, HouseDie, Ribbon } from "./houses";

/** One step up or down for a die that the last card may still change. */
function Turn({ session, action, up }: { session: Session; action: Action; up: boolean }) {
  const option = session.options.value.find(
    (o) => o.action[0] === action[0] && o.action[1][0] === action[1][0],
  );
  if (!option) return null;
  const press = () => session.choose(option);
  return (
    <g
      class="vk-turn"
      role="button"
      tabindex={0}
      data-verb={action[0]}
      data-el={option.elements.join(" ")}
      aria-label={session.speaker.value.action(action)}
      aria-disabled={option.refusal ? "true" : undefined}
      transform={`translate(0 ${up ? -34 : 34}) scale(1 ${up ? 1 : -1})`}
      onClick={press}
      onKeyDown={(event) => pressed(event, press)}
    >
      <rect x="-20" y="-12" width="40" height="20" rx="5" />
      <path d="M-9 4L0-7 9 4Z" />
    </g>
  );
}

interface DiceProps {
  session: Session;
  seat: number;
  dice: number[];
  /** the middle of the row, and how far apart its dice lie */
  x: number;
  apart: number;
}

/** Three dice in a row; some of them may be turned. */
function Row({ session, seat, dice, x, apart }: DiceProps) {
  const view = viewOf(session);
  const { adjuster, changed } = view.battle;
  const house = houseOf(view, seat);
  return (
    <>
      {dice.map((face, i) => {
        const turns = adjuster === seat && !changed.includes(i);
        const die = (
          <HouseDie house={house} face={face} label={face ? String(face) : t("die-covered")} />
        );
        return (
          <g transform={`translate(${x + (i - 1) * apart} 536) scale(1.24)`}>
            <g class="tumbling">
              <g transform={`rotate(${turns ? 0 : 6 * i - 5})`}>
                {turns ? (
                  <Spot session={session} element={`face:${face}`} class="vk-die">
                    {die}
                  </Spot>
                ) : (
                  die
                )}
              </g>
            </g>
            {turns && <Turn session={session} action={["raise", [face]]} up />}
            {turns && <Turn session={session} action={["lower", [face]]} up={false} />}
          </g>
        );
      })}
    </>
  );
}

/** "Only you see this", over one's own dice behind the cup. */
function OnlyYou({ session, x }: { session: Session; x: number }) {
  return (
    <g class="vk-only-you" transform={`translate(${x + 46} 450)`}>
      <path d="M-104-17H104V15H-104Z" />
      <path class="eye" d="M-92-1Q-82-11-72-1-82 9-92-1Z" />
      <circle cx="-82" cy="-1" r="3.5" />
      <text x="14" y="5">
        {session.speaker.value.text("vk-only-you")}
      </text>
    </g>
  );
}

/** The dice of a side: not rolled yet, under the cup, only for the own eyes, or open. */
export function Tray({ session, seat, x }: { session: Session; seat: number; x: number }) {
  const view = viewOf(session);
  const { battle } = view;
  const house = houseOf(view, seat);
  const attacks = seat === battle.attacker;
  const dice = attacks ? battle.dice : battle.defence;
  const hidden = attacks && battle.rolled && !battle.shown;
  const aside = house === YORK ? -1 : 1;
  if (!attacks && dice.length === 0) {
    return (
      <text class="vk-tray-words" x={x} y="540">
        {session.speaker.value.text("vk-rolls-then")}
      </text>
    );
  }
  const own = hidden && dice.length > 0;
  const shown = dice.length > 0 ? dice : hidden ? BLANKS : [];
  const covered = dice.length === 0;
  return (
    <g
      class={`vk-tray ${hidden ? "screened" : ""}`}
      key={`${battle.clash} ${dice.length} ${battle.shown}`}
    >
      <Row
        session={session}
        seat={seat}
        dice={shown}
        x={x - (attacks && !covered ? aside * 16 : 0)}
        apart={covered ? 26 : 64}
      />
      {attacks && (
        <g
          class="vk-cup"
          transform={
            !covered
              ? `translate(${x + aside * 112} 488) rotate(${aside * 26}) scale(.78)`
              : `translate(${x} 522) scale(1.5 1.06)`
          }
        >
          <Cup house={house} />
        </g>
      )}
      {own && <OnlyYou session={session} x={x} />}
    </g>
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

/** The announcement as a banner over the cup, and what the other made of it. */
export function Claim({ session }: { session: Session }) {
  const view = viewOf(session);
  const { claim, attacker, verdict } = view.battle;
  const speaker = session.speaker.value;
  const x = houseOf(view, attacker) === YORK ? 164 : 476;
  return (
    <Spot session={session} element={`claim:${claim}`} class="vk-bubble">
      <g transform={`translate(${x} 446)`}>
        <Ribbon
          text={speaker.text("vk-quote", { claim })}
          sub={speaker.text(VERDICTS[verdict]!)}
          fill={verdict === BELIEVED ? "#1b456a" : "#9e2a22"}
        />
      </g>
    </Spot>
  );
}
