import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

export interface Pickable<T> {
  value: T;
  label: string;
  /** one sentence about it */
  about?: string;
  picture?: ComponentChildren;
}

const ROW = 40; // letters that fit side by side on a phone
const FEW = 6; // more than that become a list that drops down

/** How best to lay out choices of this length: side by side, as tiles, or as a drop-down. */
function layout(values: Pickable<unknown>[]): "segments" | "tiles" | "select" {
  if (values.length > FEW) return "select";
  const letters = values.reduce((sum, { label }) => sum + label.length + 2, 0);
  return letters <= ROW ? "segments" : "tiles";
}

interface Props<T> {
  legend: string;
  /** null where nothing is chosen */
  value: T | null;
  values: Pickable<T>[];
  onChange: (value: T) => void;
  /** every value on its own line with its sentence; otherwise only the chosen one shows it */
  list?: boolean;
}

function Select<T>({ legend, value, values, onChange, about }: Props<T> & { about: string }) {
  return (
    <label class="field">
      <span>{legend}</span>
      <select
        value={values.findIndex((one) => one.value === value)}
        onChange={(event) => onChange(values[Number(event.currentTarget.value)]!.value)}
      >
        {values.map(({ label }, i) => (
          <option value={i}>{label}</option>
        ))}
      </select>
      {about && <p class="pick-about">{about}</p>}
    </label>
  );
}

/** One of several values: radio buttons that show at once what there is. */
export function Pick<T extends string | number | boolean>(props: Props<T>) {
  const { legend, value, values, onChange, list } = props;
  const name = useId();
  const about = values.find((one) => one.value === value)?.about ?? "";
  const look = list ? "list" : layout(values);
  if (look === "select") return <Select {...props} about={about} />;
  return (
    <fieldset class={`pick ${look}`}>
      <legend>{legend}</legend>
      <div class="pick-values">
        {values.map((one, i) => (
          <label>
            <input
              type="radio"
              name={name}
              value={String(one.value)}
              checked={one.value === value}
              aria-describedby={
                one.about && (list || one.value === value) ? `${name}-${i}` : undefined
              }
              onChange={() => onChange(one.value)}
            />
            {one.picture}
            <span class="pick-label">{one.label}</span>
            {list && one.about && (
              <span class="pick-about" id={`${name}-${i}`} aria-hidden="true">
                {one.about}
              </span>
            )}
          </label>
        ))}
      </div>
      {!list && about && (
        <p class="pick-about" id={`${name}-${values.findIndex((one) => one.value === value)}`}>
          {about}
        </p>
      )}
    </fieldset>
  );
}
