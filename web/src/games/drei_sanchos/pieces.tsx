import type { ComponentChildren } from "preact";

// Each Sancho has a colour, a shape and a letter. Shapes fill a square of 46 around the origin.
const SHAPES = [
  "M-21-20H21V2C21 13 12 19 0 24-12 19-21 13-21 2Z",
  "M0-22A22 22 0 1 1 0 22 22 22 0 1 1 0-22Z",
  "M0-26L25 0 0 26-25 0Z",
];
const LETTERS = ["C", "N", "A"];

/** A counter of one Sancho: a number of troops on it, or the crown of a king without any. */
export function Army({ sancho, children }: { sancho: number; children: ComponentChildren }) {
  return (
    <g class={`ds-army of-${sancho}`}>
      <path class="body" d={SHAPES[sancho]} />
      {children}
      <text class="letter" x="20" y="25">
        {LETTERS[sancho]}
      </text>
    </g>
  );
}

/** The mark of a Sancho beside words. */
export function Mark({ sancho }: { sancho: number }) {
  return (
    <svg class={`ds-mark of-${sancho}`} viewBox="-27 -27 54 54" aria-hidden="true">
      <path class="body" d={SHAPES[sancho]} />
      <text class="letter" y="9">
        {LETTERS[sancho]}
      </text>
    </svg>
  );
}

const SITES: Record<string, string> = {
  home: "M-26 12V-8H-20V-14H-14V-8H-9V-20H-3V-26H3V-20H9V-8H14V-14H20V-8H26V12ZM-5 12V4A5 5 0 0 1 5 4V12Z",
  castle: "M-22 12V-12H-15V-6H-8V-12H-3V-18H3V-12H8V-6H15V-12H22V12ZM-4 12V4A4 4 0 0 1 4 4V12Z",
  tower: "M-10 12V-10H-13V-20H-8V-16H-3V-20H3V-16H8V-20H13V-10H10V12ZM-3 12V4A3 3 0 0 1 3 4V12Z",
};

/** Home castle with its banner, castle or tower. */
export function Site({ kind }: { kind: string }) {
  return (
    <g class={`ds-site ${kind}`}>
      {kind === "home" && <path class="banner" d="M0-26V-44L17-38 0-32" />}
      <path class="walls" fill-rule="evenodd" d={SITES[kind]} />
    </g>
  );
}
