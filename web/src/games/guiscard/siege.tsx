import { useSignal } from "@preact/signals";
import type { Session } from "../../table/session";
import { EVENTS, HEALTHY, viewOf, WOUNDED, type SiegeView } from "./generated";
import { Crest } from "./emblem";
import { LIVERIES } from "./figures";
import { Die, EventPicture, Sack, SIGNS, Tent, Tool } from "./siege-art";
import { Plan } from "./siege-plan";
import { sideName } from "./sides";
import "./siege-texts";
import "./siege.css";

const DAYS = 22; // so many fit on the calendar
const BEFORE = 8; // of them before today
const NEAR = 3; // days around today that a phone shows

interface Deed {
  key: string;
  action: number;
}

/** What was done on each day, according to the chronicle. */
export function deedsOf(session: Session): Map<number, Deed[]> {
  const found = new Map<number, Deed[]>();
  let day = 0;
  for (const [, key, params] of session.events.value) {
    if (key === "siege-day") day = Number(params["day"]);
    if (!(key in SIGNS)) continue;
    const deeds = found.get(day) ?? [];
    found.set(day, deeds);
    if (!deeds.some((deed) => deed.key === key)) {
      deeds.push({ key, action: Number(params["action"] ?? 0) });
    }
  }
  return found;
}

const shieldOf = (session: Session, seat: number) => (
  <svg class="gu-mini" viewBox="0 0 48 48" aria-hidden="true">
    <Crest side={viewOf(session).sides[seat] ?? ""} />
  </svg>
);

function DayCell(props: { session: Session; siege: SiegeView; day: number; deeds: Deed[] }) {
  const { session, siege, day, deeds } = props;
  const speaker = session.speaker.value;
  const back = siege.men.filter(({ heals }) => heals === day);
  const known = siege.last_day >= 0;
  const idle = day >= siege.day && day <= siege.idle;
  const state = day < siege.day ? "past" : day === siege.day ? "now" : "";
  const spent = known && day > siege.last_day;
  const words = [
    speaker.text("gu-day-number", { day }),
    ...deeds.map(({ key, action }) => speaker.text(`gu-deed-${key}`, { action })),
    idle ? speaker.text("gu-day-idle") : "",
    back.length > 0
      ? speaker.text("gu-day-back", {
          names: back.map(({ n }) => speaker.element(`unit:${n}`)).join(", "),
        })
      : "",
    known && day === siege.last_day ? speaker.text("gu-day-last") : "",
  ];
  const far = Math.abs(day - siege.day) > NEAR ? "far" : "";
  return (
    <li
      class={`gu-day ${state} ${idle ? "idle" : ""} ${spent ? "spent" : ""} ${far} ${known && day === siege.last_day ? "last" : ""}`}
      data-date={day}
      title={words.filter(Boolean).join(" · ")}
      aria-label={words.filter(Boolean).join(". ")}
      aria-current={state === "now" ? "date" : undefined}
    >
      <b>{day}</b>
      <span class="gu-day-marks">
        {deeds.map(({ key }) => (
          <svg class="gu-deed" viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={SIGNS[key]} />
          </svg>
        ))}
        {back.slice(0, 2).map(({ seat }) => shieldOf(session, seat))}
        {back.length > 2 && <i>+{back.length - 2}</i>}
      </span>
      {known && !spent && <Sack eaten={day < siege.day} />}
    </li>
  );
}

/** The days as a track: a sack for each day of food, deeds, idle days, who returns when. */
function Calendar({ session, siege }: { session: Session; siege: SiegeView }) {
  const deeds = deedsOf(session);
  const speaker = session.speaker.value;
  const first = Math.max(1, siege.day - BEFORE);
  const dates = siege.men.map(({ heals }) => heals);
  const last = Math.max(siege.last_day + 1, siege.day + NEAR, siege.idle, ...dates, 9);
  const days = Math.min(DAYS, last - first + 1);
  const left = speaker.text("gu-food-left", { count: siege.left });
  return (
    <section class="gu-sheet gu-calendar" aria-label={speaker.text("gu-calendar")}>
      <ol>
        {Array.from({ length: days }, (_, n) => (
          <DayCell
            session={session}
            siege={siege}
            day={first + n}
            deeds={deeds.get(first + n) ?? []}
          />
        ))}
      </ol>
      <p class="gu-food" data-left={siege.left}>
        <b>{siege.left < 0 ? speaker.text("gu-siege-hidden") : left}</b>
        {siege.captured > 0 && (
          <span>{speaker.text("gu-food-captured", { count: siege.captured })}</span>
        )}
        {siege.idle >= siege.day && (
          <span>{speaker.text("gu-idle-until", { day: siege.idle })}</span>
        )}
      </p>
    </section>
  );
}

/** Who is stronger, and what that means for the event and for negotiations. */
function Forces({ session, siege }: { session: Session; siege: SiegeView }) {
  const speaker = session.speaker.value;
  const [outside = 0, within = 0] = [siege.free[siege.besieger], siege.free[1 - siege.besieger]];
  const [early = 0, rations = 0] = siege.event_bonus;
  return (
    <section class="gu-sheet gu-forces" aria-label={speaker.text("gu-forces")}>
      <p>
        {shieldOf(session, siege.besieger)}
        <b>{outside}</b>
        <i>{speaker.text("gu-against")}</i>
        <b>{within}</b>
        {shieldOf(session, 1 - siege.besieger)}
      </p>
      <div class="gu-balance" aria-hidden="true">
        <i style={{ width: `${(100 * outside) / Math.max(1, outside + within)}%` }} />
      </div>
      <p class="gu-meaning">
        {speaker.text("gu-ratio", { ratio: siege.ratio })}{" "}
        {speaker.text("gu-ratio-means", {
          rations,
          early,
          parley: siege.parley_bonus[0] ?? 0,
        })}
      </p>
    </section>
  );
}

const TENTS = [
  [60, 74, 25],
  [128, 62, 22],
  [34, 136, 21],
  [98, 140, 23],
  [52, 200, 22],
  [118, 208, 20],
] as const;
const MEN_PER_TENT = 5;
const BLADES = Array.from(
  { length: 90 },
  (_, n) => `M${(n * 83) % 240} ${20 + ((n * 47) % 235)}q1-5 ${((n * 7) % 6) - 3}-8`,
).join("");

/** A ribbon with a few words. */
function Ribbon({ x, y, words }: { x: number; y: number; words: string }) {
  const half = words.length * 3.4 + 11;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half}-10H${half}l-5 10 5 10H${-half}l5-10z`}
        fill="#fff6de"
        stroke="#2a2019"
        stroke-width="1.3"
      />
      <text y="4.5" text-anchor="middle" font-size="13" font-weight="600" fill="#1d150c">
        {words}
      </text>
    </g>
  );
}

/** The camp before the walls: tents for the men, the wounded apart, engines, horses. */
function Camp({ session, siege }: { session: Session; siege: SiegeView }) {
  const speaker = session.speaker.value;
  const view = viewOf(session);
  const own = siege.men.filter(
    ({ seat, state }) => seat === siege.besieger && [HEALTHY, WOUNDED].includes(state),
  );
  const hurt = own.filter(({ state }) => state === WOUNDED).length;
  const horses = own.filter(({ horse }) => horse).length;
  const engines = siege.gear[siege.besieger]?.["stone_thrower"] ?? 0;
  const nation = (view.sides[siege.besieger] ?? "n")[0]!.toUpperCase();
  const { cloth, light } = LIVERIES[nation] ?? LIVERIES["N"]!;
  const tents = Math.min(TENTS.length, Math.max(1, Math.ceil(own.length / MEN_PER_TENT)));
  return (
    <section class="gu-camp" aria-label={speaker.text("gu-camp", { count: own.length })}>
      <svg viewBox="0 0 240 270" role="presentation">
        <defs>
          <radialGradient id="gu-meadow" cx=".4" cy=".3" r=".9">
            <stop offset="0" stop-color="#a3b062" />
            <stop offset="1" stop-color="#7c8a47" />
          </radialGradient>
        </defs>
        <path d="M-200-200H440V480H-200Z" fill="url(#gu-meadow)" />
        <path d={BLADES} fill="none" stroke="#66732f" stroke-width="1.4" opacity=".6" />
        <path
          d="M160 480C150 300 176 220 168 170S190 90 440 60"
          fill="none"
          stroke="#cbb079"
          stroke-width="24"
        />
        <path
          d="M160 480C150 300 176 220 168 170S190 90 440 60"
          fill="none"
          stroke="#dcc592"
          stroke-width="10"
        />
        {TENTS.slice(0, tents).map(([x, y, r], n) => (
          <Tent x={x} y={y} r={r} cloth={n ? cloth : "#c9962c"} light={light} />
        ))}
        {hurt > 0 && (
          <>
            <Tent x={204} y={190} r={23} cloth="#efe6d2" light="#d9ccb0" />
            <path d="M200 178h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill="#a3140c" stroke="#fff" />
            <Ribbon x={200} y={230} words={speaker.text("gu-hurt", { count: hurt })} />
          </>
        )}
        <g transform="translate(160 128)">
          <circle r="12" fill="#5b4a30" />
          <path
            d="M0-20C4-10 11-6 10 2 9 9 4 12 0 12-5 12-10 8-9 0-8-6-4-8-4-13-2-11-1-10 0-20Z"
            fill="#e8641c"
            stroke="#8c2410"
          />
          <path d="M0-6C2-1 5 1 5 5 4 9 2 11 0 11-3 11-5 8-4 5Z" fill="#ffe08a" />
        </g>
        {Array.from({ length: Math.min(3, engines) }, (_, n) => (
          <svg x={178 - n * 10} y={62 + n * 34} width="54" height="47">
            <Tool name="stone_thrower" />
          </svg>
        ))}
        <Ribbon x={120} y={22} words={speaker.text("gu-camp", { count: own.length })} />
        {horses > 0 && (
          <Ribbon x={88} y={252} words={speaker.text("gu-horses", { count: horses })} />
        )}
      </svg>
    </section>
  );
}

/** The workshop: what is being built with a peg for each day, and what lies ready. */
function Shop({ session, siege }: { session: Session; siege: SiegeView }) {
  const speaker = session.speaker.value;
  const ready = siege.gear.flatMap((row, seat) =>
    Object.entries(row)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count, seat })),
  );
  return (
    <section class="gu-shop" aria-label={speaker.text("gu-shop")}>
      <header>
        <h3>{speaker.text("gu-shop")}</h3>
        <p>{speaker.text("gu-builders", { count: siege.builders, crew: siege.crew })}</p>
      </header>
      {siege.projects.map(([name, days, needed]) => (
        <div class="gu-sheet gu-bench" data-project={name}>
          <Tool name={name} done={days / needed} />
          <p>
            <b>{speaker.text(`gu-one-${name}`)}</b>
            <span class="gu-pegs" aria-hidden="true">
              {Array.from({ length: needed }, (_, n) => (
                <i class={n < days ? "in" : ""} />
              ))}
            </span>
            <span>
              {days >= needed
                ? speaker.text("gu-done-tonight")
                : speaker.text("gu-days-to-go", { count: needed - days })}
            </span>
          </p>
        </div>
      ))}
      {ready.map(({ name, count, seat }) => (
        <p class="gu-ready">
          <Tool name={name} />
          <b>{count}</b>
          <span>
            {speaker.text(`gu-gear-${name}`)}
            {seat !== siege.besieger && ` (${sideName(session, seat)})`}
          </span>
        </p>
      ))}
      {siege.projects.length + ready.length === 0 && (
        <p class="gu-idle-shop">
          {Object.entries(siege.work_days).map(([name, count]) => (
            <span>
              <Tool name={name} done={0.2} />
              {speaker.text(`gu-one-${name}`)}
              <i>{speaker.text("gu-takes-days", { count })}</i>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

// What a day has brought, as the chronicle tells it.
const TOLD = new Set([
  "siege-event",
  "siege-action",
  "siege-parley",
  "siege-damage",
  "siege-thrower-lost",
  "siege-built",
  "siege-part",
  "siege-tents",
  "siege-packs-in",
  "siege-captured",
  "siege-killed",
  "siege-tended",
  "killed",
]);

/** What was left of yesterday: the deeds, the dead, the wounded with their dates. */
function Yesterday({ session, siege }: { session: Session; siege: SiegeView }) {
  const speaker = session.speaker.value;
  const events = session.events.value;
  const dawn = events.findLastIndex(([, key]) => key === "siege-day");
  const before = events.slice(0, Math.max(0, dawn));
  const start = before.findLastIndex(([, key]) => key === "siege-day");
  const told = start < 0 ? [] : before.slice(start).filter(([, key]) => TOLD.has(key));
  if (start < 0 || dawn < 0) return null;
  const day = Number(before[start]![2]["day"]);
  return (
    <details class="gu-yesterday" open={siege.initiative < 0}>
      <summary>{speaker.text("gu-yesterday", { day, count: told.length })}</summary>
      <ul>
        {told.map((event) => (
          <li>{speaker.event(event)}</li>
        ))}
      </ul>
    </details>
  );
}

/** The event of the day: its picture, its dice, what it does, and which have been. */
function EventCard({ session, siege }: { session: Session; siege: SiegeView }) {
  const speaker = session.speaker.value;
  const events = session.events.value;
  const today = events.slice(events.findLastIndex(([, key]) => key === "siege-day") + 1);
  const roll = today.find(([, key]) => key === "siege-event-roll")?.[2];
  const dice = roll ? [Number(roll["first"]), Number(roll["second"])] : [];
  return (
    <section class="gu-sheet gu-card" data-event={siege.event} aria-live="polite">
      <h3>{speaker.text(`gu-event-${siege.event}`)}</h3>
      <EventPicture event={siege.event} />
      {roll && (
        <p class="gu-roll">
          {dice.map((face) => (
            <Die face={face} />
          ))}
          <b>= {Number(roll["sum"])}</b>
          {Number(roll["bonus"]) > 0 && (
            <span>{speaker.text("gu-event-bonus", { bonus: Number(roll["bonus"]) })}</span>
          )}
        </p>
      )}
      <p class="gu-does">{speaker.text(`gu-event-${siege.event}-does`)}</p>
      <Yesterday session={session} siege={siege} />
      <p class="gu-once">{speaker.text("gu-event-once")}</p>
      <ol class="gu-used">
        {EVENTS.map((n) => (
          <li
            class={n === siege.event ? "now" : siege.used.includes(n) ? "gone" : ""}
            title={speaker.has(`gu-event-${n}`) ? speaker.text(`gu-event-${n}`) : undefined}
          >
            {n}
          </li>
        ))}
      </ol>
    </section>
  );
}

const TABS = ["plan", "camp", "shop", "card"] as const;

/** A day of a siege: calendar, forces, plan of the building, camp, workshop and event. */
export function SiegeDay({ session }: { session: Session }) {
  const { siege } = viewOf(session);
  const tab = useSignal<(typeof TABS)[number]>("plan");
  if (!siege) return null;
  const speaker = session.speaker.value;
  return (
    <div class="gu-campaign" data-day={siege.day} data-tab={tab.value}>
      <Calendar session={session} siege={siege} />
      <Forces session={session} siege={siege} />
      <nav class="gu-tabs" aria-label={speaker.text("gu-views")}>
        {TABS.map((name) => (
          <button
            type="button"
            aria-pressed={tab.value === name}
            onClick={() => (tab.value = name)}
          >
            {speaker.text(`gu-tab-${name}`)}
          </button>
        ))}
      </nav>
      <Plan session={session} siege={siege} />
      <Camp session={session} siege={siege} />
      <Shop session={session} siege={siege} />
      <EventCard session={session} siege={siege} />
    </div>
  );
}
