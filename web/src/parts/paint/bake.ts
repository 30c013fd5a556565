// A painted ground is drawn once per zoom step to a canvas: its filters and thousands of strokes
// cost nothing while pieces move over it.
import { h, render, type ComponentChildren } from "preact";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A painting: the part of the plane that it covers, and what is drawn there. */
export interface Painting {
  name: string;
  box: Box;
  draw: () => ComponentChildren;
}

const STEPS_PER_DOUBLING = 3;
const SHARPEST = 4; // canvas pixels per unit of the painting

/** The canvas pixels per unit at which a ground is painted to be sharp at this scale. */
export const zoomStep = (scale: number): number =>
  Math.min(
    SHARPEST,
    2 ** (Math.ceil(Math.log2(scale) * STEPS_PER_DOUBLING - 0.01) / STEPS_PER_DOUBLING),
  );

const finished = new Map<string, Promise<HTMLCanvasElement | null>>();

/** The painting as a canvas at a zoom step; painted once, then remembered. */
export function baked(painting: Painting, step: number): Promise<HTMLCanvasElement | null> {
  const key = `${painting.name} ${step.toFixed(3)}`;
  let canvas = finished.get(key);
  if (!canvas) finished.set(key, (canvas = paint(painting, step)));
  return canvas;
}

const TILE = 256; // pixels of a side: a tile is painted within a few frames

/** The corners of the tiles of a canvas, row by row. */
export const tilesOf = (width: number, height: number, side = TILE): [x: number, y: number][] =>
  Array.from({ length: Math.ceil(height / side) }, (_, row) =>
    Array.from({ length: Math.ceil(width / side) }, (_, column): [number, number] => [
      column * side,
      row * side,
    ]),
  ).flat();

/** Lets the page answer and draw before the next piece of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

async function paint({ box, draw }: Painting, step: number): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * step);
  canvas.height = Math.round(box.height * step);
  // painted at once by the processor: what a graphics card puts off would all be due together
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return null;
  const image = new Image(canvas.width, canvas.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(markup(box, draw(), canvas))}`;
  await image.decode();
  for (const [x, y] of tilesOf(canvas.width, canvas.height)) {
    await pause();
    context.save();
    context.beginPath();
    context.rect(x, y, TILE, TILE);
    context.clip();
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    context.restore();
  }
  return canvas;
}

function markup(box: Box, children: ComponentChildren, size: HTMLCanvasElement): string {
  const host = document.createElement("div");
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  render(h("svg", { viewBox, width: size.width, height: size.height }, children), host);
  return new XMLSerializer().serializeToString(host.firstElementChild!);
}
