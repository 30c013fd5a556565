import type { Session } from "../../table/session";
import type { SceneFact } from "../../wire";
import { ON_MAP, OPEN, previewOf, viewOf, type Preview, type View } from "./generated";

/** A hex that a unit could reach: hex, points left, worst check in tenths, checks, shooters. */
export type Reach = NonNullable<Preview["reach"]>[string][number];

/** The reach that is shown: of the moving unit, or of the one that is looked at. */
export function reachOf(session: Session): Reach[] {
  const { reach = {} } = previewOf(session);
  const { mover } = viewOf(session);
  const looked = session.inspected.value?.match(/^unit:(\d+)$/)?.[1];
  return reach[mover >= 0 ? String(mover) : (looked ?? "")] ?? [];
}

/** What lies in a hex, in the words of the scene that terminals draw. */
export function factsOf(element: string, session: Session): SceneFact[] {
  const hex = Number(element.match(/^hex:(\d+)$/)?.[1] ?? -1);
  const { terrain, levels, bodies } = viewOf(session);
  const [kind, level] = [terrain[hex], Number(levels[hex])];
  const [, men, horses] = bodies.find(([where]) => where === hex) ?? [];
  if (kind === undefined) return [];
  return [
    ...(kind === OPEN ? [] : [{ key: "terrain", value: kind.charCodeAt(0) }]),
    ...(level > 0 ? [{ key: "level", value: level }] : []),
    ...(men === undefined ? [] : [{ key: "bodies", value: men }]),
    ...(horses === undefined ? [] : [{ key: "carcasses", value: horses }]),
  ];
}

export const standing = (view: View) => view.units.filter((u) => u.where === ON_MAP);
