import { t } from "../texts";

const PIPS: Record<number, [number, number][]> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

/** The drawing of a die, 24 by 24, to be put into a larger picture. */
export function DieFace({ face }: { face: number }) {
  return (
    <g class="die-face">
      <rect class="body" x="1.5" y="1.5" width="21" height="21" rx="4.5" />
      {face === 0 ? (
        <path class="cover" d="M12 6.5l5.5 5.5-5.5 5.5L6.5 12z" />
      ) : (
        (PIPS[face] ?? []).map(([x, y]) => <circle class="pip" cx={x} cy={y} r="2.1" />)
      )}
    </g>
  );
}

/** A die with pips; face 0 is a covered one. */
export function Die(props: { face: number; class?: string; label?: string; quiet?: boolean }) {
  const { face, quiet } = props;
  const label = props.label ?? (face ? String(face) : t("die-covered"));
  const named = quiet
    ? ({ "aria-hidden": "true" } as const)
    : ({ role: "img", "aria-label": label } as const);
  return (
    <svg class={`die ${props.class ?? ""}`} viewBox="0 0 24 24" {...named}>
      <DieFace face={face} />
    </svg>
  );
}
