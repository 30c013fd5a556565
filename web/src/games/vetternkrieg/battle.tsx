import { useSignal } from "@preact/signals";
import { Die } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import type { Params } from "../../wire";
import { ClaimDice } from "./dice";
import { clashesOf, type Clash } from "./history";
import {
  areaOf,
  chanceOf,
  FACES,
  holds,
  houseOf,
  KINDS,
  kindOf,
  phone,
  toldIn,
  viewOf,
} from "./view";

const rounded = (percent: number) => (percent < 1 ? "< 1" : String(Math.round(percent)));

const claimAt = (event: Event): number | null => {
  const found = (event.target as HTMLElement).closest?.("[data-el^='claim:']");
  return found ? Number(found.getAttribute("data-el")!.slice(6)) : null;
};

/** The 18 announcements, kind by value; true ones carry a tick, which nobody else sees. */
function Claims({ session }: { session: Session }) {
  const { dice } = viewOf(session).battle;
  const speaker = session.speaker.value;
  const looked = useSignal<number | null>(null);
  const look = (event: Event) => (looked.value = claimAt(event) ?? looked.value);
  const told = toldIn(session, "claims").map(({ params }) => params);
  const chance = new Map(told.map((params) => [params["claim"], Number(params["percent"])]));
  const best = [...chance.keys()].findLast((claim) => holds(dice, Number(claim)));
  const claim = looked.value ?? Number(best ?? 0);
  return (
    <section
      class="vk-claims panel"
      aria-label={speaker.text("vk-claims")}
      onPointerOver={look}
      onFocusIn={look}
    >
      {KINDS.map((kind, k) => (
        <div class="vk-claim-row" role="group" aria-label={speaker.text(`vk-${kind}`)}>
          <span class="vk-kind">{speaker.text(`vk-${kind}`)}</span>
          {FACES.map((face) => (
            <Claim session={session} claim={6 * k + face - 1} chance={chance} />
          ))}
        </div>
      ))}
      <Preview session={session} claim={claim} percent={chance.get(claim) ?? 0} />
    </section>
  );
}

function Claim(props: { session: Session; claim: number; chance: Map<unknown, number> }) {
  const { session, claim, chance } = props;
  const honest = holds(viewOf(session).battle.dice, claim);
  return (
    <Element
      session={session}
      element={`claim:${claim}`}
      class={`vk-claim ${honest ? "honest" : ""}`}
    >
      <ClaimDice claim={claim} />
      <span class="vk-percent">{chance.get(claim)} %</span>
      {honest && <span class="vk-tick">✓</span>}
    </Element>
  );
}

/** What an announcement would lead to, believed or doubted. */
function Preview(props: { session: Session; claim: number; percent: number }) {
  const { session, claim, percent } = props;
  const speaker = session.speaker.value;
  const honest = holds(viewOf(session).battle.dice, claim);
  const last = areaOf(session, "claims")?.title.params["last"] ?? "none";
  return (
    <div class="vk-preview" data-claim={claim}>
      <p>
        {speaker.text("vk-preview", { claim, percent })} {speaker.text(`vk-costs-${kindOf(claim)}`)}
      </p>
      <p>{speaker.text(honest ? "vk-doubt-truth" : "vk-doubt-lie")}</p>
      <p class="quiet-words">
        {speaker.text("vk-tick-note")} {last !== "none" && speaker.text(`vk-last-${last}`)}
      </p>
    </div>
  );
}

/** What hangs on the verdict: how common the announcement is, and the odds if it is believed. */
function Stakes({ session }: { session: Session }) {
  const { claim } = viewOf(session).battle;
  const percent = rounded(chanceOf(claim));
  const speaker = session.speaker.value;
  const area = areaOf(session, "odds");
  return (
    <section class="vk-stakes panel">
      {area && <h3>{speaker.scene(area.title.key, area.title.params)}</h3>}
      <ul class="vk-odds">
        {toldIn(session, "odds").map(({ params }) => (
          <Odds session={session} params={params} />
        ))}
      </ul>
      <p>{speaker.text("vk-if-doubted")}</p>
      <p class="quiet-words">{speaker.text("vk-chance", { percent })}</p>
    </section>
  );
}

/** One outcome as a bar: who loses how many, and how often. */
function Odds({ session, params }: { session: Session; params: Params }) {
  const speaker = session.speaker.value;
  const seat = Number(params["seat"] ?? -1);
  const count = Number(params["count"] ?? 0);
  const percent = Number(params["percent"]);
  return (
    <li class={seat < 0 ? "tie" : `house-${houseOf(viewOf(session), seat)}`}>
      <span class="vk-odds-who">
        {count > 0 ? speaker.text("vk-odds-loses", { seat, count }) : speaker.text("vk-odds-tie")}
      </span>
      <svg class="vk-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="all" width="100" height="10" />
        <rect class="part" width={percent} height="10" />
      </svg>
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
    <section class="vk-now panel" aria-live="polite">
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
      {fights && <Now session={session} />}
      {phase === "battle" && over && <LastClash session={session} clash={over} />}
      <PlayAid session={session} />
    </>
  );
}
