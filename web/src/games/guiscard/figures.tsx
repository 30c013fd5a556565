// Soldiers from above, looking north, drawn for hexes 69 units high. A figure is turned as a whole;
// light does not turn, so its shadow and its plate are drawn outside the turned group.
import type { ComponentChildren } from "preact";

export interface Livery {
  cloth: string;
  dark: string;
  light: string;
  horse: readonly [coat: string, shade: string, mane: string];
  shield: "kite" | "round";
}

const BAY = ["#7a4a28", "#4f2d16", "#2b180b"] as const;
const GREY = ["#b9ab95", "#857663", "#463b30"] as const;
const BLACK = ["#4b4038", "#2f2620", "#171210"] as const;

/** The colours of the nations, by the first letter of a unit's code. */
export const LIVERIES: Record<string, Livery> = {
  N: { cloth: "#a32b22", dark: "#5f120c", light: "#e6b944", horse: BAY, shield: "kite" },
  B: { cloth: "#5b3a86", dark: "#2c1848", light: "#e9dcb4", horse: GREY, shield: "round" },
  A: { cloth: "#2f6f45", dark: "#163a24", light: "#f2ead2", horse: GREY, shield: "round" },
  L: { cloth: "#2c5f8d", dark: "#15324d", light: "#eef0ea", horse: BAY, shield: "kite" },
  G: { cloth: "#38332e", dark: "#171411", light: "#d9a92f", horse: BLACK, shield: "kite" },
  S: { cloth: "#8a5a2b", dark: "#4a2d12", light: "#d9b15a", horse: BAY, shield: "round" },
};

export type Weapon = "spear" | "sword" | "axe" | "bow" | "lance" | "none";

const INK = {
  stroke: "#1d150c",
  "stroke-width": "1.7",
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;

/** Paints that figures share; once in every drawing that has some. */
export function FigureDefs() {
  return (
    <defs>
      <radialGradient id="gu-steel" cx=".36" cy=".3" r=".8">
        <stop stop-color="#fbfbf6" />
        <stop offset=".45" stop-color="#b4babd" />
        <stop offset="1" stop-color="#555d63" />
      </radialGradient>
      <pattern id="gu-mail" width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill="#868d91" />
        <path
          d="M0 2a2 2 0 0 1 4 0M-2 4a2 2 0 0 1 4 0M2 4a2 2 0 0 1 4 0"
          fill="none"
          stroke="#3c4347"
          stroke-width=".9"
        />
      </pattern>
    </defs>
  );
}

const STEEL = "url(#gu-steel)";
const MAIL = "url(#gu-mail)";

function Shield(props: { livery: Livery; x: number; y: number; turn: number }) {
  const { livery, x, y, turn } = props;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} {...INK}>
      {livery.shield === "kite" ? (
        <>
          <path
            d="M0-12C9-12 10-4 9 2 7 12 3 18 0 22-3 18-7 12-9 2-10-4-9-12 0-12Z"
            fill={livery.cloth}
          />
          <path
            d="M0-12C3-12 3 22 0 22-3 22-3-12 0-12ZM-9.5-2C-3-5 3-5 9.5-2V3C3 0-3 0-9.5 3Z"
            fill={livery.light}
            stroke="none"
          />
          <circle r="2.6" fill={STEEL} />
        </>
      ) : (
        <>
          <circle r="11.5" fill={livery.cloth} />
          <path
            d="M0-11.5A11.5 11.5 0 0 1 0 11.5ZM0 0"
            fill={livery.light}
            stroke="none"
            opacity=".9"
          />
          <circle r="7.5" fill="none" stroke-width=".9" />
          <circle r="3.4" fill={STEEL} />
        </>
      )}
    </g>
  );
}

function Helmet({ y = 0 }: { y?: number }) {
  return (
    <g transform={`translate(0 ${y})`} {...INK}>
      <circle r="8.2" fill={STEEL} />
      <path d="M0-11.5V7" stroke-width="1.3" fill="none" />
      <path d="M-1.6-12h3.2v4h-3.2z" fill="#70777b" stroke-width="1" />
    </g>
  );
}

function Shaft({ d, width = 2.2 }: { d: string; width?: number }) {
  return (
    <>
      <path d={d} stroke="#2a190b" stroke-width={width + 2} />
      <path d={d} stroke="#a9733c" stroke-width={width} />
    </>
  );
}

const HELD: Record<"spear" | "sword" | "axe", ComponentChildren> = {
  spear: (
    <>
      <Shaft d="M13 20V-33" />
      <path d="M13-46L17-33H9Z" fill={STEEL} {...INK} />
    </>
  ),
  sword: (
    <>
      <path d="M13-10L15-36 13-40 11-36Z" fill={STEEL} {...INK} />
      <path d="M8-10H18" stroke="#caa03a" stroke-width="3.4" />
    </>
  ),
  axe: (
    <>
      <Shaft d="M13 8V-30" />
      <path d="M13-31C20-35 24-29 22-20 19-23 16-24 13-24Z" fill={STEEL} {...INK} />
    </>
  ),
};

function Archer({ livery }: { livery: Livery }) {
  const arms = "M-12 1Q-14-14-4-21M12 1Q15-8 4-17";
  return (
    <>
      <ellipse cy="2" rx="13" ry="7.5" fill={livery.dark} {...INK} />
      <path d={arms} fill="none" stroke="#1d150c" stroke-width="7.5" stroke-linecap="round" />
      <path d={arms} fill="none" stroke={livery.cloth} stroke-width="4.8" stroke-linecap="round" />
      <path d="M-21-13Q0-33 21-13" fill="none" stroke="#2a190b" stroke-width="4.6" />
      <path d="M-21-13Q0-33 21-13" fill="none" stroke="#b98445" stroke-width="2.4" />
      <path d="M-21-13L0-9 21-13" fill="none" stroke="#efe6cf" stroke-width="1" />
      <path d="M0-8V-36" stroke="#3a2411" stroke-width="2.2" />
      <path d="M0-42l3 8h-6z" fill={STEEL} {...INK} />
      <circle r="7.6" fill={livery.light} {...INK} />
    </>
  );
}

/** Somebody on foot. Without armour there is no mail and no helmet. */
export function Foot(props: { livery: Livery; weapon: Weapon; armoured: boolean }) {
  const { livery, weapon, armoured } = props;
  const coat = armoured ? MAIL : livery.dark;
  const arm = "M13 2Q17-6 13-13";
  return (
    <>
      <path
        d="M-6 8L-7 15M6 8L8 14"
        stroke="#3a2716"
        stroke-width="7"
        stroke-linecap="round"
        fill="none"
      />
      <ellipse cy="5" rx="15.5" ry="10" fill={livery.cloth} {...INK} />
      {weapon === "bow" ? (
        <Archer livery={livery} />
      ) : (
        <>
          <ellipse cy="2" rx="14.5" ry="8" fill={coat} {...INK} />
          <path d={arm} fill="none" stroke="#1d150c" stroke-width="8" stroke-linecap="round" />
          <path d={arm} fill="none" stroke={coat} stroke-width="5.4" stroke-linecap="round" />
          {weapon in HELD && HELD[weapon as keyof typeof HELD]}
          <circle cx="13" cy="-12" r="3.6" fill="#e6b98c" {...INK} />
          {weapon !== "none" && <Shield livery={livery} x={-12} y={-11} turn={-12} />}
          {armoured ? <Helmet /> : <circle r="7.6" fill={livery.light} {...INK} />}
        </>
      )}
    </>
  );
}

/** A saddled horse: head hex at the origin, rear hex 69 further back. */
export function Steed({ livery, saddled = true }: { livery: Livery; saddled?: boolean }) {
  const [coat, shade, mane] = livery.horse;
  return (
    <>
      <path d="M0 94q-9 9-5 24q9-5 8-23" fill={mane} {...INK} />
      <path
        d="M-12 2Q-17-8-15-15M12 6Q17-2 16-9M-13 80Q-18 90-17 97M13 78Q18 84 18 91"
        stroke={shade}
        stroke-width="6.5"
        stroke-linecap="round"
        fill="none"
      />
      <path
        d="M0-8C12-8 15 8 13 22 12 34 17.5 50 16.5 66 15.5 83 8 96 0 96-8 96-15.5 83-16.5 66-17.5 50-12 34-13 22-15 8-12-8 0-8Z"
        fill={coat}
        {...INK}
      />
      <path
        d="M-9 8C-9-8-6-20-5.5-28-7-36-4-46 0-47 4-46 7-36 5.5-28 6-20 9-8 9 8Z"
        fill={coat}
        {...INK}
      />
      <path d="M-5-29L-8-36-2-33ZM5-29L8-36 2-33Z" fill={shade} {...INK} />
      <path d="M0-31V10" stroke={mane} stroke-width="5" stroke-linecap="round" />
      {saddled && <ellipse cy="37" rx="12" ry="14" fill="#5a3216" {...INK} />}
    </>
  );
}

/** Somebody on horseback, cloth over the horse, lance forward if there still is one. */
export function Rider(props: { livery: Livery; weapon: Weapon; armoured: boolean }) {
  const { livery, weapon, armoured } = props;
  const { cloth, dark, light } = livery;
  const rump = "M-14 46C-19 60-18 82-9 96-3 99 3 99 9 96 18 82 19 60 14 46Z";
  const legs = "M-12 40Q-20 36-18 26M12 40Q20 36 18 26";
  return (
    <>
      <Steed livery={livery} />
      <path d={rump} fill={cloth} {...INK} />
      <path d="M-15.5 58Q0 52 15.5 58V66Q0 60-15.5 66ZM-4 48H4V97H-4Z" fill={light} opacity=".92" />
      <path d="M-12-2Q0-9 12-2 15 10 13 22H-13Q-15 10-12-2Z" fill={cloth} {...INK} />
      <path d="M-14 8Q0 2 14 8V13Q0 7-14 13Z" fill={light} />
      <path d={legs} stroke="#1d150c" stroke-width="8.5" fill="none" stroke-linecap="round" />
      <path d={legs} stroke={dark} stroke-width="5.6" fill="none" stroke-linecap="round" />
      <ellipse cy="36" rx="15.5" ry="9" fill={armoured ? MAIL : dark} {...INK} />
      {weapon === "lance" ? (
        <>
          <Shaft d="M18 62V-74" width={2.6} />
          <path d="M18-90L22-73H14Z" fill={STEEL} {...INK} />
          <path d="M18-70q9 2 14-2q-3 6 0 12q-7 4-14 0z" fill={light} {...INK} />
        </>
      ) : (
        <g transform="translate(4 36)">
          {weapon === "bow" ? (
            <path d="M-25-13Q-4-33 17-13" fill="none" stroke="#7a5228" stroke-width="4" />
          ) : (
            HELD.sword
          )}
        </g>
      )}
      <circle cx="18" cy="26" r="4" fill="#e6b98c" {...INK} />
      <Shield livery={livery} x={-16} y={24} turn={-10} />
      {armoured ? <Helmet y={34} /> : <circle cy="34" r="7.6" fill={light} {...INK} />}
    </>
  );
}

type LyingProps = { livery: Livery; dead?: boolean; asleep?: boolean };

/** On the ground: asleep, stunned with stars, or dead and pale. */
export function Lying({ livery, dead = false, asleep = false }: LyingProps) {
  const cloth = dead ? "#7a7068" : livery.cloth;
  const [legs, arms] = ["M-5 8L-11 27M5 8L12 25", "M-8-8L-23-16M8-8L21 0"];
  const shield = dead ? { ...livery, cloth: "#746a6a", light: "#a89c84" } : livery;
  return (
    <g opacity={dead ? 0.78 : 1}>
      {dead && <ellipse cx="4" cy="4" rx="24" ry="17" fill="#4a1a10" opacity=".4" />}
      <Shaft d="M24-18L38 22" width={2} />
      <g stroke-linecap="round" fill="none">
        <path d={legs} stroke="#1d150c" stroke-width="9.5" />
        <path d={legs} stroke="#5a4128" stroke-width="6.5" />
        <path d={arms} stroke="#1d150c" stroke-width="9" />
        <path d={arms} stroke={MAIL} stroke-width="6" />
      </g>
      <path d="M-10-11Q0-16 10-11L9 12Q0 16-9 12Z" fill={cloth} {...INK} />
      <circle cy="-19" r="7.6" fill={dead ? "#b9a58e" : "#e9bf94"} {...INK} />
      <path d="M-7.5-20A7.6 7.6 0 0 1 7.5-20Q0-25-7.5-20Z" fill="#5a3a1e" />
      <Shield livery={shield} x={-27} y={9} turn={38} />
      {!dead && !asleep && (
        <g fill="#ffdf6b" stroke="#5a3d06" stroke-width="1.6">
          {[
            [10, -30],
            [24, -24],
            [34, -11],
          ].map(([x, y]) => (
            <path
              transform={`translate(${x} ${y})`}
              d="M0-9L2.6-3 9-2.6 4 1.7 5.6 8 0 4.5-5.6 8-4 1.7-9-2.6-2.6-3Z"
            />
          ))}
        </g>
      )}
    </g>
  );
}
