// Drawn things of a siege: sacks, tents, engines and tools, and the pictures of the events.
import type { ComponentChildren } from "preact";

const INK = { stroke: "#1d150c", "stroke-width": 2, "stroke-linejoin": "round" } as const;

/** A beam with a dark rim. */
function Timber({ d, width, color = "#b07a43" }: { d: string; width: number; color?: string }) {
  const round = { fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" } as const;
  return (
    <>
      <path d={d} {...round} stroke="#1d150c" stroke-width={width + 3.4} />
      <path d={d} {...round} stroke={color} stroke-width={width} />
    </>
  );
}

/** A day's food. */
export const Sack = ({ eaten }: { eaten: boolean }) => (
  <svg class={`gu-sack ${eaten ? "eaten" : ""}`} viewBox="-14 -15 28 29" aria-hidden="true">
    <path d="M-9 10C-13 0-8-8-3-9L-5-13H5L3-9C8-8 13 0 9 10Q0 14-9 10Z" fill="#d9b26a" {...INK} />
    <path d="M-4-8.5H4" stroke="#7a2a1c" stroke-width="2.4" />
    <path d="M-4 0Q-6 4-5 8" fill="none" stroke="#fff0c4" stroke-width="2" />
  </svg>
);

const around = (n: number, r: number) => {
  const angle = ((n * 45 + 22.5) * Math.PI) / 180;
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
};
const EIGHT = Array.from({ length: 8 }, (_, n) => n);

/** A round tent from above: eight cloths, pole, ropes, the entrance to the south. */
export function Tent(props: { x: number; y: number; r: number; cloth: string; light: string }) {
  const { x, y, r } = props;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx={r * 0.3} cy={r * 0.4} rx={r} ry={r * 0.9} fill="#120d04" opacity=".35" />
      <path
        d={EIGHT.map((n) => `M${around(n, r)}L${around(n, r * 1.25)}`).join("")}
        stroke="#3a2a14"
        stroke-width="1.3"
      />
      {EIGHT.map((n) => (
        <path
          d={`M0 0L${around(n, r)}L${around(n + 1, r)}Z`}
          fill={n % 2 ? props.light : props.cloth}
          stroke="#2a190b"
          stroke-width="1.4"
        />
      ))}
      <path d={`M-5 ${r * 0.55}L0 ${r * 0.28} 5 ${r * 0.55}V${r * 0.92}H-5Z`} fill="#2a1a0c" />
      <circle r="4" fill="#e6b944" stroke="#2a190b" stroke-width="1.5" />
    </g>
  );
}

/** A stone thrower from the side, as far as it is built (0 to 1). */
function Thrower({ done }: { done: number }) {
  const parts = [
    <Timber d="M-46 34H46" width={7} />,
    <Timber d="M-30 34L0-22L30 34" width={6} />,
    <Timber d="M-18 12H18" width={5} />,
    <Timber d="M-6-22H8" width={7} color="#8a5c30" />,
    <>
      <Timber d="M-24 4L44-50" width={6} />
      <path d="M-34-2h20v22h-20z" fill="#6d6556" stroke="#1d150c" stroke-width="2.4" />
      <path d="M44-50Q56-34 50-18" fill="none" stroke="#1d150c" stroke-width="2" />
      <ellipse cx="50" cy="-14" rx="7" ry="6" fill="#a79f8e" {...INK} />
    </>,
  ];
  const upTo = Math.ceil(done * parts.length);
  return (
    <>
      {parts.map((part, n) => (
        <g opacity={n < upTo ? 1 : 0.22}>{part}</g>
      ))}
    </>
  );
}

const RUNGS = [32, 16, 0, -16, -32];

function Ladder({ done }: { done: number }) {
  return (
    <>
      <Timber d="M-14 40L-10-44M14 40L10-44" width={5} />
      {RUNGS.map((y, n) => (
        <g opacity={(n + 1) / RUNGS.length <= done + 0.01 ? 1 : 0.22}>
          <Timber d={`M-11 ${y}H11`} width={3.6} color="#d9ab6b" />
        </g>
      ))}
    </>
  );
}

function Grapnel() {
  const hook = "M0-6V-34M0-34Q-18-34-18-16M0-34Q18-34 18-16";
  return (
    <>
      <Timber d="M0 40C-26 36-30 14-8 16 12 18 8 0 0-8" width={3} color="#e0c184" />
      <Timber d={hook} width={3.6} color="#9aa2a6" />
    </>
  );
}

function GreekFire() {
  return (
    <>
      <Timber d="M-34 34H34M-24 34L-18 8M24 34L18 8" width={6} />
      <path d="M-26-2H20V-18H-26Z" fill="#b8893c" {...INK} />
      <path d="M20-4L34-8V-12L20-16Z" fill="#8a5c30" {...INK} />
      <path d="M36-10C50-26 56-10 54-2 50 2 42-2 36-10Z" fill="#e8641c" {...INK} />
    </>
  );
}

/** A piece of equipment, as far as it is built. */
export function Tool({ name, done = 1 }: { name: string; done?: number }) {
  return (
    <svg class="gu-tool" viewBox="-60 -60 124 108" aria-hidden="true">
      {name === "stone_thrower" && <Thrower done={done} />}
      {name === "ladder" && <Ladder done={done} />}
      {name === "grapnel" && <Grapnel />}
      {name === "greek_fire" && <GreekFire />}
    </svg>
  );
}

/** A ten-sided die that lies there. */
export const Die = ({ face }: { face: number }) => (
  <svg class="gu-d10" viewBox="-30 -31 60 64" role="img" aria-label={String(face)}>
    <ellipse cx="3" cy="26" rx="22" ry="6" fill="#000" opacity=".3" />
    <path d="M0-28L26-5 22 9 0 25-22 9-26-5Z" fill="#5b3a86" stroke="#1c0e33" stroke-width="2.5" />
    <path d="M0-28L14 4 0 13-14 4Z" fill="#fff" opacity=".22" />
    <path d="M14 4L26-5 22 9 0 25V13Z" opacity=".18" />
    <text y="6" text-anchor="middle" font-size="20" font-weight="700" fill="#fff7e0">
      {face}
    </text>
  </svg>
);

/** A man from the side: head, coat, cap. */
function Man({ x, coat, cap }: { x: number; coat: string; cap: string }) {
  return (
    <g transform={`translate(${x} 146)`}>
      <ellipse cx="2" cy="34" rx="18" ry="4" fill="#1d150c" opacity=".35" />
      <path d="M-6 18L-7 32M6 18L7 32" stroke="#1d150c" stroke-width="7" />
      <path d="M-12-14Q0-20 12-14L14 20Q0 25-14 20Z" fill={coat} {...INK} />
      <path d="M-13 4Q0 8 13 4V8Q0 12-13 8Z" fill="#c9962c" stroke="#1d150c" />
      <circle cy="-24" r="9.5" fill="#e6b98c" {...INK} />
      <path d="M-11-26Q-8-40 1-38 12-37 11-26Q0-31-11-26Z" fill={cap} {...INK} />
      <path d="M-3-23v2M4-23v2" stroke="#1d150c" stroke-width="2" />
    </g>
  );
}

const Spears = ({ color }: { color: string }) => (
  <>
    {[18, 44, 70, 96, 122, 148, 174].map((x, n) => (
      <g transform={`translate(${x} ${n % 2 ? 150 : 142})`}>
        <path d="M8 30V-46" stroke="#4a2d12" stroke-width="3" />
        <path d="M8-58L12-45H4Z" fill="#cfd4d6" stroke="#1d150c" stroke-width="1.4" />
        <path d="M-10 30Q-12 2 0 0T11 30Z" fill={color} {...INK} />
        <path d="M-8-2Q-8-17 0-17T8-2Z" fill="#aab0b4" {...INK} />
      </g>
    ))}
  </>
);

/** What stands before the walls on the picture of an event. */
const SCENES: Record<number, ComponentChildren> = {
  6: (
    <g transform="translate(98 142)">
      <path d="M-58 26V-8M58 26V6M-58 14H58V4H-58Z" fill="#8a5c30" {...INK} />
      <path d="M-34 4Q10-18 56 4Z" fill="#7a2a1c" {...INK} />
      <circle cx="-42" cy="-6" r="11" fill="#e6c9a0" {...INK} />
      <path d="M-47-8h4m5 0h4M-46 0h8" stroke="#1d150c" stroke-width="2" />
    </g>
  ),
  7: (
    <g fill="#6d6556" opacity=".85">
      <path d="M150 96C132 84 150 70 142 56 134 42 156 34 148 14 170 20 168 40 164 50 178 58 160 72 170 96Z" />
      <path
        d="M28 106C14 96 26 84 20 72 14 60 32 54 26 36 44 42 42 58 40 66 50 74 36 86 44 106Z"
        opacity=".7"
      />
    </g>
  ),
  8: (
    <g transform="translate(98 140)">
      <path d="M-34 32V-2H34V32Q0 42-34 32Z" fill="#9a8f78" {...INK} />
      <ellipse cy="-2" rx="34" ry="10" fill="#3d6b2f" {...INK} />
      <path d="M-30-2V-50M30-2V-50" stroke="#4a2d12" stroke-width="5" />
      <path d="M-44-46L0-72 44-46Z" fill="#8c2a1d" {...INK} />
      <path d="M0-40C6-30 9-26 9-20A9 9 0 0 1-9-20C-9-26-6-30 0-40Z" fill="#7fb24a" {...INK} />
    </g>
  ),
  9: (
    <>
      <Man x={62} coat="#7a2a1c" cap="#5f120c" />
      <Man x={134} coat="#38332e" cap="#171411" />
      <path d="M150 130l22 6-20 4z" fill="#cfd4d6" {...INK} />
    </>
  ),
  10: (
    <>
      <g transform="translate(138 128) scale(.95)">
        <Thrower done={1} />
      </g>
      <Man x={52} coat="#2f6a72" cap="#8c2a1d" />
      <path d="M36 142l28-5 3 19-28 5z" fill="#fbf3dd" {...INK} />
      <path d="M44 156l7-13 8 11M48 151h8" fill="none" stroke="#7a2a1c" stroke-width="1.6" />
    </>
  ),
  11: <Spears color="#a32b22" />,
  12: (
    <>
      <Man x={116} coat="#4a3b2a" cap="#2a2019" />
      <g transform="translate(84 134) scale(2.1)">
        <path
          d="M-9 10C-13 0-8-8-3-9L-5-13H5L3-9C8-8 13 0 9 10Q0 14-9 10Z"
          fill="#d9b26a"
          {...INK}
        />
      </g>
    </>
  ),
  13: (
    <g transform="translate(98 122)">
      <path
        d="M-56 54V-30Q-56-62 0-62T56-30V54H34V-22Q30-42 0-42T-34-22V54Z"
        fill="#9a8f78"
        {...INK}
      />
      <path d="M-34 54V-22Q-30-42 0-42T34-22V54Z" fill="#2a1a0c" />
      <path d="M-34 54V-22L-52-12V66Z" fill="#8c2a1d" {...INK} />
      <g transform="translate(-98 -92)">
        <Man x={106} coat="#4d3a6e" cap="#2c1848" />
      </g>
    </g>
  ),
  14: (
    <>
      <Man x={44} coat="#8a7a52" cap="#6d5a34" />
      <Man x={84} coat="#6f7c36" cap="#8a5a2b" />
      <Man x={124} coat="#7a5a4a" cap="#4a2d12" />
      <Man x={160} coat="#5a6a72" cap="#6d6556" />
    </>
  ),
  15: (
    <>
      <Tent x={98} y={130} r={42} cloth="#efe6d2" light="#d9ccb0" />
      <path d="M94 116h8v9h9v8h-9v9h-8v-9h-9v-8h9z" fill="#a3140c" stroke="#fff" />
    </>
  ),
  16: (
    <>
      <g transform="translate(112 130) rotate(18)">
        <Thrower done={0.6} />
      </g>
      <Man x={44} coat="#38332e" cap="#171411" />
      <path d="M62 132l24-22m-4-6l10 10" stroke="#1d150c" stroke-width="5" fill="none" />
    </>
  ),
  17: (
    <>
      <Tent x={142} y={132} r={36} cloth="#d6a22e" light="#efe0b8" />
      <Man x={58} coat="#1f1a17" cap="#0f0c0a" />
      <path d="M76 128L104 118 78 136Z" fill="#e6ebee" {...INK} />
    </>
  ),
  18: (
    <>
      <path d="M12 12H184V60Q150 84 98 66T12 58Z" fill="#54606a" opacity=".9" />
      <path
        d={Array.from(
          { length: 46 },
          (_, n) => `M${16 + ((n * 37) % 164)} ${60 + ((n * 53) % 110)}l-5 14`,
        ).join("")}
        stroke="#3f6a8c"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </>
  ),
  19: <Spears color="#2c5f8d" />,
  20: (
    <>
      <Man x={92} coat="#1f5078" cap="#8a5c06" />
      <path d="M106 126h34v20h-34z" fill="#fbf3dd" {...INK} />
      <circle cx="133" cy="146" r="6" fill="#9e2a22" {...INK} />
      <path d="M60 176V76M60 78l40 10-40 12z" fill="#c9962c" {...INK} />
    </>
  ),
};

/** The picture of an event; 0 is a quiet day. */
export function EventPicture({ event }: { event: number }) {
  const dim = event === 18 || event === 17;
  return (
    <svg class="gu-event-picture" viewBox="0 0 196 190" aria-hidden="true">
      <path d="M0 0H196V190H0Z" fill={dim ? "#b9b49c" : "#e9d9b0"} />
      <circle cx="150" cy="46" r="34" fill="#f3c35a" opacity=".3" />
      <circle cx="150" cy="46" r="22" fill={dim ? "#d8d2b8" : "#f3c35a"} />
      <path d="M20 44q14-14 30-4 16-8 26 6 14 2 12 8H22q-8-4-2-10z" fill="#fffaf0" opacity=".85" />
      <path d="M0 124Q60 92 108 112T196 96V190H0Z" fill="#a9ac6a" />
      <path
        d="M40 112L46 82 53 76 60 82V70H68V62H76V70H84V62H92V70H98V82L105 76 112 82 120 110Z"
        fill="#b8a884"
        {...INK}
      />
      <path d="M79 62V42M79 42L98 48 79 54" fill="#9e2a22" {...INK} />
      <path d="M0 152Q80 130 196 146V190H0Z" fill="#8c9450" />
      {SCENES[event] ?? null}
      <path d="M2 2H194V188H2Z" fill="none" stroke="#3a2610" stroke-width="4" />
      <path d="M6 6H190V184H6Z" fill="none" stroke="#e7c877" stroke-width="1.5" />
    </svg>
  );
}

/** The signs of what was done on a day. */
export const SIGNS: Record<string, string> = {
  "siege-works": "M-8 8L4-4M0-8L8 0M2-10L10-2",
  "siege-batters": "M0-8A8 8 0 1 1-.1-8ZM-3-3L3 3",
  "siege-parley": "M-9-6H9V4H0L-5 9V4H-9Z",
  "siege-action": "M-8-9L8 9M8-9L-8 9M-9 4L-4 9M9 4L4 9",
};
