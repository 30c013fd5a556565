import { signal, useComputed, useSignal, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api, ApiError } from "../../api";
import { RuleRef } from "../../parts/rules";
import { lang } from "../../settings";
import { Session } from "../../table/session";
import { Speaker } from "../../texts";
import { SPECTATOR, type Action, type GameInfo, type LoggedEvent } from "../../wire";
import { Asking } from "./asking";
import { Card } from "./cards";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { KingdomsMap } from "./map";
import { Mark } from "./pieces";
import { SANCHOS } from "./facts";
import {
  FIELD,
  GARRISON,
  MOST_POINTS,
  MOST_UNITS,
  NAMES,
  STACK,
  type Aids,
  type View,
} from "./generated";
import { read, write, type Group } from "./position";

export type Question =
  | { kind: "decision"; prompt: string; params: LoggedEvent[2]; actions: Action[] }
  | { kind: "dice"; dice: { sancho: string; guard: boolean; faces: number[] }[] }
  | { kind: "card"; points: number; cards: number[] }
  | { kind: "cards"; cards: number[]; places: string[] };

interface Reply {
  options: Record<string, unknown>;
  state: unknown;
  told: LoggedEvent[];
  question: Question | null;
  position: Record<string, unknown>;
  vp: { player: number; bots: number };
  ended: string;
  won: boolean;
  view: View;
  aids: Aids;
}

const KEPT = "tafelrunde-companion-drei_sanchos";
const MOST_BACK = 30;

function remembered(): Reply[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(found) ? (found as Reply[]) : [];
  } catch {
    return []; // what cannot be read is as good as nothing
  }
}

/** Everything since the start; the last reply is where we are. */
const past = signal<Reply[]>(remembered());
const fault = signal<ApiError | null>(null);

async function ask(options: unknown, state: unknown, request: unknown): Promise<void> {
  fault.value = null;
  try {
    const reply = await api.companion<Reply>("drei_sanchos", { options, state, request });
    past.value = [...past.value, reply].slice(-MOST_BACK);
    localStorage.setItem(KEPT, JSON.stringify(past.value));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    fault.value = error;
  }
}

function back(): void {
  past.value = past.value.slice(0, -1);
  localStorage.setItem(KEPT, JSON.stringify(past.value));
}

function forget(): void {
  past.value = [];
  localStorage.removeItem(KEPT);
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
    undo_asked: null,
    luck: { commitment: "", salt: "", seed: null },
  });
}

function Begin({ speaker }: { speaker: Speaker }) {
  const valuesOf = (id: string) =>
    (speaker.info.options.find((option) => option.id === id)?.values ?? []).map(String);
  const sancho = useSignal(valuesOf("sancho")[0]!);
  const level = useSignal(valuesOf("level")[0]!);
  const cid = useSignal(false);
  const select = (of: Signal<string>, id: string, values: string[]) => (
    <label class="field">
      <span>{speaker.option(id, values[0]!)[0]}</span>
      <select value={of.value} onChange={(event) => (of.value = event.currentTarget.value)}>
        {values.map((value) => (
          <option value={value}>{speaker.option(id, value)[1]}</option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="panel sheet ds-begin">
      <p>{speaker.text("ds-companion-about")}</p>
      {select(sancho, "sancho", valuesOf("sancho"))}
      {select(level, "level", valuesOf("level"))}
      <label class="check">
        <input
          type="checkbox"
          checked={cid.value}
          onChange={(event) => (cid.value = event.currentTarget.checked)}
        />
        El Cid
      </label>
      <button
        type="button"
        class="button primary"
        data-tool="begin"
        onClick={() =>
          void ask({ sancho: sancho.value, level: level.value, el_cid: cid.value }, null, null)
        }
      >
        {speaker.text("ds-companion-begin")}
      </button>
    </section>
  );
}

/** Troops and king of one Sancho in one place. */
function Row(props: {
  speaker: Speaker;
  group: Group;
  label: string;
  change: (group: Group) => void;
}) {
  const { group, change } = props;
  return (
    <label class="ds-edit-row">
      <Mark sancho={group.sancho} />
      <span>{props.label}</span>
      <input
        type="number"
        min={0}
        max={MOST_UNITS}
        value={group.troops}
        onInput={(event) => change({ ...group, troops: Number(event.currentTarget.value) })}
      />
      <span class="check">
        <input
          type="checkbox"
          aria-label={`${props.label}, ${props.speaker.text("ds-king")}`}
          checked={group.king}
          onChange={(event) => change({ ...group, king: event.currentTarget.checked })}
        />
        {props.speaker.text("ds-king")}
      </span>
    </label>
  );
}

/** Say what stands in a region on the table at home. */
function Editor(props: { speaker: Speaker; reply: Reply; region: number; done: () => void }) {
  const { speaker, reply, region, done } = props;
  const id = speaker.info.lexicon[`region:${region}`]!.id;
  const groups = useSignal<Group[]>(read(String(reply.position[id])));
  const at = (place: number, sancho: number): Group =>
    groups.value.find((g) => g.place === place && g.sancho === sancho) ?? {
      place,
      sancho,
      troops: 0,
      king: false,
    };
  const change = (group: Group) => {
    const rest = groups.value.filter((g) => g.place !== group.place || g.sancho !== group.sancho);
    groups.value = [...rest, group];
  };
  return (
    <form
      class="panel ds-edit"
      onSubmit={(event) => {
        event.preventDefault();
        const set = { [id]: write(groups.value) };
        void ask(reply.options, reply.state, { do: "position", set }).then(done);
      }}
    >
      <h3>
        {region} {speaker.element(`region:${region}`)}
      </h3>
      {[FIELD, GARRISON, STACK].flatMap((place) =>
        SANCHOS.map((sancho) => (
          <Row
            speaker={speaker}
            group={at(place, sancho)}
            label={speaker.text(`ds-place-${place}`)}
            change={change}
          />
        )),
      )}
      <p class="ds-edit-buttons">
        <button type="submit" class="button primary">
          {speaker.text("ds-companion-set")}
        </button>
        <button type="button" class="button quiet" onClick={done}>
          {speaker.text("ds-companion-leave")}
        </button>
      </p>
    </form>
  );
}

/** What can be done between two questions. */
function Errands(props: { speaker: Speaker; session: Session; reply: Reply; region: number }) {
  const { speaker, session, reply, region } = props;
  const card = useSignal(reply.view.card || 1);
  const points = useSignal(1);
  const go = (request: unknown) => void ask(reply.options, reply.state, request);
  const bots = SANCHOS.filter((sancho) => reply.view.seats[sancho]! < 0);
  const cards = Object.keys(session.info.lexicon)
    .filter((element) => element.startsWith("card:"))
    .map((element) => Number(element.slice("card:".length)));
  return (
    <section class="panel ds-errands">
      <label class="field">
        <span>{speaker.text("ds-companion-card")}</span>
        <select
          data-field="card"
          value={card.value}
          onChange={(event) => (card.value = Number(event.currentTarget.value))}
        >
          {cards.map((n) => (
            <option value={n}>{speaker.element(`card:${n}`)}</option>
          ))}
        </select>
      </label>
      <Card session={session} card={card.value} />
      <p class="ds-edit-buttons">
        {bots.map((sancho) => (
          <button
            type="button"
            class="button"
            data-bot={NAMES[sancho]}
            onClick={() => go({ do: "turn", sancho: NAMES[sancho], card: card.value })}
          >
            <Mark sancho={sancho} />{" "}
            {speaker.text("ds-companion-turn", { sancho: speaker.element(`sancho:${sancho}`) })}
          </button>
        ))}
      </p>
      <p class="ds-edit-buttons">
        <label>
          {speaker.text("ds-companion-points")}{" "}
          <select
            value={points.value}
            onChange={(event) => (points.value = Number(event.currentTarget.value))}
          >
            {Array.from({ length: MOST_POINTS }, (_, i) => i + 1).map((n) => (
              <option value={n}>{n}</option>
            ))}
          </select>
        </label>
        {["attack", "besiege"].map((what) => (
          <button
            type="button"
            class="button"
            data-errand={what}
            disabled={region === 0}
            onClick={() => go({ do: what, region, points: points.value })}
          >
            {speaker.text(`ds-companion-${what}`)}
          </button>
        ))}
        <button
          type="button"
          class="button"
          data-errand="end_round"
          onClick={() => go({ do: "end_round" })}
        >
          {speaker.text("ds-companion-end")}
        </button>
      </p>
      {region === 0 && <p class="quiet-words">{speaker.text("ds-companion-pick")}</p>}
    </section>
  );
}

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** Recruits, reserve cards and the arrow, for a board that is already in play. */
function Stores({ speaker, reply }: { speaker: Speaker; reply: Reply }) {
  const recruits = useSignal(reply.view.recruits);
  const reserve = useSignal((reply.position["reserve"] as number[][]).map((c) => c.join(" ")));
  const arrow = useSignal(String(reply.position["arrow"]));
  const set = () => ({
    recruits: recruits.value,
    reserve: reserve.value.map(numbers),
    arrow: arrow.value,
  });
  return (
    <details class="panel ds-errands">
      <summary>{speaker.text("ds-companion-stores")}</summary>
      {SANCHOS.map((sancho) => (
        <p class="ds-edit-buttons">
          <Mark sancho={sancho} />
          <label>
            {speaker.text("ds-companion-recruits")}{" "}
            <input
              type="number"
              min={0}
              max={MOST_UNITS}
              value={recruits.value[sancho]}
              onInput={(event) => {
                const count = Number(event.currentTarget.value);
                recruits.value = recruits.value.with(sancho, count);
              }}
            />
          </label>
          <label>
            {speaker.text("ds-companion-reserve")}{" "}
            <input
              type="text"
              size={8}
              value={reserve.value[sancho]}
              onInput={(event) => {
                reserve.value = reserve.value.with(sancho, event.currentTarget.value);
              }}
            />
          </label>
        </p>
      ))}
      <p class="ds-edit-buttons">
        <select value={arrow.value} onChange={(event) => (arrow.value = event.currentTarget.value)}>
          <option value="up">{speaker.text("ds-arrow-up")}</option>
          <option value="down">{speaker.text("ds-arrow-down")}</option>
        </select>
        <button
          type="button"
          class="button"
          onClick={() => void ask(reply.options, reply.state, { do: "position", set: set() })}
        >
          {speaker.text("ds-companion-set")}
        </button>
      </p>
    </details>
  );
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
                  {speaker.event(event)}
                  <RuleRef rule={event[0]} />
                </li>
              ))}
            </ol>
          ),
      )}
    </section>
  );
}

/** The board lies on the table at home; only the Sancho-Bots are run here. */
export function Companion({ info }: { info: GameInfo }) {
  const region = useSignal(0);
  const speaker = useComputed(() => {
    const own = lang.value === "de" ? de : en;
    return new Speaker(lang.value, info, [], own);
  }).value;
  const session = useMemo(() => {
    const made = new Session("", info, { texts: { de, en } });
    made.click = (element) => {
      const [kind, n] = element.split(":");
      const stand = past.value
        .at(-1)
        ?.aids.stands.find((s) => [s.troop_unit, s.king_unit].includes(Number(n)));
      if (kind === "region") region.value = Number(n);
      if (kind === "unit" && stand) region.value = stand.region;
    };
    return made;
  }, []);
  const reply = past.value.at(-1);
  useEffect(() => {
    if (reply) shown(session, reply);
  }, [reply]);
  if (!reply) return <Begin speaker={speaker} />;
  const ready = session.view.value !== null;
  return (
    <main class="ds ds-companion">
      <div class="ds-land">
        {ready && <KingdomsMap session={session} />}
        <p class="ds-tally">
          {speaker.text("ds-sides", { ...reply.vp, goal: reply.view.goal })}
          {" · "}
          {speaker.text(reply.view.arrow ? "ds-arrow-up" : "ds-arrow-down")}
        </p>
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
        {fault.value && <p class="note">{fault.value.words[lang.value]}</p>}
        {reply.ended && (
          <p class="note">{speaker.text(reply.won ? "ds-companion-won" : "ds-companion-lost")}</p>
        )}
        {reply.question ? (
          <Asking
            key={past.value.length}
            speaker={speaker}
            question={reply.question}
            answer={(value) => void ask(reply.options, reply.state, { do: "answer", value })}
          />
        ) : (
          ready && (
            <Errands speaker={speaker} session={session} reply={reply} region={region.value} />
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
        <Report speaker={speaker} />
      </div>
    </main>
  );
}
