// Seats: colour, heraldic pattern, shape and letter, so that nobody needs colour vision.

const SHAPES = [
  "M4 4h40v19c0 11-8 18-20 22C12 41 4 34 4 23z", // heater shield
  "M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42z", // roundel
  "M24 2l22 22-22 22L2 24z", // lozenge
  "M5 5h38v38l-19-8-19 8z", // banner
  "M14 4h20l11 20-11 20H14L3 24z", // hexagon
];

const PATTERNS = ["pale", "fess", "bend", "chevron", "saltire"];

export const letterOf = (seat: number) => String.fromCharCode(65 + seat);

/** The patterns of all seats, once per page. */
export function HeraldicPatterns() {
  return (
    <svg class="defs" aria-hidden="true">
      <defs>
        <pattern id="pale" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 0h5v12H0z" fill="#fff" fill-opacity=".26" />
        </pattern>
        <pattern id="fess" width="12" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 0h12v5H0z" fill="#fff" fill-opacity=".26" />
        </pattern>
        <pattern
          id="bend"
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0h5v12H0z" fill="#fff" fill-opacity=".34" />
        </pattern>
        <pattern id="chevron" width="48" height="14" patternUnits="userSpaceOnUse">
          <path d="M0 14L24 2l24 12v5L24 7 0 19z" fill="#fff" fill-opacity=".28" />
        </pattern>
        <pattern id="saltire" width="16" height="16" patternUnits="userSpaceOnUse">
          <path d="M0 0l16 16M16 0L0 16" stroke="#fff" stroke-opacity=".3" stroke-width="3" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The mark of a seat. */
export function SeatShield(props: { seat: number; class?: string }) {
  const n = props.seat % SHAPES.length;
  return (
    <svg class={`seat-shield ${props.class ?? ""}`} viewBox="0 0 48 48" aria-hidden="true">
      <path class={`fill-${n}`} d={SHAPES[n]} />
      <path d={SHAPES[n]} fill={`url(#${PATTERNS[n]})`} />
      <path class="edge" d={SHAPES[n]} />
      <text x="24" y={n === 2 ? 30 : 29} class="letter">
        {letterOf(props.seat)}
      </text>
    </svg>
  );
}
