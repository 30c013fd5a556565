const CROWNS: [number, number, string][] = [
  [26, 18, "#a8362c"],
  [8, 56, "#d0a038"],
  [48, 56, "#4f7d4c"],
];

/** Three kings of one name: three crowns. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96">
      <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
        {CROWNS.map(([x, y, cloth]) => (
          <g transform={`translate(${x} ${y})`}>
            <path d="M6 24L2 2l10 8 8-10 8 10 10-8-4 22z" fill={cloth} />
            <path d="M6 24h30v7H6z" fill="#f0d896" />
            <circle cx="20" cy="16" r="3" fill="#f8f0de" />
          </g>
        ))}
      </g>
    </svg>
  );
}
