const CLOTH: Record<string, string> = {
  castilla: "#a8362c",
  najera: "#d0a038",
  aragon: "#4f7d4c",
};
const CROWNS: [number, number, string][] = [
  [26, 18, "castilla"],
  [8, 56, "najera"],
  [48, 56, "aragon"],
];

function Crown({ x, y, sancho }: { x: number; y: number; sancho: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M6 24L2 2l10 8 8-10 8 10 10-8-4 22z" fill={CLOTH[sancho]} />
      <path d="M6 24h30v7H6z" fill="#f0d896" />
      <circle cx="20" cy="16" r="3" fill="#f8f0de" />
    </g>
  );
}

/** The crown of one Sancho. */
export function Crest({ side }: { side: string }) {
  return (
    <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
      <Crown x={4} y={9} sancho={side} />
    </g>
  );
}

/** Three kings of one name: three crowns. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96">
      <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
        {CROWNS.map(([x, y, sancho]) => (
          <Crown x={x} y={y} sancho={sancho} />
        ))}
      </g>
    </svg>
  );
}
