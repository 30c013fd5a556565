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
