import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../texts";
import type { Painting } from "./paint/bake";
import { Ground } from "./paint/scene";

interface Box {
  x: number;
  y: number;
  /** how much larger than the map's width things are shown */
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

const MOST = 6;
/** On narrow screens the map begins as near as if it were this many pixels wide. */
const LEGIBLE = 900;
const NARROW = 600;
/** A map that is much taller than its window begins with its whole width, not as a whole. */
const TALL = 0.75;
/** Pixels that a finger may tremble before a press becomes a drag. */
const TREMBLE = 6;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The zoom that shows the whole map in a window of this height per width. */
export const least = (size: Size, shape: number) => Math.min(1, (shape * size.width) / size.height);

/** What a window shows of the map. */
const shown = (size: Size, shape: number, zoom: number): Size => ({
  width: size.width / zoom,
  height: (size.width * shape) / zoom,
});

/** Within the map; in the middle of it where the window is larger. */
const kept = (at: number, window: number, whole: number) =>
  window > whole ? (whole - window) / 2 : between(0, at, whole - window);

/** A box that shows as little beyond the map as the window's shape (height per width) allows. */
export function held({ x, y, zoom }: Box, size: Size, shape = size.height / size.width): Box {
  const scale = between(least(size, shape), zoom, MOST);
  const { width, height } = shown(size, shape, scale);
  return { x: kept(x, width, size.width), y: kept(y, height, size.height), zoom: scale };
}

/** The box after zooming by a factor around a point of the map. */
export function zoomed(
  box: Box,
  factor: number,
  at: readonly [number, number],
  size: Size,
  shape = size.height / size.width,
): Box {
  const zoom = between(least(size, shape), box.zoom * factor, MOST);
  const share = box.zoom / zoom;
  const [x, y] = [at[0] - (at[0] - box.x) * share, at[1] - (at[1] - box.y) * share];
  return held({ x, y, zoom }, size, shape);
}

/** The box that brings a point of the map to the middle, or the same one if it is well in sight. */
export function centred(
  box: Box,
  at: readonly [number, number],
  size: Size,
  shape = size.height / size.width,
): Box {
  const { width, height } = shown(size, shape, box.zoom);
  const inside = (from: number, length: number, value: number) =>
    value > from + length / 6 && value < from + (5 * length) / 6;
  if (inside(box.x, width, at[0]) && inside(box.y, height, at[1])) return box;
  return held({ x: at[0] - width / 2, y: at[1] - height / 2, zoom: box.zoom }, size, shape);
}

const KEYS: Record<string, [dx: number, dy: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A map that can be dragged, pinched, wheeled and steered by keys; clicks go through. */
export function PanZoom(props: {
  size: Size;
  label: string;
  class?: string;
  /** where the action is; a map that does not show all of itself follows it */
  focus?: readonly [number, number] | null;
  /** where the map begins; the coordinates of its children and of the focus count from here */
  origin?: readonly [number, number];
  /** what lies under everything, painted once for each step of the zoom */
  ground?: Painting;
  /** how many pixels wide the map begins on a narrow screen */
  legible?: number;
  /** a map less wide than this begins near */
  narrow?: number;
  children: ComponentChildren;
}) {
  const { size, legible = LEGIBLE, narrow = NARROW, origin: [left, top] = [0, 0] } = props;
  const focus = props.focus ? ([props.focus[0] - left, props.focus[1] - top] as const) : null;
  const box = useSignal<Box>({ x: 0, y: 0, zoom: 1 });
  const shape = useSignal(size.height / size.width);
  const wide = useSignal(0);
  const svg = useRef<SVGSVGElement>(null);
  const fingers = useRef(new Map<number, [number, number]>());
  const dragged = useRef(false);

  const whole = (): Box => held({ x: 0, y: 0, zoom: 0 }, size, shape.value);
  useEffect(() => {
    const frame = svg.current!;
    // a narrow window begins near, a wide one with the whole map, a tall map with its whole width
    const begin = (): Box => {
      if (wide.value < narrow) return near(legible / wide.value, focus ?? middle());
      return least(size, shape.value) > TALL
        ? whole()
        : held({ x: 0, y: 0, zoom: 1 }, size, shape.value);
    };
    const measure = () => {
      const first = wide.value === 0;
      const turned = wide.value < narrow !== frame.clientWidth < narrow;
      const all = box.value.zoom <= least(size, shape.value);
      if (!(frame.clientWidth > 0)) return; // not laid out
      shape.value = frame.clientHeight / frame.clientWidth;
      wide.value = frame.clientWidth;
      // what was shown as a whole stays whole when the window changes its shape
      box.value = first || turned ? begin() : all ? whole() : held(box.value, size, shape.value);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(frame);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const near = box.value.zoom > least(size, shape.value);
    if (focus && near) box.value = centred(box.value, focus, size, shape.value);
  }, [focus?.[0], focus?.[1]]);

  const perPixel = () => size.width / box.value.zoom / (svg.current?.clientWidth || size.width);
  const onMap = (x: number, y: number): [number, number] => {
    const frame = svg.current!.getBoundingClientRect();
    return [
      box.value.x + (x - frame.left) * perPixel(),
      box.value.y + (y - frame.top) * perPixel(),
    ];
  };
  const middle: () => [number, number] = () => {
    const { width, height } = shown(size, shape.value, box.value.zoom);
    return [box.value.x + width / 2, box.value.y + height / 2];
  };
  const near = (factor: number, at: readonly [number, number]) =>
    zoomed({ x: 0, y: 0, zoom: 1 }, factor, at, size, shape.value);
  const zoom = (factor: number, at: readonly [number, number] = middle()) => {
    box.value = zoomed(box.value, factor, at, size, shape.value);
  };
  const pan = (dx: number, dy: number) => {
    const { x, y, zoom: scale } = box.value;
    box.value = held({ x: x + dx, y: y + dy, zoom: scale }, size, shape.value);
  };

  const moved = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now: [number, number] = [event.clientX, event.clientY];
    if (!dragged.current && Math.hypot(now[0] - before[0], now[1] - before[1]) < TREMBLE) return;
    if (!dragged.current) svg.current!.setPointerCapture(event.pointerId);
    dragged.current = true;
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [before, now].map(([x, y]) => Math.hypot(x - other[0], y - other[1]));
      zoom(is! / Math.max(1, was!), onMap((now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
    } else {
      pan((before[0] - now[0]) * perPixel(), (before[1] - now[1]) * perPixel());
    }
    fingers.current.set(event.pointerId, now);
  };
  const lifted = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  const keyed = (event: KeyboardEvent) => {
    if (event.target !== svg.current) return;
    const way = event.shiftKey ? KEYS[event.key] : undefined; // without it they walk the board
    const step = size.width / box.value.zoom / 10;
    if (way) pan(way[0] * step, way[1] * step);
    else if (event.key === "+") zoom(1.3);
    else if (event.key === "-") zoom(1 / 1.3);
    else return;
    event.preventDefault();
  };

  const { x, y, zoom: scale } = box.value;
  const { width, height } = shown(size, shape.value, scale);
  const view = { x: x + left, y: y + top, width, height };
  const moves = scale > least(size, shape.value);
  return (
    <div class={`panzoom ${props.ground ? "painted" : ""} ${props.class ?? ""}`}>
      {props.ground && wide.value > 0 && (
        <Ground painting={props.ground} view={view} width={wide.value} />
      )}
      <svg
        ref={svg}
        viewBox={`${view.x} ${view.y} ${width} ${height}`}
        style={{ "--scale": wide.value > 0 ? wide.value / width : 1 }}
        role="group"
        tabindex={0}
        aria-label={props.label}
        class={moves ? "near" : ""}
        onPointerDown={(event) => {
          if (fingers.current.size === 0) dragged.current = false;
          fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
        }}
        onPointerMove={moved}
        onPointerUp={lifted}
        onPointerCancel={lifted}
        onPointerLeave={lifted}
        onClickCapture={(event) => dragged.current && event.stopPropagation()}
        onWheel={(event) => {
          if (event.deltaY > 0 && !moves) return;
          event.preventDefault();
          zoom(Math.exp(-event.deltaY / 400), onMap(event.clientX, event.clientY));
        }}
        onKeyDown={keyed}
      >
        {props.children}
      </svg>
      <div class="panzoom-keys">
        <button type="button" aria-label={t("zoom-in")} onClick={() => zoom(1.5)}>
          +
        </button>
        <button type="button" aria-label={t("zoom-out")} onClick={() => zoom(1 / 1.5)}>
          −
        </button>
        <button
          type="button"
          aria-label={t("zoom-all")}
          onClick={() => {
            box.value = whole();
          }}
        >
          ⤢
        </button>
      </div>
    </div>
  );
}
