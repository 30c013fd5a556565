import { Pick } from "../parts/pick";
import { t } from "../texts";
import type { Manners } from "../wire";

type Clock = NonNullable<Manners["clock"]>;
type Timeout = NonNullable<Manners["timeout"]>;

const CLOCKS: Clock[] = ["none", "days", "live"];
const TIMEOUTS: Timeout[] = ["bot", "lose"];

function Amount(props: {
  label: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}) {
  const { label, value, least, most, onChange } = props;
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </label>
  );
}

/** How much time people have, what happens when it is over, and whether bots let one take back. */
export function MannersPicks(props: {
  manners: Manners;
  people: boolean;
  bots: boolean;
  onChange: (manners: Manners) => void;
}) {
  const { manners, people, bots, onChange } = props;
  const set = (what: Partial<Manners>) => onChange({ ...manners, ...what });
  const clock = manners.clock ?? "none";
  return (
    <details class="fold" data-fold="manners">
      <summary>
        {t("manners")} <span class="quiet-words">{t(`clock-${clock}`)}</span>
      </summary>
      <div class="options">
        {people && (
          <Pick
            legend={t("clock")}
            value={clock}
            values={CLOCKS.map((value) => ({
              value,
              label: t(`clock-${value}`),
              about: t(`clock-${value}-about`),
            }))}
            onChange={(value) => set({ clock: value })}
          />
        )}
        {clock === "days" && (
          <>
            <Amount
              label={t("days-per-move")}
              value={manners.days ?? 3}
              least={1}
              most={30}
              onChange={(days) => set({ days })}
            />
            <Amount
              label={t("vacation-days")}
              value={manners.vacation ?? 14}
              least={0}
              most={60}
              onChange={(vacation) => set({ vacation })}
            />
          </>
        )}
        {clock === "live" && (
          <>
            <Amount
              label={t("minutes-each")}
              value={manners.minutes ?? 30}
              least={1}
              most={300}
              onChange={(minutes) => set({ minutes })}
            />
            <Amount
              label={t("increment")}
              value={manners.increment ?? 30}
              least={0}
              most={300}
              onChange={(increment) => set({ increment })}
            />
          </>
        )}
        {clock !== "none" && (
          <Pick
            legend={t("timeout")}
            value={manners.timeout ?? "bot"}
            values={TIMEOUTS.map((value) => ({ value, label: t(`timeout-${value}`) }))}
            onChange={(timeout) => set({ timeout })}
          />
        )}
        <Amount
          label={t("delay-moves")}
          value={manners.delay ?? 0}
          least={0}
          most={100}
          onChange={(delay) => set({ delay })}
        />
        {bots && (
          <Practice value={manners.practice ?? false} onChange={(practice) => set({ practice })} />
        )}
      </div>
    </details>
  );
}

/** A practice table: bots agree when somebody wants to undo a move. */
export function Practice(props: { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label class="check" data-tool="practice">
      <input
        type="checkbox"
        checked={props.value}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {t("practice")}
    </label>
  );
}
