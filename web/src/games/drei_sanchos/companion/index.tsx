import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { RuleRef } from "../../../parts/rules";
import { lang } from "../../../settings";
import { Folded } from "../../../table/chronicle";
import { Session } from "../../../table/session";
import { Speaker } from "../../../texts";
import { SPECTATOR, type GameInfo } from "../../../wire";
import { folds } from "../bots";
import de from "../de.ftl?raw";
import en from "../en.ftl?raw";
import { FIELD, GARRISON, type Reply, type Stand } from "../generated";
import { KingdomsMap } from "../map";
import { Asking } from "./asking";
import { Begin } from "./begin";
import { Editor, Stores } from "./editing";
import { carried } from "./position";
import { Round } from "./round";
import { back, fault, forget, own, past, tell } from "./store";

/** What was taken up from the board, to be put down somewhere else; a recruit stands nowhere. */
interface Held {
  sancho: number;
  king: boolean;
  from: { region: number; place: number } | null;
}

/** A table that nobody plays at: it shows a position and nothing can be answered. */
function shown(session: Session, reply: Reply): void {
  const view = {
    players: 1,
    asked: [],
    pending: [],
    prompt: "",
    about: {},
    picks: [],
    over: false,
    scores: [0],
    winners: [],
    game: reply.view,
    aids: reply.aids,
  };
  session.show({
    t: "state",
    table: {
      id: "",
      game: session.info.id,
      options: {},
      seats: [],
      open: false,
      status: "playing",
      winners: [],
      pending: [],
      invite: null,
      updated: 0,
      campaign: null,
      manners: {},
      clocks: null,
      parting: [],
      host: false,
      archived: false,
      peek: null,
      rated: false,
    },
    observer: SPECTATOR,
    curtain: null,
    seq: 0,
    since: 0,
    decision: "",
    view,
    scene: { areas: [] },
    choices: [],
    events: [],
    film: [],
    undone: [],
    undo: "",
    undo_seat: null,
    undo_from: null,
    undo_asked: null,
    luck: { commitment: "", salt: "", seed: null },
  });
}

/** The step-by-step report, the newest part first. */
function Report({ speaker }: { speaker: Speaker }) {
  return (
    <section class="panel ds-report" aria-live="polite">
      {past.value.toReversed().map(
        ({ told }) =>
          told.length > 0 && (
            <ol>
              {told.map((event) => (
                <li>
                  <Folded title={folds(event, speaker)}>
                    {speaker.event(event)}
                    <RuleRef rule={event[0]} />
                  </Folded>
                </li>
              ))}
            </ol>
          ),
      )}
    </section>
  );
}

/** The unit that an element of the map means. */
function unitOf(reply: Reply, element: string): { stand: Stand; king: boolean } | null {
  const [kind, n] = element.split(":");
  if (kind !== "unit") return null;
  const { stands } = reply.aids;
  const stand = stands.find((s) => [s.troop_unit, s.king_unit].includes(Number(n)));
  return stand ? { stand, king: stand.king_unit === Number(n) } : null;
}

/** The region of something on the map. */
function regionOf(spot: Element | null): number {
  const ground = spot?.closest<HTMLElement>('[data-el^="region:"]')?.dataset["el"];
  if (ground) return Number(ground.slice("region:".length));
  return Number(spot?.closest<HTMLElement>("[data-standing]")?.dataset["standing"] ?? 0);
}

/** Put down what was taken up: in another region in its field, in its own one in or out. */
function put(info: GameInfo, reply: Reply, held: Held, region: number): void {
  const id = (n: number) => info.lexicon[`region:${n}`]!.id;
  const { from, sancho, king } = held;
  const place = from?.region === region && from.place === FIELD ? GARRISON : FIELD;
  const source = from && { region: id(from.region), place: from.place };
  const set: Reply["position"] = carried(reply.position, sancho, king, source, {
    region: id(region),
    place,
  });
  const { recruits } = reply.view;
  if (!from) set["recruits"] = recruits.with(sancho, recruits[sancho]! - 1);
  void tell({ do: "position", set });
}

/** The board lies on the table at home; only the Sancho-Bots are run here. */
export function Companion({ info: shipped }: { info: GameInfo }) {
  const region = useSignal(0);
  const held = useSignal<Held | null>(null);
  const lifted = useRef<string | null>(null);
  const info = useMemo(
    () => ({ ...shipped, lexicon: { ...shipped.lexicon, ...own.value } }),
    [own.value],
  );
  const speaker = useComputed(() => {
    const words = lang.value === "de" ? de : en;
    return new Speaker(lang.value, info, [], words);
  }).value;
  const session = useMemo(() => new Session("", info, { texts: { de, en } }), [info]);
  const reply = past.value.at(-1);
  const drop = (on: number) => {
    const carriedNow = held.value;
    held.value = null;
    if (reply && carriedNow && on > 0) put(info, reply, carriedNow, on);
  };
  const take = (element: string) => {
    const unit = reply && unitOf(reply, element);
    if (!unit) return;
    const { region: at, place, sancho } = unit.stand;
    region.value = 0;
    held.value = { sancho, king: unit.king, from: { region: at, place } };
  };
  session.click = (element) => {
    const unit = reply && unitOf(reply, element);
    const on = unit ? unit.stand.region : Number(element.slice("region:".length));
    if (!reply || reply.question) return;
    if (held.value) drop(on);
    else if (unit) take(element);
    else region.value = on;
  };
  useEffect(() => {
    if (reply) shown(session, reply);
  }, [reply, session]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape") held.value = null;
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
  if (!reply) return <Begin speaker={speaker} />;
  const ready = session.view.value !== null;
  const { flow } = reply;
  return (
    <main class={`ds ds-companion ${held.value ? "holding" : ""}`}>
      <div
        class="ds-land"
        onPointerDownCapture={(event) => {
          const spot = (event.target as Element).closest<HTMLElement>('[data-el^="unit:"]');
          lifted.current = spot?.dataset["el"] ?? null;
          if (spot) event.stopPropagation(); // a unit is dragged, not the map
        }}
        onPointerUp={(event) => {
          const element = lifted.current;
          lifted.current = null;
          const spot = document.elementFromPoint(event.clientX, event.clientY);
          const on = regionOf(spot);
          if (!element || on === 0 || reply.question) return;
          if (unitOf(reply, element)?.stand.region === on) return; // a tap, which the click tells
          take(element);
          drop(on);
        }}
      >
        {ready && <KingdomsMap session={session} />}
        <p class="ds-tally">
          {speaker.text("ds-round", { round: flow.round })}
          {" · "}
          {speaker.text("ds-deck", { count: flow.deck })}
          {" · "}
          {speaker.text("ds-sides", { ...reply.vp, goal: reply.view.goal })}
          {" · "}
          {speaker.text(reply.view.arrow ? "ds-arrow-up" : "ds-arrow-down")}
        </p>
        {held.value && (
          <p class="note ds-held" role="status">
            {speaker.text("ds-companion-held", {
              what: speaker.text(held.value.king ? "ds-king" : "ds-troops", { count: 1 }),
              sancho: speaker.element(`sancho:${held.value.sancho}`),
            })}
            <button type="button" class="button quiet" onClick={() => (held.value = null)}>
              {speaker.text("ds-companion-leave")}
            </button>
          </p>
        )}
        {region.value > 0 && !reply.question && (
          <Editor
            key={`${region.value} ${past.value.length}`}
            speaker={speaker}
            reply={reply}
            region={region.value}
            done={() => (region.value = 0)}
          />
        )}
      </div>
      <div class="ds-side">
        {fault.value && (
          <p class="error" role="alert">
            {fault.value.words[lang.value]}
          </p>
        )}
        {reply.ended && (
          <p class="note" data-ended={reply.ended}>
            {speaker.text(reply.won ? "ds-companion-won" : "ds-companion-lost")}
          </p>
        )}
        {reply.question ? (
          <Asking
            key={past.value.length}
            speaker={speaker}
            question={reply.question}
            answer={(value) => void tell({ do: "answer", value })}
          />
        ) : (
          ready &&
          flow.step !== "over" && (
            <Round
              key={`${flow.round} ${flow.step}`}
              session={session}
              reply={reply}
              region={region.value}
              holds={held.value !== null && held.value.from === null}
              recruit={() => {
                held.value = { sancho: reply.view.seats.indexOf(0), king: false, from: null };
              }}
            />
          )
        )}
        {!reply.question && <Stores key={past.value.length} speaker={speaker} reply={reply} />}
        <p class="ds-edit-buttons">
          <button type="button" class="button quiet" data-tool="back" onClick={back}>
            {speaker.text("ds-companion-back")}
          </button>
          <button type="button" class="button quiet" onClick={forget}>
            {speaker.text("ds-companion-anew")}
          </button>
        </p>
      </div>
      <Report speaker={speaker} />
    </main>
  );
}
