const DYES: Record<string, string> = {
  red: "#c0392b",
  blue: "#2b6cb0",
  yellow: "#d9a900",
  green: "#2f855a",
  brown: "#7b4b2a",
};

/** A caballero in one of the five colours. */
export function Crest({ side }: { side: string }) {
  return (
    <g stroke="#2a2019" stroke-width="2" stroke-linejoin="round">
      <path d="M11 45c0-14 4-20 13-20s13 6 13 20z" fill={DYES[side]} />
      <path d="M14 14c0-7 4-11 10-11s10 4 10 11v8c0 5-4 8-10 8s-10-3-10-8z" fill="#c9cdce" />
      <path d="M14 15h20v5H14z" fill="#2a2019" />
      <path d="M24 3c3-3 9-2 12 3-5-1-9 0-12 2z" fill={DYES[side]} />
    </g>
  );
}

/** A castle of Castile under a crown. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96">
      <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round">
        <path d="M14 88V46h6v6h8v-6h6v42zM62 88V46h6v6h8v-6h6v42z" fill="#d9b36a" />
        <path d="M32 88V32h7v7h6v-7h6v7h6v-7h7v56z" fill="#e6c684" />
        <path d="M41 88V70a7 7 0 0 1 14 0v18z" fill="#5d3b18" />
        <path d="M44 50h8v9h-8zM21 60h6v8h-6zM69 60h6v8h-6z" fill="#5d3b18" />
        <path d="M32 26l-4-18 11 9 9-13 9 13 11-9-4 18z" fill="#d0a038" />
        <circle cx="48" cy="20" r="3" fill="#a8362c" />
      </g>
    </svg>
  );
}
