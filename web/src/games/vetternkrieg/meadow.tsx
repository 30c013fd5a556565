// The field of battle: a cold morning over a meadow, and an oak table before it.
import type { Point } from "../../parts/outline";
import type { Painting } from "../../parts/paint/bake";
import { Blur, GrassFilters, MeadowGradient, Rough, Stains } from "../../parts/paint/filters";
import { seeded } from "../../parts/paint/random";
import { Woods } from "../../parts/paint/strewn";

const BOX = { x: -60, y: -100, width: 760, height: 880 };
const SKY = { ...BOX, height: 300 };
const TURF = { ...BOX, y: 150, height: 320 };
const GREEN = "M-60 190Q120 162 320 184T700 172V470H-60Z";
const PATH = "M320 186Q300 250 330 300T310 470";
const TREES: Point[] = [
  [20, 170],
  [60, 160],
  [110, 168],
  [230, 164],
  [420, 160],
  [470, 164],
  [560, 158],
  [610, 160],
  [660, 158],
];

function Definitions() {
  return (
    <defs>
      <GrassFilters scale={1} />
      <Stains
        id="cloud"
        grain=".006 .022"
        octaves={4}
        seed={5}
        values="0 0 0 0 .98  0 0 0 0 .95  0 0 0 0 .86  0 3.2 0 0 -1.5"
      />
      <Rough id="rough" grain={0.045} octaves={3} seed={3} by={11} />
      <Blur id="soft" by={7} />
      <MeadowGradient />
      <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
        <stop stop-color="#7f98a3" />
        <stop offset=".55" stop-color="#cfd0ba" />
        <stop offset="1" stop-color="#f0d79a" />
      </linearGradient>
      <linearGradient id="oakboard" x1="0" y1="0" x2="0" y2="1">
        <stop stop-color="#6a4728" />
        <stop offset="1" stop-color="#3a2515" />
      </linearGradient>
      <clipPath id="turf">
        <path d={GREEN} />
      </clipPath>
    </defs>
  );
}

function Church() {
  return (
    <g transform="translate(322 150)" stroke="#3a2a16" stroke-width="1.5">
      <path d="M-26 14V-8H16V14Z" fill="#cbb98f" />
      <path d="M-30-8L-22-22H14L20-8Z" fill="#8f4a35" />
      <path d="M16 14V-24H32V14Z" fill="#ddcda2" />
      <path d="M13-24L24-52 35-24Z" fill="#7a3c2a" />
    </g>
  );
}

/** Strokes of grass and of the grain of the oak. */
function strokes() {
  const random = seeded(41);
  const blades = Array.from({ length: 420 }, () => {
    const [x, y] = [random() * 760 - 60, 190 + random() * 250];
    const [bend, tip] = [random() * 4 - 2, random() * 6 - 3];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${bend.toFixed(1)}-4 ${tip.toFixed(1)}-8`;
  });
  const grain = Array.from({ length: 60 }, () => {
    const [x, y] = [random() * 760 - 60, 445 + random() * 250];
    const [half, sag, length] = [20 + random() * 40, random() * 6 - 3, 60 + random() * 60];
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${half.toFixed(0)} ${sag.toFixed(1)} ${length.toFixed(0)} 0`;
  });
  const planks = Array.from({ length: 8 }, (_, i) => `M-60 ${452 + i * 42}H700`);
  return { random, blades: blades.join(""), grain: grain.join(""), planks: planks.join("") };
}

function Paint() {
  const { random, blades, grain, planks } = strokes();
  return (
    <>
      <Definitions />
      <rect {...SKY} fill="url(#dawn)" />
      <rect {...SKY} filter="url(#cloud)" opacity=".7" />
      <path d="M-60 160Q20 118 110 146T300 126 470 142 700 112V240H-60Z" fill="#8d9b86" />
      <path d="M-60 182Q80 142 190 168T420 158 700 150V260H-60Z" fill="#7c8a58" />
      <Church />
      <Woods around={TREES} random={random} each={6} size={1.05} />
      <path d={GREEN} fill="url(#meadow)" />
      <g clip-path="url(#turf)">
        <rect {...TURF} filter="url(#sun)" opacity=".7" />
        <rect {...TURF} filter="url(#daub)" opacity=".5" />
        <rect {...TURF} filter="url(#brushwork)" opacity=".45" />
      </g>
      <g filter="url(#rough)" fill="none" stroke-linecap="round">
        <path d={PATH} stroke="#6d5a31" stroke-width="26" opacity=".4" />
        <path d={PATH} stroke="#cbb079" stroke-width="20" />
        <path d={PATH} stroke="#dcc592" stroke-width="8" />
      </g>
      <path d={blades} fill="none" stroke="#5d6c30" stroke-width="1.5" opacity=".6" />
      <rect
        x="-60"
        y="425"
        width="760"
        height="360"
        fill="#0a0602"
        opacity=".5"
        filter="url(#soft)"
      />
      <rect x="-60" y="436" width="760" height="350" fill="url(#oakboard)" />
      <path d={grain} fill="none" stroke="#1d1006" stroke-width="1.2" opacity=".35" />
      <path d={planks} stroke="#1d1006" stroke-width="2" opacity=".5" />
      <path d="M-60 437H700" stroke="#c9964f" stroke-width="3" />
      <path d="M-60 441H700" stroke="#1d1006" stroke-width="3" opacity=".6" />
    </>
  );
}

export const MEADOW: Painting = { name: "meadow", box: BOX, draw: () => <Paint /> };
/** What must be in sight of it. */
export const ARENA = { x: 0, y: 2, width: 640, height: 640 };
