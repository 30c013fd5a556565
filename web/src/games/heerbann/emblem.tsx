/** A levy under one banner: crossed pikes, shield and die. */
export function Emblem() {
  return (
    <svg viewBox="0 0 96 96">
      <g stroke="#2a2019" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
        <path d="M12 88L78 12M84 88L18 12" fill="none" stroke="#93632f" stroke-width="5" />
        <path d="M84 4l-2 17-12-10zM12 4l2 17 12-10z" fill="#bfc3c4" />
        <path d="M22 24h52v26c0 16-12 26-26 32C34 76 22 66 22 50z" fill="#9e2a22" />
        <path d="M48 24h26v26c0 16-12 26-26 32z" fill="#f8f0de" />
        <rect x="33" y="35" width="30" height="30" rx="6" fill="#fdf8ec" />
        <g fill="#2a2019" stroke="none">
          <circle cx="41" cy="43" r="3" />
          <circle cx="55" cy="43" r="3" />
          <circle cx="48" cy="50" r="3" />
          <circle cx="41" cy="57" r="3" />
          <circle cx="55" cy="57" r="3" />
        </g>
      </g>
    </svg>
  );
}
