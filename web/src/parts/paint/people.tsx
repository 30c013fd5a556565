// People on painted maps, in the livery of their house.
import { Fragment, type ComponentChildren } from "preact";

/** The colours of a house: cloth, rim, badge, numbers on the cloth, and legs. */
export interface Livery {
  cloth: string;
  dark: string;
  light: string;
  ink: string;
  hose?: string;
}

/** A man with a spear, seen from the front, about 36 high. */
export function Man({ livery, x = 0, y = 0 }: { livery: Livery; x?: number; y?: number }) {
  const { cloth, dark, light } = livery;
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="3" cy="11" rx="9" ry="3.6" fill="#1d1206" opacity=".4" />
      <path d="M7 10L9-17" stroke="#3a2411" stroke-width="1.7" />
      <path d="M9-24L11.5-16H7Z" fill="#dfe4e6" stroke="#2a2019" stroke-width="1" />
      <path d="M-7.5 11C-8 2-5-3 0-3S8 2 7.5 11Z" fill={cloth} stroke={dark} stroke-width="1.5" />
      <path d="M1-3C6-2 8 3 7.5 11H3Z" fill={dark} opacity=".3" />
      <circle cy="-7.5" r="5" fill="#d5d9da" stroke="#2a2019" stroke-width="1.4" />
      <path d="M-5-7H5V-5H-5Z" fill="#2a2019" />
      <path d="M-6.5-7.5Q0-15 6.5-7.5" fill="none" stroke="#5d6468" stroke-width="1.3" />
      <circle cx="-1.5" cy="4.5" r="2.7" fill={light} stroke={dark} stroke-width="1" />
    </g>
  );
}

/** A number on a pill of the livery's cloth. */
export function Count({ livery, text, y = 0 }: { livery: Livery; text: number; y?: number }) {
  const width = String(text).length > 1 ? 30 : 24;
  const pale = livery.ink !== "#fff";
  return (
    <g transform={`translate(0 ${y})`}>
      <g class="painted-read">
        <rect
          x={-width / 2}
          y="-10"
          width={width}
          height="20"
          rx="10"
          fill={livery.cloth}
          stroke={pale ? livery.dark : "#fff6dc"}
          stroke-width="1.8"
        />
        <text class="painted-count" y="5.8" fill={livery.ink}>
          {text}
        </text>
      </g>
    </g>
  );
}

const MOST_DRAWN = 6;
const APART = 12.5;

/** Men in one or two ranks, up to six drawn, the number always below. */
export function Band({ livery, count }: { livery: Livery; count: number }) {
  if (count === 0) return null;
  const drawn = Math.min(count, MOST_DRAWN);
  const back = drawn > MOST_DRAWN / 2 ? Math.floor(drawn / 2) : 0;
  const rank = (men: number, y: number) =>
    Array.from({ length: men }, (_, i) => (
      <Man livery={livery} x={(i - (men - 1) / 2) * APART} y={y} />
    ));
  return (
    <>
      {rank(back, -11)}
      {rank(drawn - back, back ? 1 : -3)}
      <Count livery={livery} text={count} y={23} />
    </>
  );
}

const OUTLINE = "#1d150c";

/** Bill, bow and spear, held in the right hand. */
const WEAPONS: ComponentChildren[] = [
  <Fragment key="bill">
    <path d="M13 26L17-38" stroke="#2a190b" stroke-width="3.4" />
    <path d="M13 26L17-38" stroke="#a9733c" stroke-width="1.7" />
    <path d="M17-36L15-56 20-48 26-52 22-40Z" fill="#c6cbcd" stroke={OUTLINE} stroke-width="1.2" />
  </Fragment>,
  <Fragment key="bow">
    <path d="M15-30Q30-4 12 24" fill="none" stroke="#2a190b" stroke-width="3.6" />
    <path d="M15-30Q30-4 12 24" fill="none" stroke="#b98445" stroke-width="1.9" />
    <path d="M15-30L12 24" stroke="#efe6cf" stroke-width=".8" />
  </Fragment>,
  <Fragment key="spear">
    <path d="M12 26L15-44" stroke="#2a190b" stroke-width="3.4" />
    <path d="M12 26L15-44" stroke="#a9733c" stroke-width="1.7" />
    <path d="M15-58L18-43H12Z" fill="#c6cbcd" stroke={OUTLINE} stroke-width="1.2" />
  </Fragment>,
];

const BOW = 1;

/** A soldier of a battle, seen from the side, looking right, about 90 high. */
export function Soldier(props: { livery: Livery; weapon: number; children?: ComponentChildren }) {
  const { livery, children } = props;
  const weapon = props.weapon % WEAPONS.length;
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <ellipse cx="3" cy="29" rx="16" ry="4.5" fill="#141002" opacity=".42" />
      <path d="M-5 10L-7 27H-2M4 10L7 27H12" fill="none" stroke={OUTLINE} stroke-width="8" />
      <path
        d="M-5 10L-7 25.5M4 10L7 25.5"
        fill="none"
        stroke={livery.hose ?? livery.dark}
        stroke-width="5.2"
      />
      <path
        d="M-10-10C-9-16 9-16 10-10L11 13Q0 18-11 13Z"
        fill={livery.cloth}
        stroke={OUTLINE}
        stroke-width="1.7"
      />
      <path d="M5-14.5C9-13.5 10-12 10-10L11 13Q8 15 5 15.6Z" fill={livery.dark} opacity=".28" />
      <g transform="translate(1 1)">{children}</g>
      <path d="M-11 8.5Q0 13 11 8.5" fill="none" stroke="#4a2d12" stroke-width="2.6" />
      {WEAPONS[weapon]}
      <path d="M-7-9Q0 2 12-1" fill="none" stroke={OUTLINE} stroke-width="7" />
      <path
        d="M-7-9Q0 2 12-1"
        fill="none"
        stroke={weapon === BOW ? livery.light : "#868d91"}
        stroke-width="4.4"
      />
      <circle cx="13" cy="-1.5" r="3" fill="#e6b98c" stroke={OUTLINE} stroke-width="1.3" />
      <circle cx="1" cy="-20" r="7" fill="#e6b98c" stroke={OUTLINE} stroke-width="1.5" />
      <path
        d="M-8-18C-10-30 9-32 10-20L11-19Q2-22-3-19-7-15-12-15Z"
        fill="#bcc2c5"
        stroke={OUTLINE}
        stroke-width="1.5"
      />
      <path d="M-5-24Q-2-28 3-27" fill="none" stroke="#f2f5f5" stroke-width="1.6" />
    </g>
  );
}
