const ARMS: Record<string, { field: string; charge: string; round: boolean }> = {
  normans: { field: "#a8362c", charge: "#e3b04b", round: false },
  papal: { field: "#2b5c8a", charge: "#f8f0de", round: false },
  arabs: { field: "#2f7a4f", charge: "#f8f0de", round: true },
  byzantines: { field: "#5b3a78", charge: "#f3e6c4", round: true },
};
const OTHERS = { field: "#6b5233", charge: "#d9b36a", round: true };

/** The shield of a side: Normans and Lombards carry kites, the peoples of the south round ones. */
export function Crest({ side }: { side: string }) {
  const { field, charge, round } = ARMS[side.split("-")[0]!] ?? OTHERS;
  const shape = round
    ? "M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40z"
    : "M8 12C12 1 36 1 40 12c0 14-6 24-16 33C14 36 8 26 8 12z";
  return (
    <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
      <path d={shape} fill={field} />
      <path
        d={round ? "M24 12v24M12 24h24" : "M24 5v37M10 18h28"}
        stroke={charge}
        stroke-width="5"
      />
      <circle cx="24" cy={round ? 24 : 18} r="4.5" fill={charge} />
    </g>
  );
}

/** A Norman helmet on a field of hexes. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96">
      <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
        <path d="M48 4l38 22v44L48 92 10 70V26z" fill="#b9c79a" />
        <path d="M48 4v24M10 70l20-12M86 70L66 58" fill="none" stroke="#7d8b5f" />
        <path d="M48 14c14 8 22 24 22 44-14 5-30 5-44 0 0-20 8-36 22-44z" fill="#bfc3c4" />
        <path d="M48 14v44" fill="none" />
        <path d="M24 56c16 5 32 5 48 0v8c-16 5-32 5-48 0z" fill="#d0a038" />
        <path d="M44 62h8l2 20h-12z" fill="#7d8487" />
      </g>
    </svg>
  );
}
