import type { Point } from "./motion";

const SVG = "http://www.w3.org/2000/svg";

/** Pixels of the window per unit of the drawing in which something stands. */
function scaleOf(node: Element | null): number {
  const parent = node?.parentElement as Partial<SVGGraphicsElement> | null | undefined;
  const matrix = node instanceof SVGElement ? parent?.getScreenCTM?.() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

/**
 * What a beat may touch while it runs. Everything that it draws or moves is put back when the
 * beat is over, so a beat never needs to tidy up.
 */
export class Scenery {
  private readonly drawn = new Map<string, SVGElement>();
  private readonly touched = new Map<HTMLElement | SVGElement, Map<string, string>>();

  /** `frame` is the whole table, `layer` lies over all of it and catches no pointer. */
  constructor(
    readonly frame: HTMLElement,
    readonly layer: SVGSVGElement,
  ) {}

  get board(): HTMLElement {
    return this.frame.querySelector<HTMLElement>("[data-board]") ?? this.frame;
  }

  /** Things by the name that actions use, or by any selector. */
  find(element: string): HTMLElement | SVGElement | null {
    const named = `[data-el="${element}"]`;
    return (
      this.board.querySelector<HTMLElement | SVGElement>(named) ??
      this.frame.querySelector<HTMLElement | SVGElement>(named)
    );
  }

  pick(selector: string): HTMLElement | SVGElement | null {
    return this.frame.querySelector<HTMLElement | SVGElement>(selector);
  }

  all(selector: string): (HTMLElement | SVGElement)[] {
    return [...this.frame.querySelectorAll<HTMLElement | SVGElement>(selector)];
  }

  /** The middle of something, in the coordinates of the layer (pixels of the window). */
  middle(node: Element | null): Point | null {
    if (!node) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  /** Where a seat's name stands: there coins and shields fly to. */
  seat(seat: number): Point | null {
    return this.middle(this.pick(`[data-seat="${seat}"]`));
  }

  /** Set styles for as long as the beat runs. */
  style(node: HTMLElement | SVGElement | null, styles: Record<string, string | number>): void {
    if (!node) return;
    const before = this.touched.get(node) ?? new Map<string, string>();
    this.touched.set(node, before);
    for (const [name, value] of Object.entries(styles)) {
      if (!before.has(name)) before.set(name, node.style.getPropertyValue(name));
      node.style.setProperty(name, String(value));
    }
  }

  /** Shift something by pixels of the window, wherever it is drawn. */
  shift(node: HTMLElement | SVGElement | null, dx: number, dy: number): void {
    const scale = scaleOf(node);
    this.style(node, { translate: `${dx / scale}px ${dy / scale}px` });
  }

  /** By how much something is shifted now, in pixels of the window. */
  shifted(node: HTMLElement | SVGElement): Point {
    const scale = scaleOf(node);
    const [x = 0, y = 0] = node.style.getPropertyValue("translate").split(" ").map(parseFloat);
    return [(x || 0) * scale, (y || 0) * scale];
  }

  /**
   * A drawing on the layer that lives until the beat ends: made once from SVG markup, then moved.
   * Markup holds presentation attributes, no `style`.
   */
  draw(id: string, markup: string, attributes: Record<string, string | number> = {}): SVGElement {
    let node = this.drawn.get(id);
    if (!node) {
      node = document.createElementNS(SVG, "g");
      node.innerHTML = markup;
      this.layer.append(node);
      this.drawn.set(id, node);
    }
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
    return node;
  }

  /** Everything as it was before the beat. */
  clear(): void {
    for (const node of this.drawn.values()) node.remove();
    for (const [node, before] of this.touched) {
      for (const [name, value] of before) node.style.setProperty(name, value);
    }
    this.drawn.clear();
    this.touched.clear();
  }
}
