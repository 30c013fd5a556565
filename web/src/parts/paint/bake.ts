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

async function paint({ box, draw }: Painting, step: number): Promise<HTMLCanvasElement | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * step);
  canvas.height = Math.round(box.height * step);
  const context = canvas.getContext("2d");
  if (!context) return null;
  const image = new Image(canvas.width, canvas.height);
  image.src = `data:image/svg+xml,${encodeURIComponent(markup(box, draw(), canvas))}`;
  await image.decode();
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function markup(box: Box, children: ComponentChildren, size: HTMLCanvasElement): string {
  const host = document.createElement("div");
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  render(h("svg", { viewBox, width: size.width, height: size.height }, children), host);
  return new XMLSerializer().serializeToString(host.firstElementChild!);
}
