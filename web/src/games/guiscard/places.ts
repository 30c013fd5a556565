import type { Point } from "../../stage/motion";
import type { Scenery } from "../../stage/scenery";
import { centreOf } from "./hexes";

/** Where the middle of a hex is in the window. */
export function pixels(scenery: Scenery, hex: number): Point | null {
  const map = scenery.pick(".gu-map > svg") as SVGSVGElement | null;
  const matrix = map?.getScreenCTM?.();
  if (!matrix || hex < 0) return null;
  const [x, y] = centreOf(hex);
  return [matrix.a * x + matrix.e, matrix.d * y + matrix.f];
}
