import { Die } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import { Element, nameOf } from "../../table/element";
import type { Session } from "../../table/session";
import { ClaimDice } from "./dice";
import { clashesOf, type Clash } from "./history";
import { chanceOf, FACES, holds, KINDS, kindOf, phone, viewOf } from "./view";

const rounded = (percent: number) => (percent < 1 ? "< 1" : String(Math.round(percent)));

/** The 18 announcements, kind by value; true ones carry a tick, which nobody else sees. */
function Claims({ session }: { session: Session }) {
  const { dice } = viewOf(session).battle;
  const speaker = session.speaker.value;
  return (
    <section class="vk-claims panel" aria-label={speaker.text("vk-claims")}>
      {KINDS.map((kind, k) => (
        <div class="vk-claim-row" role="group" aria-label={speaker.text(`vk-${kind}`)}>
          <span class="vk-kind">{speaker.text(`vk-${kind}`)}</span>
          {FACES.map((face) => {
            const claim = 6 * k + face - 1;
            const element = `claim:${claim}`;
            const honest = holds(dice, claim);
            return (
              <Element
                session={session}
                element={element}
                class={`vk-claim ${honest ? "honest" : ""}`}
                label={nameOf(session, element)}
              >
                <ClaimDice claim={claim} />
                {honest && <span class="vk-tick">✓</span>}
              </Element>
            );
          })}
        </div>
      ))}
      <p class="quiet-words">{speaker.text("vk-tick-note")}</p>
    </section>
  );
}

/** What hangs on the verdict, and how common the announcement is. */
function Stakes({ session }: { session: Session }) {
  const { claim } = viewOf(session).battle;
  const percent = rounded(chanceOf(claim));
  const speaker = session.speaker.value;
  return (
    <section class="vk-stakes panel">
      <p>{speaker.text("vk-chance", { percent })}</p>
      <p>{speaker.text("vk-if-believed")}</p>
      <p>{speaker.text("vk-if-doubted")}</p>
    </section>
  );
}

function Result({ session, dice, seat }: { session: Session; dice: number[]; seat: number }) {
  return (
    <span class="vk-result">
      <SeatShield seat={seat} />
      {dice.length > 0
        ? dice.map((face) => <Die face={face} />)
        : [0, 1, 2].map(() => (
            <Die face={0} label={session.speaker.value.text("vk-stays-hidden")} />
          ))}
    </span>
  );
}

/** The clash before: announcement, verdict, dice, and what it cost. */
function LastClash({ session, clash }: { session: Session; clash: Clash }) {
  const speaker = session.speaker.value;
  const { attacker, claim } = clash;
  const verdict = clash.believed ? "believed" : clash.truth;
  return (
    <section class="vk-last panel">
      <h3>{speaker.text("vk-last-clash", { clash: clash.number })}</h3>
      <p class="vk-last-claim">
        <ClaimDice claim={claim} /> {speaker.text("vk-said", { seat: attacker, claim })}{" "}
        {speaker.text(`vk-last-${verdict}`)}
      </p>
      <p class="vk-last-dice">
        <Result session={session} dice={clash.attack} seat={attacker} />
        {clash.defence.length > 0 && (
          <Result session={session} dice={clash.defence} seat={1 - attacker} />
        )}
      </p>
      {clash.losses.map(([seat, count]) => (
        <p class="vk-loss">{speaker.text("vk-loses", { seat, count })}</p>
      ))}
      {clash.losses.length === 0 && <p class="quiet-words">{speaker.text("vk-no-loss")}</p>}
    </section>
  );
}

const LOSSES: [winner: string, loser: string, count: number][] = [
  ["triple", "single", 3],
  ["triple", "pair", 2],
  ["pair", "single", 2],
  ["same", "lower", 1],
  ["same", "equal", 0],
];

/** The play aid: what a comparison and a doubt cost. */
function PlayAid({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const { battle, phase } = viewOf(session);
  const { claim, verdict } = battle;
  const kind = claim >= 0 && verdict === 1 ? kindOf(claim) : "";
  return (
    <details class="vk-aid panel" open={phase === "battle" && !phone.value}>
      <summary>{speaker.text("vk-aid")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{speaker.text("vk-winner-has")}</th>
            <th scope="col">{speaker.text("vk-loser-has")}</th>
            <th scope="col">{speaker.text("vk-loser-loses")}</th>
          </tr>
        </thead>
        <tbody>
          {LOSSES.map(([winner, loser, count]) => (
            <tr class={kind === winner || kind === loser ? "now" : ""}>
              <td>{speaker.text(`vk-${winner}`)}</td>
              <td>{speaker.text(`vk-${loser}`)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{speaker.text("vk-if-doubted")}</p>
      <p>{speaker.text("vk-made-true")}</p>
      <p>{speaker.text("vk-french-first")}</p>
    </details>
  );
}

/** Below the battlefield: what to say, what hangs on it, what happened before, the play aid. */
export function Battle({ session }: { session: Session }) {
  const { battle, phase } = viewOf(session);
  const prompt = session.view.value!.prompt;
  const fights = phase === "battle" && battle.attacker >= 0;
  const over = clashesOf(session.events.value)
    .filter((c) => c.claim >= 0 && (c.number < battle.clash || c.losses.length > 0 || c.outcome))
    .at(-1);
  return (
    <>
      {fights && prompt === "announce" && session.asked.value && <Claims session={session} />}
      {fights && prompt === "believe-or-doubt" && <Stakes session={session} />}
      {phase === "battle" && over && <LastClash session={session} clash={over} />}
      <PlayAid session={session} />
    </>
  );
}
