import { Count, Soldier } from "../../parts/paint/people";
import { Scene } from "../../parts/paint/scene";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { Spot } from "../../table/spot";
import { Card, Chip } from "./card";
import { Claim, Tray } from "./dice";
import { factsOf, HOUSES, houseOf, nearSeat, seatOf } from "./facts";
import { aidsOf, BATTLE, CLEANUP, viewOf, YORK } from "./generated";
import { latestLosses } from "./history";
import { Badge, DiceTray, FRANCE, liveryOf, Rose, Standard } from "./houses";
import { ARENA, MEADOW } from "./meadow";

/** Where the soldiers of a host stand, seen from its side, the front rank first. */
const spot = (i: number): [x: number, y: number] => {
  const [rank, file] = [Math.floor(i / 3), i % 3];
  return [-rank * 56 - (file === 1 ? 22 : 0), [-6, 44, -54][file]! + (rank % 2) * 12];
};

/** The troops of a side as soldiers: its own, then the French with it. */
function Host({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const house = houseOf(view, seat);
  const facing = house === YORK ? 1 : -1;
  const { own, french } = aidsOf(session).halves[seat]!;
  const counts = [view.half[seat]!, view.french[seat]!];
  const size = 1.9 * Math.min(1, 12 / Math.max(1, counts[0]! + counts[1]!));
  const rank = (side: number, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ side, n: from + i, place: spot(from + i) }))
      .sort((a, b) => a.place[1] - b.place[1])
      .map(({ side, n, place: [x, y] }) => (
        <g
          key={n}
          transform={`translate(${320 - facing * 66 + facing * x} ${292 + y}) scale(${facing * size} ${size})`}
        >
          <Soldier livery={liveryOf(side)} weapon={n * 2 + house}>
            <g transform={`scale(${side === FRANCE ? 0.36 : 0.31})`}>
              <Badge side={side} />
            </g>
          </Soldier>
        </g>
      ));
  const shown = counts[1]! > 0 || session.mark(`stack:${french}`) !== "idle";
  return (
    <>
      <Spot session={session} element={`stack:${own}`} class="vk-stack">
        <rect
          class="vk-grip"
          x={house === YORK ? 60 : 340}
          y="190"
          width="240"
          height="190"
          rx="14"
        />
        {rank(house, 0, counts[0]!)}
      </Spot>
      {shown && (
        <Spot session={session} element={`stack:${french}`} class="vk-stack">
          <rect
            class="vk-grip"
            x={house === YORK ? 40 : 480}
            y="190"
            width="120"
            height="190"
            rx="14"
          />
          {rank(FRANCE, counts[0]!, counts[1]!)}
        </Spot>
      )}
    </>
  );
}

/** The name of a host with the number of its troops. */
function Strength({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const house = houseOf(view, seat);
  const york = house === YORK;
  const side = york ? -1 : 1;
  const name = session.speaker.value.element(`house:${house}`);
  return (
    <g transform={`translate(${york ? 170 : 470} 404)`}>
      <text class="vk-host-name" x={side * 22} y="7" text-anchor={york ? "end" : "start"}>
        {name}
      </text>
      <g transform="scale(1.35)">
        <Count livery={liveryOf(house)} text={view.half[seat]!} />
      </g>
      {view.french[seat]! > 0 && (
        <g transform={`translate(${-side * 40} 0) scale(1.35)`}>
          <Count livery={liveryOf(FRANCE)} text={view.french[seat]!} />
        </g>
      )}
    </g>
  );
}

/** The troops that just fell, French first. */
function Fallen({ session, seat }: { session: Session; seat: number }) {
  const clash = latestLosses(session.events.value);
  const house = houseOf(viewOf(session), seat);
  const losses = clash?.losses.filter(([loser, count]) => loser === seat && count > 0) ?? [];
  const sides = losses.flatMap(([, count, french]) =>
    Array.from({ length: count }, (_, i) => (i < french ? FRANCE : house)),
  );
  if (sides.length === 0) return null;
  const facing = house === YORK ? 1 : -1;
  return (
    <g class="vk-fallen" key={`${clash!.number} ${sides.length}`} aria-hidden="true">
      {sides.map((side, i) => (
        <g transform={`translate(${320 - facing * (96 + i * 52)} 372) scale(${facing * 1.3} 1.3)`}>
          <g class={`vk-troop ${side === FRANCE ? "france" : ""}`}>
            <g transform="rotate(-82)">
              <Soldier livery={liveryOf(side)} weapon={i} />
            </g>
          </g>
        </g>
      ))}
      <text x={320 - facing * 36} y="378">
        −{sides.length}
      </text>
    </g>
  );
}

/** The plate over the field: name, date, region and owner of the battlefield. */
function Plate({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const element = `card:${view.battlefield}`;
  const facts = factsOf(session, view.battlefield)!;
  const owner = speaker.text("vk-owner", { seat: view.owner });
  return (
    <Spot session={session} element={element} class="vk-plate">
      <g transform="translate(320 36)">
        <path class="vk-plate-sheet" d="M-196-28H196L182 4 196 36H-196L-182 4Z" />
        <text class="vk-field-name" y="-2">
          {speaker.element(element)}
        </text>
        <text class="vk-field-date" y="22">
          {`${speaker.wording(element)} · ${speaker.element(`region:${facts.region}`)} · ${owner}`}
        </text>
      </g>
    </Spot>
  );
}

/** One side of the field: standard, host, tray. */
function Half({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const house = houseOf(view, seat);
  const york = house === YORK;
  const { attacker } = view.battle;
  const fights = view.phase === BATTLE && attacker >= 0;
  const role = !fights ? "" : seat === attacker ? "vk-attacks" : "vk-defends";
  const name = speaker.element(`house:${house}`);
  return (
    <g class={`vk-half ${seat === nearSeat(session) ? "near" : "far"}`}>
      <g transform={`translate(${york ? 40 : 600} 262)`}>
        <Standard house={house} left={!york} />
      </g>
      {view.battlefield > 0 && (
        <>
          <Host session={session} seat={seat} />
          {view.phase === BATTLE && <Fallen session={session} seat={seat} />}
          <Strength session={session} seat={seat} />
        </>
      )}
      {fights && (
        <>
          <DiceTray x={york ? 168 : 480} house={house} />
          <Tray session={session} seat={seat} x={york ? 164 : 476} />
        </>
      )}
      {role && (
        <text class="vk-tray-name" x={york ? 164 : 476} y="626">
          {speaker.text(role, { name })}
        </text>
      )}
    </g>
  );
}

/** Before the war: the two houses. */
function Houses({ session }: { session: Session }) {
  const speaker = session.speaker.value;
  return (
    <div class="vk-houses">
      {HOUSES.map((house) => (
        <Element session={session} element={`house:${house}`} class={`vk-house house-${house}`}>
          <Rose house={house} />
          <b>{speaker.element(`house:${house}`)}</b>
        </Element>
      ))}
    </div>
  );
}

/** On the oak table, while no dice lie there: the card that is played, or the last ones. */
function TableTop({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  if (view.phase === BATTLE && view.battle.attacker >= 0) return null;
  return (
    <div class="vk-top">
      {view.card > 0 && (
        <section class="vk-in-use">
          <h3>{speaker.text("vk-in-use", { seat: view.active })}</h3>
          <Card session={session} card={view.card} holder={view.active} />
        </section>
      )}
      {view.card === 0 && view.discard.length > 0 && (
        <section class="vk-discard">
          <h3>{speaker.text("vk-discard", { count: view.discard.length, deck: view.deck })}</h3>
          <div class="vk-chips">
            {view.discard.toReversed().map((card) => (
              <Chip key={card} session={session} card={card} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

/** The battlefield of the round: two hosts facing each other over an oak table. */
export function Battlefield({ session }: { session: Session }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const fought = [BATTLE, CLEANUP].includes(view.phase) || session.view.value!.over;
  return (
    <section class="vk-field vk-pane" aria-label={speaker.text("vk-battlefield")}>
      <Scene painting={MEADOW} focus={ARENA} label={speaker.text("vk-battlefield")}>
        {view.york >= 0 &&
          HOUSES.map((house) => <Half session={session} seat={seatOf(view, house)} />)}
        {view.battlefield > 0 && <Plate session={session} />}
        {view.battlefield === 0 && view.york >= 0 && (
          <text class="vk-no-field" x="320" y="40">
            {speaker.text(fought ? "vk-field-done" : "vk-no-field")}
          </text>
        )}
        {view.phase === BATTLE && view.battle.claim >= 0 && <Claim session={session} />}
      </Scene>
      {view.york < 0 ? <Houses session={session} /> : <TableTop session={session} />}
    </section>
  );
}
