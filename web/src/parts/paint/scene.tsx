import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { baked, zoomStep, type Box, type Painting } from "./bake";
import "./paint.css";

interface Size {
  width: number;
  height: number;
}

/**
 * What a window of this size shows of a painting: all of `focus` and what fits around it, or, to
 * cover the window, as much of `focus` as fits; beyond the painting only where it is too small.
 */
export function windowOn(focus: Box, painted: Box, size: Size, cover = false): Box {
  const shares = [size.width / focus.width, size.height / focus.height];
  const scale = cover ? Math.max(...shares) : Math.min(...shares);
  const [width, height] = [size.width / scale, size.height / scale];
  const within = (centre: number, length: number, low: number, whole: number) =>
    length >= whole
      ? low + (whole - length) / 2
      : Math.min(low + whole - length, Math.max(low, centre - length / 2));
  return {
    x: within(focus.x + focus.width / 2, width, painted.x, painted.width),
    y: within(focus.y + focus.height / 2, height, painted.y, painted.height),
    width,
    height,
  };
}

const REPAINT_MS = 120; // while a window is being resized the old paint is stretched

/** The ground of a scene as a canvas that lies under the same window as the pieces. */
export function Ground(props: { painting: Painting; view: Box; width: number }) {
  const { painting, view, width } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = width / view.width;
  const step = zoomStep(scale * Math.min(2, devicePixelRatio));
  const first = useRef(true);
  useEffect(() => {
    let current = true;
    const show = async () => {
      const paint = await baked(painting, step);
      const target = canvas.current;
      if (!current || !paint || !target) return;
      target.width = paint.width;
      target.height = paint.height;
      target.getContext("2d")!.drawImage(paint, 0, 0);
    };
    const timer = setTimeout(() => void show(), first.current ? 0 : REPAINT_MS);
    first.current = false;
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [painting, step]);
  const { box } = painting;
  const style = {
    width: `${box.width * scale}px`,
    height: `${box.height * scale}px`,
    transform: `translate(${(box.x - view.x) * scale}px, ${(box.y - view.y) * scale}px)`,
  };
  return <canvas ref={canvas} class="painted-ground" style={style} aria-hidden="true" />;
}

/** A painted ground that fills its cell, with pieces over it in the painting's own units. */
export function Scene(props: {
  painting: Painting;
  /** what must be in sight */
  focus: Box;
  /** rather cut `focus` than show much around it */
  cover?: boolean;
  class?: string;
  label?: string;
  children?: ComponentChildren;
}) {
  const { painting, focus, cover = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSignal<Size>({ width: focus.width, height: focus.height });
  useLayoutEffect(() => {
    const node = frame.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      if (width > 0 && height > 0) size.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  const view = windowOn(focus, painting.box, size.value, cover);
  return (
    <div ref={frame} class={`painted ${props.class ?? ""}`}>
      <Ground painting={painting} view={view} width={size.value.width} />
      <svg
        class="painted-pieces"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        role={props.label ? "group" : undefined}
        aria-label={props.label}
      >
        {props.children}
      </svg>
    </div>
  );
}
