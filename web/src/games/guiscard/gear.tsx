import { centreOf, type Point } from "./hexes";
import { LYING, type Thing, type View } from "./generated";

/** A ladder between two points: rails and rungs. */
function Ladder({ from, to }: { from: Point; to: Point }) {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  const rungs = Array.from({ length: Math.floor(length / 7) }, (_, i) => `M${4 + 7 * i} -8V8`);
  const lines = `M0 -8H${length}M0 8H${length}${rungs.join("")}`;
  return (
    <g class="gu-ladder" transform={`translate(${from[0]} ${from[1]}) rotate(${turn})`}>
      <path d={lines} />
      <path d={lines} />
    </g>
  );
}

/** A stone thrower over its two hexes: frame, beam, counterweight and sling. */
function Thrower({ from, to }: { from: Point; to: Point }) {
  const turn = (Math.atan2(from[1] - to[1], from[0] - to[0]) * 180) / Math.PI;
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return (
    <g class="gu-thrower" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path class="shade" d="M-26-10H34V18H-26Z" />
      <path class="timber" d="M-32-13H32M-32 13H32M-27-17V17M-2-17V17M25-17V17" />
      <path class="beam" d="M-24 0H34" />
      <path class="weight" d="M-32-8H-17V8H-32Z" />
      <circle class="stone" cx="36" r="6" />
    </g>
  );
}

/** A thing of chapter 10 that stands, lies or hangs on the map. */
function Standing({ thing }: { thing: Thing }) {
  const at = centreOf(thing.at);
  if (thing.what === "greek_fire")
    return (
      <g class="gu-engine" transform={`translate(${at[0]} ${at[1]})`}>
        <circle r="9" />
        <path d="M0 0L0 -18" transform={`rotate(${60 * thing.to})`} />
      </g>
    );
  const to = centreOf(thing.to);
  if (thing.what === "rope")
    return <path class="gu-rope" d={`M${at[0]} ${at[1]}L${to[0]} ${to[1]}`} />;
  if (thing.what === "ladder") {
    const half: Point = [(at[0] + to[0]) / 2, (at[1] + to[1]) / 2];
    return <Ladder from={at} to={thing.how === LYING ? to : half} />;
  }
  return <Thrower from={at} to={to} />;
}

/** Ladders, ropes and engines, as far as they are on the map. */
export function Gear({ view }: { view: View }) {
  const shown = (view.things ?? []).filter((thing) => thing.at >= 0);
  return (
    <g class="gu-gear" aria-hidden="true">
      {shown.map((thing) => (
        <Standing thing={thing} />
      ))}
    </g>
  );
}

/** Burning hexes with the turns they have burnt, and naphtha that waits for a spark. */
export function Fires({ view }: { view: View }) {
  return (
    <g class="gu-fires" aria-hidden="true">
      {(view.fires ?? []).map(([hex, turns, burning, oil]) => {
        const [x, y] = centreOf(hex);
        return (
          <g transform={`translate(${x} ${y})`}>
            {oil && <ellipse class="oil" cx="0" cy="9" rx="15" ry="7" />}
            {burning && (
              <path class="flame" d="M0 -17Q9 -6 7 3Q5 11 0 12Q-6 11 -8 4Q-8 -3 -3 -8Z" />
            )}
            {burning && turns > 0 && (
              <text x="0" y="8">
                {turns}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
