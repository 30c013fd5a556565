// Eighteen heraldic pictures, drawn for this game on a field of 64 by 64.
import type { ComponentChildren } from "preact";

const INK = "#2a2019";
const PARCHMENT = "#f8f0de";
const GOLD = "#d0a038";
const RED = "#a8362c";
const BLUE = "#2f6a9c";
const STEEL = "#bfc3c4";
const DARK_STEEL = "#7d8487";
const WOOD = "#93632f";
const GREEN = "#4f7d4c";
const SKIN = "#e8c49a";

const PICTURES: Record<string, ComponentChildren> = {
  beggar: (
    <>
      <path d="M8 34h48c-1 14-10 22-24 22S9 48 8 34z" fill={WOOD} />
      <path d="M14 40c2 8 8 13 16 14" fill="none" stroke="#c99a5b" />
      <ellipse cx="32" cy="34" rx="24" ry="6" fill="#5d3b18" />
      <circle cx="24" cy="32" r="5" fill={GOLD} />
      <circle cx="36" cy="33" r="5" fill={GOLD} />
      <circle cx="40" cy="14" r="6.5" fill={GOLD} />
      <path d="M40 10.5v7M37.5 14h5" />
      <path d="M30 8l-3-3M50 8l3-3M40 25v-1" fill="none" />
    </>
  ),
  peasant: (
    <>
      <path
        d="M24 58c2-10 3-14 3-20M40 58c-2-10-3-14-3-20M32 58V36"
        fill="none"
        stroke={WOOD}
        stroke-width="3"
      />
      <path
        d="M32 4c5 6 5 12 0 18-5-6-5-12 0-18zM18 10c6 4 9 9 7 17-7-3-10-9-7-17zM46 10c-6 4-9 9-7 17 7-3 10-9 7-17zM10 22c8 1 13 5 14 13-8 0-13-5-14-13zM54 22c-8 1-13 5-14 13 8 0 13-5 14-13z"
        fill={GOLD}
      />
      <path d="M32 20c4 6 4 12 0 18-4-6-4-12 0-18z" fill={GOLD} />
      <path d="M20 40c8 4 16 4 24 0v6c-8 4-16 4-24 0z" fill={RED} />
    </>
  ),
  herald: (
    <>
      <path d="M8 50L46 14l3 3L12 54z" fill={GOLD} />
      <path d="M44 12c4-6 10-8 14-8-1 4-2 10-8 15z" fill={GOLD} />
      <circle cx="9" cy="53" r="3.5" fill={GOLD} />
      <path d="M20 40l16-15 8 20-9-1-3 9z" fill={RED} />
      <path d="M28 37l8-7 4 9z" fill={PARCHMENT} />
    </>
  ),
  scout: (
    <>
      <path
        d="M32 4c13 0 20 10 20 24 0 12 2 20 6 30H6c4-10 6-18 6-30C12 14 19 4 32 4z"
        fill={GREEN}
      />
      <path d="M32 13c9 0 13 7 13 16S40 46 32 46s-13-8-13-17 4-16 13-16z" fill="#2b241c" />
      <path d="M21 29c4-5 8-6 11-6s7 1 11 6c-4 5-8 6-11 6s-7-1-11-6z" fill={PARCHMENT} />
      <circle cx="32" cy="29" r="4.5" fill={BLUE} />
      <circle cx="32" cy="29" r="1.5" fill={INK} />
      <path d="M32 46v12" fill="none" />
    </>
  ),
  archer: (
    <>
      <path d="M20 6c22 8 22 44 0 52" fill="none" stroke={WOOD} stroke-width="5" />
      <path
        d="M20 6c22 8 22 44 0 52"
        fill="none"
        stroke={INK}
        stroke-width="1"
        transform="translate(3.5 0)"
      />
      <path d="M20 6v52" fill="none" />
      <path d="M6 32h46" fill="none" stroke={WOOD} stroke-width="3" />
      <path d="M50 25l11 7-11 7 3-7z" fill={STEEL} />
      <path d="M4 26l8 6-8 6 3-6zM11 26l8 6-8 6 3-6z" fill={RED} />
    </>
  ),
  trickster: (
    <>
      <path
        d="M16 46C14 34 10 24 4 20c10-4 18 2 22 12 0-12 4-20 14-24-2 8 0 14 2 20 4-6 10-8 18-6-6 4-10 12-12 24z"
        fill={RED}
      />
      <path d="M26 32c0-12 4-20 14-24-2 8 0 14 2 20 2 6 2 12 0 18H24c1-5 2-9 2-14z" fill={BLUE} />
      <path d="M14 46h36v8H14z" fill={GOLD} />
      <circle cx="5" cy="22" r="4" fill={GOLD} />
      <circle cx="40" cy="8" r="4" fill={GOLD} />
      <circle cx="59" cy="23" r="4" fill={GOLD} />
      <path d="M20 46v8M26 46v8M32 46v8M38 46v8M44 46v8" fill="none" />
    </>
  ),
  fortune_teller: (
    <>
      <path d="M16 52h32l4 8H12z" fill={WOOD} />
      <path d="M22 46h20l3 6H19z" fill={GOLD} />
      <circle cx="32" cy="28" r="21" fill="#8fb7cf" />
      <path d="M17 20c3-6 8-9 13-9" fill="none" stroke="#fff" stroke-width="3" />
      <path d="M32 17l3 8 8 .500-6 5 2 8-7-4.5-7 4.5 2-8-6-5 8-.500z" fill={GOLD} />
    </>
  ),
  standard_bearer: (
    <>
      <path d="M14 4v56" fill="none" stroke={WOOD} stroke-width="4" />
      <circle cx="14" cy="5" r="4" fill={GOLD} />
      <path d="M16 9c12-5 20 6 42 0-4 8-4 16 0 26-22 6-30-5-42 0z" fill={RED} />
      <path d="M36 13v20M26 23h22" fill="none" stroke={PARCHMENT} stroke-width="5" />
      <path d="M36 13v20M26 23h22" fill="none" stroke={GOLD} stroke-width="2" />
    </>
  ),
  pikeman: (
    <>
      <path d="M8 60L52 8M56 60L12 8" fill="none" stroke={WOOD} stroke-width="3.5" />
      <path d="M56 2l-1 13-9-7zM8 2l1 13 9-7z" fill={STEEL} />
      <path d="M14 44c2-12 9-20 18-20s16 8 18 20z" fill={STEEL} />
      <path d="M6 44h52c-4 7-12 9-26 9S10 51 6 44z" fill={DARK_STEEL} />
      <path d="M32 24v20" fill="none" />
    </>
  ),
  drummer: (
    <>
      <path d="M10 24v24c0 6 10 10 22 10s22-4 22-10V24z" fill={RED} />
      <path d="M10 30l11 24 11-22 11 22 11-24" fill="none" stroke={PARCHMENT} stroke-width="2.5" />
      <path d="M10 44v4c0 6 10 10 22 10s22-4 22-10v-4c0 6-10 10-22 10s-22-4-22-10z" fill={GOLD} />
      <ellipse cx="32" cy="24" rx="22" ry="9" fill={PARCHMENT} />
      <path d="M8 4l22 18M56 4L36 22" fill="none" stroke={WOOD} stroke-width="3.5" />
      <circle cx="30" cy="22" r="3" fill={WOOD} />
      <circle cx="36" cy="22" r="3" fill={WOOD} />
    </>
  ),
  field_surgeon: (
    <>
      <path d="M12 30h40c0 14-6 22-12 24v4H24v-4c-6-2-12-10-12-24z" fill="#d8d2c4" />
      <ellipse cx="32" cy="30" rx="20" ry="5" fill={GREEN} />
      <path d="M34 30L52 6l6 4-18 22z" fill={WOOD} />
      <path
        d="M26 26c-8-2-12-8-12-16 8 1 12 6 12 16zM26 26c-1-8 2-14 9-18 3 8 0 14-9 18z"
        fill="#6f9b55"
      />
      <path d="M32 38v12M26 44h12" fill="none" stroke={RED} stroke-width="4.5" />
    </>
  ),
  assassin: (
    <>
      <path d="M32 62L25 24h14z" fill={STEEL} />
      <path d="M32 62V24" fill="none" />
      <path d="M14 18h36v7H14z" fill={GOLD} />
      <path d="M28 4h8v14h-8z" fill="#4b2b1a" />
      <path d="M28 8h8M28 12h8" fill="none" stroke={GOLD} />
      <circle cx="32" cy="4" r="4" fill={GOLD} />
      <path d="M48 36c5 7 6 10 6 12a6 6 0 0 1-12 0c0-2 1-5 6-12z" fill={RED} />
    </>
  ),
  captain: (
    <>
      <path d="M30 12c4-10 18-12 26-4-5 0-6 2-6 5 5-1 8 2 9 6-8-3-16-1-22 4z" fill={RED} />
      <path
        d="M12 34c0-14 8-22 20-22s20 8 20 22v22c-6 3-12 3-14 2V44l4-8H22l4 8v14c-2 1-8 1-14-2z"
        fill={STEEL}
      />
      <path d="M22 36h20l-4 8h-2v-3h-8v3h-2z" fill={INK} />
      <path d="M32 12v24" fill="none" stroke={GOLD} stroke-width="3.5" />
      <circle cx="18" cy="48" r="1.5" fill={INK} />
      <circle cx="46" cy="48" r="1.5" fill={INK} />
    </>
  ),
  horseman: (
    <>
      <path
        d="M18 60c0-12 4-18 8-24-5 2-9 6-13 6-4-1-7-5-6-9C13 28 18 16 27 10l1-8 7 6c14 2 23 16 23 34 0 8-1 12-2 18z"
        fill="#8a5a34"
      />
      <path d="M35 8c14 2 23 16 23 34 0 8-1 12-2 18h-9c3-18 1-36-12-52z" fill="#3d2716" />
      <circle cx="26" cy="20" r="2.2" fill={INK} />
      <path d="M9 34l3 2" fill="none" />
      <path d="M16 25l16 8M21 40l11-7 4 16" fill="none" stroke={RED} stroke-width="3" />
      <circle cx="32" cy="33" r="3" fill={GOLD} />
    </>
  ),
  bishop: (
    <>
      <path d="M14 50C8 34 12 20 28 4c16 16 20 30 14 46z" fill={PARCHMENT} />
      <path d="M28 4v46M16 30h24" fill="none" stroke={RED} stroke-width="4" />
      <path d="M12 50h32v8H12z" fill={GOLD} />
      <path d="M54 60V18c0-8-10-8-10-1 0 4 5 5 6 2" fill="none" stroke={INK} stroke-width="5.5" />
      <path d="M54 60V18c0-8-10-8-10-1 0 4 5 5 6 2" fill="none" stroke={GOLD} stroke-width="3" />
    </>
  ),
  siege_master: (
    <>
      <path d="M6 56h52v5H6z" fill={WOOD} />
      <path d="M18 56l12-32 12 32M23 44h14" fill="none" stroke={INK} stroke-width="6" />
      <path d="M18 56l12-32 12 32M23 44h14" fill="none" stroke={WOOD} stroke-width="3.5" />
      <path d="M16 36L54 8" fill="none" stroke={INK} stroke-width="6" />
      <path d="M16 36L54 8" fill="none" stroke={WOOD} stroke-width="3.5" />
      <path d="M8 34h14v12H8z" fill={DARK_STEEL} />
      <path d="M54 8c4 4 4 12 0 16" fill="none" />
      <circle cx="52" cy="28" r="6.5" fill="#a49a86" />
      <circle cx="30" cy="26" r="3" fill={GOLD} />
    </>
  ),
  knight: (
    <>
      <path d="M12 12c6-6 34-6 40 0v34c-4 8-12 14-20 16-8-2-16-8-20-16z" fill={STEEL} />
      <path d="M12 26h40v6H12z" fill={DARK_STEEL} />
      <path d="M15 27.5h14v3H15zM35 27.5h14v3H35z" fill={INK} />
      <path d="M29 8h6v53l-3 1-3-1z" fill={GOLD} />
      <path
        d="M22 42v.1M22 48v.1M42 42v.1M42 48v.1M18 42v.1M46 42v.1M25 54v.1M39 54v.1"
        stroke-width="3.5"
      />
    </>
  ),
  duke: (
    <>
      <path d="M8 46L4 16l15 13L32 6l13 23 15-13-4 30z" fill={GOLD} />
      <path d="M8 46h48v12H8z" fill={PARCHMENT} />
      <path d="M15 50l2 5M27 50l2 5M39 50l2 5M51 50l2 5" fill="none" stroke-width="2.5" />
      <circle cx="4" cy="14" r="4" fill={RED} />
      <circle cx="32" cy="5" r="4" fill={RED} />
      <circle cx="60" cy="14" r="4" fill={RED} />
      <circle cx="32" cy="36" r="5" fill={BLUE} />
      <circle cx="18" cy="38" r="3" fill={RED} />
      <circle cx="46" cy="38" r="3" fill={RED} />
    </>
  ),
};

/** The picture of a character by its id; an unknown one gets a plain shield. */
export function Picture({ id }: { id: string }) {
  return (
    <svg class="hb-picture" viewBox="-4 -4 72 72" aria-hidden="true">
      <g stroke={INK} stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">
        {PICTURES[id] ?? <path d="M10 8h44v24c0 14-10 22-22 28C20 54 10 46 10 32z" fill={SKIN} />}
      </g>
    </svg>
  );
}
