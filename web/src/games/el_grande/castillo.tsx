import type { ComponentChildren } from "preact";
import { WALLS } from "./land";

const LEFT =
  "M-80-50H0M-80-18H0M-80 14H0M-80 46H0M-80 78H0M-40-82V-50M-60-50V-18M-20-50V-18M-40-18V14M-60 14V46M-20 14V46M-40 46V78";
const RIGHT =
  "M0-50H80M0-18H80M0 14H80M0 46H80M0 78H80M40-82V-50M20-50V-18M60-50V-18M40-18V14M20 14V46M60 14V46M40 46V78";

/** The tower; where its contents may be seen, its walls have parted. */
export function Tower({ open, children }: { open: boolean; children: ComponentChildren }) {
  return (
    <g class="eg-tower">
      <clipPath id="eg-hall">
        <path d="M-78 98V-80H78V98Q0 118-78 98Z" />
      </clipPath>
      <ellipse cx="14" cy="122" rx="104" ry="26" fill="#0b2028" opacity=".4" />
      <path class="ground" d={WALLS} />
      <path d="M-78 96V-80H78V96Q0 116-78 96Z" fill="#2b1c0f" />
      <g clip-path="url(#eg-hall)">
        <path d="M-78 40H78V120H-78Z" fill="#4e3820" />
        {open ? (
          <>
            <circle cy="-20" r="90" fill="#ffcf7a" opacity=".22" />
            {children}
          </>
        ) : (
          <>
            <g class="eg-wall left">
              <path d="M-80-82H0V120H-80Z" fill="#c6aa78" />
              <path d={LEFT} stroke="#7d6540" stroke-width="1.8" />
              <path class="gate" d="M0 30Q-26 32-26 62V120H0Z" />
            </g>
            <g class="eg-wall right">
              <path d="M0-82H80V120H0Z" fill="#b3966a" />
              <path d={RIGHT} stroke="#6d5636" stroke-width="1.8" />
              <path class="gate" d="M0 30Q26 32 26 62V120H0Z" />
            </g>
          </>
        )}
      </g>
      <path class="flag" d="M0-112V-150L30-141 0-132" />
    </g>
  );
}
