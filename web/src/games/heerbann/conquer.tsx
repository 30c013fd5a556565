import { Die, DieFace } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import type { Session } from "../../table/session";
import { Card, ShownCard } from "./card";
import { aidsOf, NOBODYS, NOT_YET, viewOf } from "./generated";
import { historyOf, type Fought } from "./history";

const SHIELD = "M10 10H160V120L150 165 125 200 85 222 45 200 20 165 10 120Z";
const NUMERALS = ["I", "II", "III", "IV", "V", "VI"];

function shieldWords(session: Session, n: number): string {
  const speaker = session.speaker.value;
  const view = viewOf(session);
  const value = view.values[n - 1]!;
  const holder = view.holder[n - 1]!;
  const { low, high } = aidsOf(session).provinces[n - 1]!;
  const worth = value
    ? speaker.fact("value", value).join(" ")
    : speaker.fact("range", [low, high]).join(" ");
  const held =
    holder >= 0 ? speaker.seat(holder) : holder === NOBODYS ? speaker.fact("nobodys", "")[0] : "";
  return [speaker.element(`province:${n}`), worth, held].filter(Boolean).join(", ");
}

/** A province: its two dice and their sum, or the range it may get; its holder's colours. */
function Province({ session, n }: { session: Session; n: number }) {
  const view = viewOf(session);
  const value = view.values[n - 1]!;
  const holder = view.holder[n - 1]!;
  const { low, high, die } = aidsOf(session).provinces[n - 1]!;
  const current = holder === NOT_YET && n === view.ordinal;
  const style =
    holder >= 0 ? "held" : holder === NOBODYS ? "nobodys" : current ? "current" : "future";
  return (
    <li class={`hb-province ${style}`}>
      <svg viewBox="0 0 170 230" role="img" aria-label={shieldWords(session, n)}>
        <path class={`ground ${holder >= 0 ? `fill-${holder % 5}` : ""}`} d={SHIELD} />
        {holder >= 0 && (
          <path
            d={SHIELD}
            fill={`url(#${["pale", "fess", "bend", "chevron", "saltire"][holder % 5]})`}
          />
        )}
        <path class="rim" d={SHIELD} />
        <text class="numeral" x="85" y="42">
          {NUMERALS[n - 1]}
        </text>
        {value ? (
          <text class="value" x="85" y="118">
            {value}
          </text>
        ) : (
          <text class="range" x="85" y="112">{`${low}–${high}`}</text>
        )}
        {value > 0 && (
          <>
            <g transform="translate(41 136) scale(1.66)">
              <DieFace face={die} />
            </g>
            <g transform="translate(89 136) scale(1.66)">
              <DieFace face={n} />
            </g>
          </>
        )}
      </svg>
      {holder >= 0 && <SeatShield seat={holder} class="hb-holder" />}
    </li>
  );
}

/** The same picture for any number of cards. */
function CoveredPile({ session }: { session: Session }) {
  const words = session.speaker.value.text("hb-covered");
  return (
    <svg class="hb-pile" viewBox="0 0 60 44" role="img" aria-label={words}>
      <rect x="12" y="3" width="28" height="38" rx="4" transform="rotate(-9 26 22)" />
      <rect x="18" y="3" width="28" height="38" rx="4" transform="rotate(7 32 22)" />
      <path d="M32 12l8 5v7c0 5-4 8-8 10-4-2-8-5-8-10v-7z" />
    </svg>
  );
}

function Lane({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const { asked, pending } = session.view.value!;
  const speaker = session.speaker.value;
  const cards = view.committed[seat]!;
  const covered = asked.length > 0 && asked.includes(seat) && !pending.includes(seat);
  const total = view.total[seat]!;
  return (
    <li class="hb-lane">
      <SeatShield seat={seat} />
      <span class={`hb-who ink-${seat % 5}`}>{speaker.seat(seat)}</span>
      <span class="hb-luck" title={speaker.fact("luck", view.luck[seat]!)[0]}>
        {view.luck[seat]! > 0 && <Die face={view.luck[seat]!} class="tumbling" />}
      </span>
      <span class="hb-lane-cards">
        {cards.map((card) => (
          <Card session={session} card={card} size="mini" struck={card === view.slain} />
        ))}
        {cards.length === 0 && covered && <CoveredPile session={session} />}
        {cards.length === 0 && !covered && pending.includes(seat) && (
          <span class="quiet-words">{speaker.text("hb-choosing")}</span>
        )}
        {cards.length === 0 && view.army_sizes[seat] === 0 && (
          <span class="quiet-words">{speaker.text("hb-no-cards")}</span>
        )}
      </span>
      {total >= 0 && (
        <b class="hb-total">
          {speaker.text("hb-total", { strength: view.strength[seat]!, total })}
        </b>
      )}
    </li>
  );
}

function LastBattle({ session, battle }: { session: Session; battle: Fought }) {
  const speaker = session.speaker.value;
  const seats = Object.keys(battle.committed).map(Number);
  return (
    <section class="hb-battle last">
      <h2>{speaker.text("hb-last-battle", { province: battle.province })}</h2>
      <ul>
        {seats.map((seat) => {
          const cards = battle.committed[seat]!;
          const won = battle.winner === seat;
          return (
            <li class={`hb-lane ${won ? "won" : ""}`}>
              <SeatShield seat={seat} />
              <span class={`hb-who ink-${seat % 5}`}>{speaker.seat(seat)}</span>
              <span class="hb-luck">
                <Die face={battle.luck[seat] ?? 0} />
              </span>
              <span class="hb-lane-cards">
                {cards.map((card) => (
                  <ShownCard session={session} card={card} struck={card === battle.slain} />
                ))}
                {cards.length === 0 && (
                  <span class="quiet-words">{speaker.text("hb-nothing-committed")}</span>
                )}
              </span>
              {cards.length > 0 && (battle.totals[seat] ?? -1) >= 0 && (
                <b class="hb-total">
                  {speaker.text("hb-total", {
                    strength: battle.strengths[seat]!,
                    total: battle.totals[seat]!,
                  })}
                </b>
              )}
              {won && (
                <span class="hb-won">
                  {speaker.text(battle.tie ? `hb-won-by-${battle.tie}` : "hb-won", {
                    value: battle.value,
                  })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {battle.winner === NOBODYS && <p class="quiet-words">{speaker.text("hb-nobody")}</p>}
    </section>
  );
}

export function Conquering({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const { battles } = historyOf(session.events.value);
  const over = session.view.value!.over;
  const last = battles
    .filter((b) => b.winner !== null && (over || b.province < view.ordinal))
    .at(-1);
  return (
    <div class="hb hb-conquering">
      <ul class="hb-provinces">
        {view.values.map((_, i) => (
          <Province session={session} n={i + 1} />
        ))}
      </ul>
      <div class="hb-battles">
        {!over && (
          <section class="hb-battle" key={view.ordinal}>
            <h2>{speaker.text("hb-battle", { province: view.ordinal, value: view.value })}</h2>
            <ul>
              {view.luck.map((_, seat) => (
                <Lane session={session} seat={seat} />
              ))}
            </ul>
          </section>
        )}
        {last && <LastBattle session={session} battle={last} />}
      </div>
    </div>
  );
}
