// The verbs of a command as tiles: gold is possible, red is chosen, pale is not now.

import { useSignal } from "@preact/signals";
import type { Option } from "../../choices";
import { lang } from "../../settings";
import { Element } from "../../table/element";
import { buttonsOf } from "../../table/question";
import type { Session } from "../../table/session";
import { Tokens } from "./cards";
import { aidsOf, GARRISON, MOST_POINTS, previewOf, viewOf } from "./generated";
import { Mark } from "./pieces";

const PICTURES: Record<string, string> = {
  recruit:
    "M6 28C6 19 10 16 15 16S24 19 24 28ZM15 3a6 6 0 1 1 0 12 6 6 0 1 1 0-12ZM25 14H28V11H31V14H34V17H31V20H28V17H25Z",
  deploy: "M4 30V2H7V5H28L22 11 28 17H7V30Z",
  move: "M3 24Q12 6 24 13L26 8 34 17 22 23 23 18Q13 14 8 26Z",
  fortify: "M4 28V12H2V5H7V8H12V4H16V8H20V4H24V8H29V5H34V12H32V28H22V20A4 4 0 0 0 14 20V28Z",
  attack:
    "M4 2L8 2 24 20 20 24 4 6ZM32 2L28 2 12 20 16 24 32 6ZM3 25L9 19 15 25 9 31ZM33 25L27 19 21 25 27 31Z",
  besiege: "M12 28V13H10V7H14V9H17V7H19V9H22V7H26V13H24V28ZM1 28L6 12 11 28ZM25 28L30 12 35 28Z",
};
const MOST_LOST = 4; // troops that a full bar stands for
const TILES = Object.keys(PICTURES);

/** The tile of a verb: three kinds of sending share one. */
export const tileOf = (verb: string) => (verb.startsWith("deploy") ? "deploy" : verb);

const optionsOf = (session: Session, tile: string): Option[] =>
  session.options.value.filter(
    ({ action, refusal }) => tileOf(action[0]) === tile && refusal === null,
  );

/** What a tile says: what a point buys, or why it buys nothing. */
function price(session: Session, tile: string): string {
  const [, key] = previewOf(session).closed?.[tile] ?? [];
  return session.speaker.value.text(key ? `ds-closed-${key}` : `ds-price-${tile}`);
}

/** Six tiles; one without a target acts at once, the others light their targets on the map. */
export function Verbs({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const { points } = viewOf(session);
  const wide = useSignal("");
  const chosen = session.verb.value || wide.value;
  const press = (tile: string) => {
    const legal = optionsOf(session, tile);
    const no = previewOf(session).closed?.[tile];
    if (no) return session.refuse(no);
    session.clear();
    if (legal[0]!.action[0] === tile && legal[0]!.elements.length === 0)
      return session.choose(legal[0]!);
    const again = chosen === tile;
    wide.value = tile === "deploy" && !again ? tile : "";
    session.verb.value = tile === "deploy" || again ? "" : tile;
  };
  const ways = wide.value ? optionsOf(session, wide.value) : [];
  return (
    <div class="ds ds-command">
      <div class="ds-points-left">
        <span role="img" aria-label={speaker.text("ds-points-left", { points })}>
          <Tokens points={points} of={Math.max(points, MOST_POINTS)} />
        </span>
        <Stop session={session} />
      </div>
      <div class="ds-verbs" role="group" aria-label={speaker.text("ds-verbs")}>
        {TILES.map((tile) => {
          const can = optionsOf(session, tile).length > 0;
          const state = chosen === tile ? "on" : can ? "can" : "no";
          return (
            <button
              type="button"
              class={`choice ds-verb ${state}`}
              data-tile={tile}
              data-verb={tile === "recruit" ? tile : undefined}
              aria-pressed={chosen === tile}
              aria-disabled={can ? undefined : "true"}
              onClick={() => press(tile)}
            >
              <svg viewBox="0 0 36 32" aria-hidden="true">
                <path d={PICTURES[tile]} />
              </svg>
              {speaker.text(`ds-verb-${tile}`)}
              <small>{price(session, tile)}</small>
            </button>
          );
        })}
      </div>
      {ways.length > 0 && (
        <ul class="choices ds-ways">
          {ways.map((option) => (
            <li>
              <button
                type="button"
                class="button choice primary"
                data-verb={option.action[0]}
                onClick={() => session.choose(option)}
              >
                {speaker.action(option.action)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {session.verb.value && (
        <p class="quiet-words">{speaker.text(`ds-aim-${session.verb.value}`)}</p>
      )}
      <Forecasts session={session} />
      <Sieges session={session} />
      {session.verb.value !== "attack" && <Numbers session={session} />}
    </div>
  );
}

/** The end of the turn, which the rules may refuse. */
function Stop({ session }: { session: Session }) {
  const stop = session.options.value.find(({ action }) => action[0] === "stop");
  if (!stop) return null;
  return (
    <button
      type="button"
      class="button choice"
      data-verb="stop"
      aria-disabled={stop.refusal ? "true" : undefined}
      onClick={() => session.choose(stop)}
    >
      {session.speaker.value.action(stop.action)}
    </button>
  );
}

/** The region that is picked for the verb, or looked at. */
function regionOf(session: Session): number {
  const named = [...session.picked.value, session.inspected.value ?? ""];
  return Number(named.find((element) => element.startsWith("region:"))?.slice(7) ?? 0);
}

/** The attacks that can be paid for, each with what it would cost: of one region, or of all. */
function Forecasts({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  const { attacks = [] } = previewOf(session);
  const region = regionOf(session);
  const here = attacks.filter((one) => one.region === region);
  const shown = here.length > 0 ? here : attacks;
  if (session.verb.value !== "attack" || shown.length === 0) return null;
  return (
    <div class="ds-forecasts" data-forecast="attack">
      <ul>
        {shown.map(({ region: where, points, lost, kings }) => (
          <li>
            <button
              type="button"
              class="choice ds-forecast"
              data-attack={`${where} ${points}`}
              onClick={() => session.do([["attack", [where, points]]])}
            >
              <b>{speaker.text("ds-attack-with", { region: where, points })}</b>
              {lost.map(
                (troops, sancho) =>
                  (troops > 0 || kings[sancho]! > 0) && (
                    <span class={`ds-loss of-${sancho}`}>
                      <Mark sancho={sancho} />
                      <span class="ds-loss-bar">
                        <i style={{ width: `${Math.min(100, (100 * troops) / MOST_LOST)}%` }} />
                        {kings[sancho]! > 0 &&
                          speaker.text("ds-king-home", { percent: kings[sancho]! })}
                      </span>
                      <b>−{troops.toLocaleString(lang.value)}</b>
                    </span>
                  ),
              )}
            </button>
          </li>
        ))}
      </ul>
      <p class="quiet-words">{speaker.text("ds-forecast-help")}</p>
    </div>
  );
}

/** What the sieges that can be laid will bring at the ends of rounds. */
function Sieges({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  if (session.verb.value !== "besiege") return null;
  const open = new Set(optionsOf(session, "besiege").map(({ elements: [first = ""] }) => first));
  const garrisons = aidsOf(session).stands.filter(
    ({ region, place }) => place === GARRISON && open.has(`region:${region}`),
  );
  return (
    <ul class="ds-forecasts" data-forecast="besiege">
      {garrisons.map(({ region, units }) => (
        <li>{speaker.text("ds-siege-forecast", { region, units })}</li>
      ))}
    </ul>
  );
}

/** Numbers to choose from, when an answer is a number of troops or of points without a button. */
export function Numbers({ session }: { session: Session }) {
  const depth = session.picked.value.length;
  const { open } = session.narrowed.value;
  const offered = new Set(buttonsOf(session));
  const elements = new Set(
    open
      .filter((option) => !offered.has(option))
      .map((o) => o.elements[depth] ?? "")
      .filter((element) => /^(points|number|count):/.test(element)),
  );
  if (elements.size === 0) return null;
  return (
    <section class="ds-numbers" aria-label={session.speaker.value.text("ds-how-many")}>
      {[...elements].map((element) => (
        <Element session={session} element={element} class="ds-number">
          {element.split(":")[1]}
        </Element>
      ))}
    </section>
  );
}
