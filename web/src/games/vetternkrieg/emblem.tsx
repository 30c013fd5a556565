const PETALS = [0, 72, 144, 216, 288];

function Rose({ x, y, petals, heart }: { x: number; y: number; petals: string; heart: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {PETALS.map((angle) => (
        <path d="M0-3C-14-8-14-24 0-24S14-8 0-3z" fill={petals} transform={`rotate(${angle})`} />
      ))}
      <circle r="7" fill={heart} />
    </g>
  );
}

/** The rose of a house. */
export function Crest({ side }: { side: string }) {
  return (
    <g stroke="#2a2019" stroke-width="2" stroke-linejoin="round">
      {side === "york" ? (
        <Rose x={24} y={25} petals="#f8f0de" heart="#d0a038" />
      ) : (
        <Rose x={24} y={25} petals="#a8362c" heart="#f8f0de" />
      )}
    </g>
  );
}

/** Two roses: white for York, red for Lancaster. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96">
      <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
        <path
          d="M30 40c4 20 8 34 18 48M66 56c-4 14-10 24-18 32"
          fill="none"
          stroke="#4f7d4c"
          stroke-width="4"
        />
        <Rose x={34} y={32} petals="#f8f0de" heart="#d0a038" />
        <Rose x={62} y={54} petals="#a8362c" heart="#f8f0de" />
      </g>
    </svg>
  );
}
