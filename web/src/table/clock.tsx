import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../parts/icons";
import { lang } from "../settings";
import { t } from "../texts";
import type { Clocks } from "../wire";

const SECOND = 1000;
const DAY = 86_400_000;

/** A span of time: days and hours, or minutes and seconds. */
export function span(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (ms >= DAY) {
    return t("span-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  }
  const two = (n: number) => String(n).padStart(2, "0");
  return hours > 0
    ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}

/** The same where there is little room: whole days, or the clock. */
function brief(ms: number): string {
  return ms >= DAY ? t("span-days-brief", { days: Math.floor(ms / DAY) }) : span(ms);
}

/** The server's time now, as far as one can tell from when a message came. */
function useServerTime(told: Clocks | null): number {
  const offset = useMemo(() => (told ? told.now - Date.now() : 0), [told]);
  const [, beat] = useState(0);
  useEffect(() => {
    if (!told || (told.runs.length === 0 && told.until === null)) return;
    const timer = setInterval(() => beat((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [told]);
  return Date.now() + offset;
}

/** The clock of a seat: what is left, whether it runs, and a vacation; `days` are for each move. */
export function SeatClock(props: { clocks: Clocks | null; seat: number; days: boolean }) {
  const { clocks, seat, days } = props;
  const now = useServerTime(clocks);
  if (!clocks) return null;
  const away = clocks.away[seat]!;
  const runs = clocks.runs.includes(seat);
  const gone = runs ? Math.max(0, now - Math.max(clocks.now, away)) : 0;
  const left = clocks.left[seat]! - gone;
  const free = away > now;
  const look = runs ? (left < 60_000 ? "runs short" : "runs") : days && !free ? "still" : "";
  const day = new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "short" });
  return (
    <p class={`seat-clock ${look}`}>
      <Icon name="clock" />{" "}
      {free ? (
        t("away-until", { day: day.format(away) })
      ) : (
        <>
          <span class="clock-whole">{span(left)}</span>
          <span class="clock-brief">{brief(left)}</span>
        </>
      )}
    </p>
  );
}

/** The deadline of a question of which nobody knows who is asked. */
export function Deadline({ clocks }: { clocks: Clocks | null }) {
  const now = useServerTime(clocks);
  if (!clocks?.until) return null;
  return <p class="quiet-words">{t("deadline", { left: span(clocks.until - now) })}</p>;
}
