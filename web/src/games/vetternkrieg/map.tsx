import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { HOUSES, houseOf } from "./facts";
import { aidsOf, viewOf } from "./generated";
import { Rose, RoseShape, Troops } from "./pieces";

// On a field of 50..590 by 112..802; neighbouring regions share their border points.
const LAND = [
  "308,136 335,159 342,210 351,229 366,262 378,271 404,285 419,307 439,325 434,355 421,374 404,372 387,397 370,406 337,403 303,408 269,410 239,403 241,378 239,347 250,333 252,316 230,329 222,310 200,282 209,258 217,238 240,229 264,204 286,179 293,154",
  "239,403 269,410 303,408 337,403 370,406 387,397 404,372 421,374 443,385 459,406 467,437 450,456 457,473 478,456 508,454 532,462 561,493 562,512 551,551 531,569 485,570 444,568 404,565 364,565 326,576 293,585 261,605 239,616 223,632 192,621 161,611 146,594 113,604 93,590 89,574 120,557 155,534 169,501 167,473 138,471 153,441 138,422 151,403 169,419 195,415 221,412",
  "261,605 293,585 326,576 364,565 404,565 444,568 485,570 531,569 515,590 506,613 481,622 539,632 536,660 510,683 461,702 421,697 384,699 347,702 313,708 308,721 279,728 246,706 215,717 209,747 192,762 165,749 131,749 104,772 94,791 60,779 84,758 109,725 139,680 165,652 212,649 241,650 257,621",
];
const SCOTLAND =
  "308,136 293,154 286,179 264,204 240,229 202,238 171,247 118,266 97,226 131,170 114,104 283,104 308,104";

interface Site {
  card: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  anchor: "start" | "end";
}

const SITES: Record<string, Omit<Site, "card">> = {
  st_albans: { x: 413, y: 587, dx: -11, dy: 3, anchor: "end" },
  wakefield: { x: 338, y: 381, dx: -11, dy: 10, anchor: "end" },
  mortimers_cross: { x: 251, y: 526, dx: -11, dy: 6, anchor: "end" },
  towton: { x: 363, y: 353, dx: 11, dy: 12, anchor: "start" },
  hexham: { x: 305, y: 232, dx: -11, dy: 5, anchor: "end" },
  barnet: { x: 438, y: 605, dx: 11, dy: 10, anchor: "start" },
  bosworth: { x: 349, y: 496, dx: -11, dy: 5, anchor: "end" },
};

function sitesOf(session: Session): Site[] {
  return Object.entries(session.info.lexicon).flatMap(([element, { id }]) => {
    const place = element.startsWith("card:") ? SITES[id] : undefined;
    return place ? [{ ...place, card: Number(element.slice(5)) }] : [];
  });
}

/** A battle site: crossed swords, or the rose of the house that won there. */
function SiteMark({ session, site }: { session: Session; site: Site }) {
  const view = viewOf(session);
  const winner = view.won.findIndex((cards) => cards.includes(site.card));
  const current = view.battlefield === site.card && winner < 0;
  return (
    <g class={`vk-site ${current ? "current" : ""}`} transform={`translate(${site.x} ${site.y})`}>
      {current && <circle class="pulse" r="15" />}
      {winner >= 0 ? (
        <g transform="scale(.8)">
          <RoseShape house={houseOf(view, winner)} />
        </g>
      ) : (
        <path class="swords" d="M-6-6L6 6M6-6L-6 6M-7 3l4 4M7 3l-4 4" />
      )}
      <text x={site.dx} y={site.dy} text-anchor={site.anchor}>
        {session.speaker.value.element(`card:${site.card}`)}
      </text>
    </g>
  );
}

/** England without its pieces; a click anywhere in a region counts for the region. */
function Land({ session }: { session: Session }) {
  return (
    <svg class="vk-land" viewBox="50 112 540 690" aria-hidden="true">
      <g class="waves">
        {[
          [70, 330],
          [480, 230],
          [500, 360],
          [80, 690],
          [420, 760],
          [500, 150],
        ].map(([x, y]) => (
          <path d={`M${x} ${y}q9-9 18 0t18 0 18 0`} />
        ))}
      </g>
      <polygon class="scotland" points={SCOTLAND} />
      {LAND.map((points, region) => (
        <polygon
          class={`land ground-${region} ${session.mark(`region:${region}`)}`}
          points={points}
          onClick={() => session.click(`region:${region}`)}
        />
      ))}
      {sitesOf(session).map((site) => (
        <SiteMark session={session} site={site} />
      ))}
    </svg>
  );
}

/** The name of a region, who controls it, and the troops of both houses. */
function Region({ session, region }: { session: Session; region: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const controller = view.control[region]!;
  const { troops, stacks } = aidsOf(session).regions[region]!;
  const held =
    controller >= 0
      ? speaker.text("vk-controls", { seat: controller })
      : speaker.text("vk-contested");
  return (
    <div class={`vk-region at-${region}`}>
      <Element
        session={session}
        element={`region:${region}`}
        class="vk-region-name"
        label={`${speaker.element(`region:${region}`)}, ${held}`}
      >
        {speaker.element(`region:${region}`)}
        {controller >= 0 && <Rose house={houseOf(view, controller)} />}
      </Element>
      {view.york >= 0 && (
        <div class="vk-stacks">
          {HOUSES.toReversed().map((house) => (
            <Element
              key={house}
              session={session}
              element={`stack:${stacks[house]}`}
              class="vk-stack"
            >
              <Troops side={house} count={troops[house]!} />
            </Element>
          ))}
        </div>
      )}
    </div>
  );
}

/** The rounds, the twist of this one, and what lies aside. */
function Rounds({ session }: { session: Session }) {
  const view = viewOf(session);
  const { rounds } = aidsOf(session);
  const speaker = session.speaker.value;
  return (
    <div class="vk-rounds">
      <ol aria-label={speaker.text("vk-round", { round: view.round, rounds })}>
        {Array.from({ length: rounds }, (_, i) => i + 1).map((n) => (
          <li
            class={n === view.round ? "now" : n < view.round ? "past" : ""}
            aria-current={n === view.round ? "step" : undefined}
          >
            {n}
          </li>
        ))}
      </ol>
      {view.twist > 0 && (
        <Element session={session} element={`twist:${view.twist}`} class="vk-twist">
          {speaker.element(`twist:${view.twist}`)}
        </Element>
      )}
    </div>
  );
}

export function EnglandMap({ session }: { session: Session }) {
  return (
    <section class="vk-map" aria-label={session.speaker.value.text("vk-map")}>
      <Land session={session} />
      <Rounds session={session} />
      {LAND.map((_, region) => (
        <Region session={session} region={region} />
      ))}
    </section>
  );
}
