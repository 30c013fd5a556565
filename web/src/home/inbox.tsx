import { titles } from "../catalogue";
import { SeatShield } from "../parts/shield";
import { follow } from "../router";
import { lang } from "../settings";
import { listOf, t } from "../texts";
import type { InboxItem, Summary } from "../wire";

const MOMENT = 60_000;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", MOMENT],
];

/** How long ago something was, in the largest unit that says something. */
export function ago(when: number): string {
  const gone = Date.now() - when;
  const [unit, size] = STEPS.find(([, ms]) => gone >= ms) ?? ["minute", MOMENT];
  const words = new Intl.RelativeTimeFormat(lang.value, { numeric: "auto" });
  return gone < MOMENT ? t("just-now") : words.format(-Math.floor(gone / size), unit);
}

/** The people of a table who are not this person. */
function othersOf(table: Summary): string[] {
  const people = table.seats.filter((s) => s.kind === "person" && !s.mine && s.name);
  return people.map((s) => s.name!);
}

interface Line {
  table: Summary;
  /** what the button says */
  action: string;
  sentence?: string;
  quiet: string;
  primary?: boolean;
}

/** A table in a list: who sits there, what is to be said about it, and the way in. */
export function TableLine({ table, action, sentence, quiet, primary = false }: Line) {
  return (
    <li class={`table-line ${primary ? "panel" : ""}`}>
      <span class="table-seats">
        {table.seats.map((s) => (
          <SeatShield seat={s.seat} class={s.kind === "free" ? "free" : ""} />
        ))}
      </span>
      <span class="table-words">
        <b>{titles(table.game)}</b>
        {sentence && <span class="table-sentence">{sentence}</span>}
        <span class="quiet-words">{quiet}</span>
      </span>
      <a
        class={`button ${primary ? "primary" : ""}`}
        href={`/table/${table.id}`}
        onClick={follow}
        aria-label={`${action}: ${titles(table.game)}`}
      >
        {action}
      </a>
    </li>
  );
}

/** Who waits for this person, and since when. */
function waitWords({ table, since }: InboxItem): string {
  const names = othersOf(table);
  const when = ago(since!);
  return names.length > 0
    ? t("others-wait", { names: listOf(names), count: names.length, when })
    : t("asked-since", { when });
}

const FEW = 3; // lines that stand open; the rest is folded away

/** Some lines, the first ones open and the others behind a fold. */
function Lines(props: { name: string; label: string; lines: preact.VNode[] }) {
  const { name, label, lines } = props;
  const rest = lines.slice(FEW);
  return (
    <section class="inbox-part" aria-label={label}>
      <ul class={name === "turns" ? "my-turns" : "table-lines"} data-list={name}>
        {lines.slice(0, FEW)}
      </ul>
      {rest.length > 0 && (
        <details class="fold">
          <summary>{t("more-tables", { count: rest.length })}</summary>
          <ul class={name === "turns" ? "my-turns" : "table-lines"}>{rest}</ul>
        </details>
      )}
    </section>
  );
}

/** What waits for this person comes first, then the games in which others are asked. */
export function InboxLists(props: { turns: InboxItem[]; running: InboxItem[] }) {
  const { turns, running } = props;
  return (
    <>
      {turns.length > 0 && (
        <Lines
          name="turns"
          label={t("your-turn")}
          lines={turns.map((item) => (
            <TableLine
              key={item.table.id}
              table={item.table}
              action={t("your-turn-short")}
              sentence={item.asked}
              quiet={waitWords(item)}
              primary
            />
          ))}
        />
      )}
      {running.length > 0 && (
        <div class="panel sheet running">
          <h2>{t("running-games")}</h2>
          <Lines
            name="running"
            label={t("running-games")}
            lines={running.map((item) => (
              <TableLine
                key={item.table.id}
                table={item.table}
                action={t("look")}
                sentence={item.last}
                quiet={runningWords(item)}
              />
            ))}
          />
        </div>
      )}
    </>
  );
}

function runningWords({ table, when }: InboxItem): string {
  const names = othersOf(table);
  const others = names.length > 0 ? `${t("with-players", { names: listOf(names) })} · ` : "";
  return others + ago(when);
}
