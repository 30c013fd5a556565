import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { powersOf, recruitsOf } from "./facts";
import { aidsOf, asks, viewOf } from "./generated";
import { Cube } from "./pieces";

function PowerCard({ session, power }: { session: Session; power: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const me = session.me.value;
  const state = view.hand[me]!.includes(power)
    ? "held"
    : view.played[me] === power
      ? "out"
      : "gone";
  const bidding = asks(session, "play-power");
  const taken = aidsOf(session).taken_powers.find(([other]) => other === power);
  const blocker = bidding && state === "held" ? (taken?.[1] ?? -1) : -1;
  const words = [
    speaker.scene("power", { power }),
    speaker.text("eg-brings", { number: recruitsOf(session, power) }),
    blocker >= 0
      ? speaker.text("eg-blocked", { seat: blocker })
      : speaker.text(`eg-power-${state}`),
  ];
  return (
    <Element
      session={session}
      element={`power:${power}`}
      class={`eg-power ${state} ${blocker >= 0 ? "blocked" : ""}`}
      label={words.join(", ")}
    >
      <b>{power}</b>
      <span class="eg-brings">
        {recruitsOf(session, power)}
        <Cube seat={me} />
      </span>
      {blocker >= 0 && <SeatShield seat={blocker} class="eg-blocker" />}
    </Element>
  );
}

/** The own thirteen: in hand, lying in this round, handed in, or blocked by somebody's card. */
export function PowerCards({ session }: { session: Session }) {
  return (
    <div class="eg eg-powers" role="group" aria-label={session.speaker.value.text("eg-powers")}>
      {powersOf(session).map((power) => (
        <PowerCard session={session} power={power} />
      ))}
    </div>
  );
}
