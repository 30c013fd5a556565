import { useSignal } from "@preact/signals";
import { Die } from "../../parts/die";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { ClaimDice } from "./dice";
import { areaOf, BLANKS, chanceOf, faceOf, houseOf, kindOf, toldIn } from "./facts";
import {
  aidsOf,
  asks,
  BATTLE,
  BELIEVED,
  DICE,
  viewOf,
  type Attempt,
  type ClaimChance,
  type Loss,
} from "./generated";
import { clashesOf, type Clash } from "./history";
import { Rose } from "./houses";

const claimAt = (event: Event): number | null => {
  const found = (event.target as HTMLElement).closest?.("[data-el^='claim:']");
  return found ? Number(found.getAttribute("data-el")!.slice(6)) : null;
};

/** The 18 announcements, kind by value; true ones carry a tick, which nobody else sees. */
function Claims({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const looked = useSignal<number | null>(null);
  const look = (event: Event) => (looked.value = claimAt(event) ?? looked.value);
  const { chances } = aidsOf(session);
  const best = chances.findLast(({ fits }) => fits);
  const chance = chances.find(({ claim }) => claim === looked.value) ?? best ?? chances[0];
  const kinds = new Set(chances.map(({ claim }) => kindOf(session, claim)));
  return (
    <section
      class="vk-claims"
      aria-label={speaker.text("vk-claims")}
      onPointerOver={look}
      onFocusIn={look}
    >
      <p class="vk-claim-row vk-faces" aria-hidden="true">
        <span />
        {[...new Set(chances.map(({ claim }) => faceOf(session, claim)))].map((face) => (
          <Die face={face} quiet />
        ))}
      </p>
      {[...kinds].map((kind) => (
        <div class="vk-claim-row" role="group" aria-label={speaker.text(`vk-${kind}`)}>
          <span class="vk-kind">{speaker.text(`vk-${kind}`)}</span>
          {chances
            .filter(({ claim }) => kindOf(session, claim) === kind)
            .map((one) => (
              <Claim session={session} {...one} />
            ))}
        </div>
      ))}
      {chance && <Preview session={session} {...chance} />}
    </section>
  );
}

function Claim({ session, claim, percent, fits }: ClaimChance & { session: Session }) {
  return (
    <Element
      session={session}
      element={`claim:${claim}`}
      class={`vk-claim ${fits ? "honest" : ""}`}
    >
      <span class="vk-percent" style={{ "--warm": `${0.85 * percent}%` }}>
        {percent}
      </span>
      {fits && <span class="vk-tick">✓</span>}
    </Element>
  );
}

/** The troops that a doubt costs, for the words about it. */
function doubted(session: Session) {
  const [truth, lie] = aidsOf(session).doubted;
  return { truth, lie };
}

/** What an announcement would lead to, believed or doubted. */
function Preview({ session, claim, percent, fits }: ClaimChance & { session: Session }) {
  const speaker = session.speaker.value;
  const { last, costs } = aidsOf(session);
  const kind = kindOf(session, claim);
  return (
    <div class="vk-preview" data-claim={claim}>
      <p>
        {speaker.text("vk-preview", { claim, percent })}{" "}
        {speaker.text(`vk-costs-${kind}`, { ...costs[kind] })}
      </p>
      <p>{speaker.text(fits ? "vk-doubt-truth" : "vk-doubt-lie", doubted(session))}</p>
      <p class="quiet-words">
        {speaker.text("vk-tick-note")} {last !== "none" && speaker.text(`vk-last-${last}`)}
      </p>
    </div>
  );
}

/** The two answers to an announcement. */
export const VERDICTS = ["believe", "doubt"] as const;

/** What hangs on the verdict: one bar of outcomes, and two buttons that say what each costs. */
function Stakes({ session }: { session: Session }) {
  const { claim, attacker } = viewOf(session).battle;
  const percent = chanceOf(session, claim);
  const speaker = session.speaker.value;
  const area = areaOf(session, "odds");
  const { odds: outcomes, average: tenths } = aidsOf(session);
  const losses = {
    own: (tenths[1 - attacker] ?? 0) / 10,
    other: (tenths[attacker] ?? 0) / 10,
    seat: attacker,
  };
  const words = {
    believe: speaker.text("vk-believe-cost", losses),
    doubt: speaker.text("vk-doubt-cost", { ...doubted(session), seat: attacker }),
  };
  return (
    <section class="vk-stakes">
      {area && <h3>{speaker.scene(area.title.key, area.title.params)}</h3>}
      <p class="vk-five" aria-hidden="true">
        {outcomes.map((loss) => (
          <i class={sideOf(session, loss)} style={{ "flex-grow": loss.percent }} />
        ))}
      </p>
      <ol class="vk-outcomes">
        {outcomes.map((loss) => (
          <Outcome session={session} loss={loss} />
        ))}
      </ol>
      <div class="vk-verdicts">
        {VERDICTS.map((verb) => (
          <Verdict session={session} verb={verb} words={words[verb]} />
        ))}
      </div>
      <p class="quiet-words">{speaker.text("vk-chance", { percent, many: DICE })}</p>
    </section>
  );
}

/** A verdict as a large button, for whoever is asked. */
function Verdict(props: { session: Session; verb: string; words: string }) {
  const { session, verb, words } = props;
  const option = session.options.value.find(({ action }) => action[0] === verb);
  if (!option) return null;
  return (
    <button
      type="button"
      class="button choice vk-verdict"
      data-verb={verb}
      disabled={session.sending.value > 0}
      onClick={() => session.choose(option)}
    >
      <b>{session.speaker.value.action(option.action)}</b>
      <span>{words}</span>
    </button>
  );
}

/** Whose loss it is, as a class, and whether it is a great one. */
const sideOf = (session: Session, { seat, count }: Loss) =>
  seat < 0 ? "tie" : `house-${houseOf(viewOf(session), seat)} ${count > 1 ? "much" : ""}`;

/** One outcome in words: who loses how many, and how often. */
function Outcome({ session, loss }: { session: Session; loss: Loss }) {
  const { seat, count, percent } = loss;
  const speaker = session.speaker.value;
  const words =
    count > 0 ? speaker.text("vk-odds-loses", { seat, count }) : speaker.text("vk-odds-tie");
  return (
    <li>
      <i class={sideOf(session, loss)} />
      <span>{words}</span>
      <b>{percent} %</b>
    </li>
  );
}

/** What the open dice cost as they lie, while a last card may still turn them. */
function Now({ session }: { session: Session }) {
  const told = toldIn(session, "now");
  if (told.length === 0) return null;
  const speaker = session.speaker.value;
  return (
    <section class="vk-now" aria-live="polite">
      <h3>{speaker.text("vk-now")}</h3>
      {told.map(({ key, params }) => (
        <p>{speaker.scene(key, params)}.</p>
      ))}
    </section>
  );
}

function Result({ session, dice, seat }: { session: Session; dice: number[]; seat: number }) {
  return (
    <span class="vk-result">
      <Rose house={houseOf(viewOf(session), seat)} />
      {dice.length > 0
        ? dice.map((face) => <Die face={face} />)
        : BLANKS.map(() => <Die face={0} label={session.speaker.value.text("vk-stays-hidden")} />)}
    </span>
  );
}

/** The clash before: announcement, verdict, dice, and what it cost. */
function LastClash({ session, clash }: { session: Session; clash: Clash }) {
  const speaker = session.speaker.value;
  const { attacker, claim } = clash;
  const verdict = clash.believed ? "believed" : clash.truth;
  return (
    <section class="vk-last">
      <h3>{speaker.text("vk-last-clash", { clash: clash.number })}</h3>
      <p class="vk-last-claim">
        <ClaimDice session={session} claim={claim} />{" "}
        {speaker.text("vk-said", { seat: attacker, claim })} {speaker.text(`vk-last-${verdict}`)}
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

/** The play aid: what a comparison and a doubt cost. */
function PlayAid({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const { claim, verdict } = viewOf(session).battle;
  const kind = claim >= 0 && verdict === BELIEVED ? kindOf(session, claim) : "";
  return (
    <details class="vk-aid">
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
          {aidsOf(session).losses.map(([winner, loser, count]) => (
            <tr class={kind === winner || kind === loser ? "now" : ""}>
              <td>{speaker.text(`vk-${winner}`)}</td>
              <td>{speaker.text(`vk-${loser}`)}</td>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{speaker.text("vk-if-doubted", doubted(session))}</p>
      <p>{speaker.text("vk-made-true")}</p>
      <p>{speaker.text("vk-french-first")}</p>
    </details>
  );
}

/** Numbers to choose from, when an answer is a number of troops. */
function Counts({ session }: { session: Session }) {
  const counts = session.options.value.filter((o) => o.elements[0]?.startsWith("count:"));
  if (counts.length === 0) return null;
  return (
    <section class="vk-counts" aria-label={session.speaker.value.text("vk-how-many")}>
      {counts.map(({ action, elements }) => (
        <Element
          session={session}
          element={elements[0]!}
          class="vk-number"
          label={session.speaker.value.action(action)}
        >
          {action[1][0]}
        </Element>
      ))}
    </section>
  );
}

const OUTCOMES: Record<string, string> = {
  kept: "good",
  reserve: "even",
  supply: "bad",
  nothing: "none",
};

/** What the six faces would do in each region: one row of dice, coloured by outcome. */
function Attempts({ session, attempts, removes }: AttemptsProps) {
  const speaker = session.speaker.value;
  const action = removes ? "removing" : "placing";
  const style = (face: string) => (removes && face === "supply" ? "good" : OUTCOMES[face]!);
  const kinds = [...new Set(attempts.flatMap(({ faces }) => faces))];
  return (
    <section class="vk-attempts" aria-label={speaker.text(`vk-${action}`)}>
      {attempts.map(({ faces, percent }, region) => (
        <p class="vk-attempt">
          <b>{speaker.element(`region:${region}`)}</b>
          {faces.map((face, i) => (
            <span class={style(face)} title={speaker.text(`vk-${action}-${face}`)}>
              {i + 1}
            </span>
          ))}
          <b>{percent} %</b>
        </p>
      ))}
      <p class="vk-attempt-key">
        {kinds.map((face) => (
          <span class={style(face)}>{speaker.text(`vk-${action}-${face}`)}</span>
        ))}
      </p>
    </section>
  );
}

interface AttemptsProps {
  session: Session;
  attempts: Attempt[];
  removes: boolean;
}

/** With the question: what to say, what hangs on it, what happened before. */
export function Question({ session }: { session: Session }) {
  const { battle, phase } = viewOf(session);
  const { placing, removing } = aidsOf(session);
  const fights = phase === BATTLE && battle.attacker >= 0;
  const over = clashesOf(session.events.value)
    .filter((c) => c.claim >= 0 && (c.number < battle.clash || c.losses.length > 0 || c.outcome))
    .at(-1);
  return (
    <div class="vk vk-means">
      <Counts session={session} />
      {asks(session, "place-in") && (
        <Attempts session={session} attempts={placing} removes={false} />
      )}
      {asks(session, "remove-in") && (
        <Attempts session={session} attempts={removing} removes={true} />
      )}
      {fights && asks(session, "announce") && session.asked.value && <Claims session={session} />}
      {fights && asks(session, "believe-or-doubt") && <Stakes session={session} />}
      {fights && <Now session={session} />}
      {phase === BATTLE && over && <LastClash session={session} clash={over} />}
      {phase === BATTLE && <PlayAid session={session} />}
    </div>
  );
}
