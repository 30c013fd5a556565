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

/** By their letter on the map: the elements of all kinds of ground, as the lexicon has them. */
const elements = new WeakMap<object, Map<string, string>>();

/** The element of a letter on the map; the lexicon has its name. */
export function elementOf(session: Session, letter: string): string {
  const { lexicon } = session.info;
  let known = elements.get(lexicon);
  if (!known) {
    const grounds = Object.entries(lexicon).filter(([element]) => element.startsWith("terrain:"));
    known = new Map(grounds.map(([element, { facts }]) => [String(facts["letter"]), element]));
    elements.set(lexicon, known);
  }
  return known.get(letter) ?? "";
}

/** The name of the ground in each hex, as the data have it. */
export const groundsOf = (session: Session) =>
  [...viewOf(session).terrain].map(
    (letter) => session.info.lexicon[elementOf(session, letter)]?.id ?? "",
  );

/** What lies in a hex, in the words of the scene that terminals draw. */
export function factsOf(element: string, session: Session): SceneFact[] {
  const hex = Number(element.match(/^hex:(\d+)$/)?.[1] ?? -1);
  const { terrain, levels, bodies } = viewOf(session);
  const [letter, level] = [terrain[hex], Number(levels[hex])];
  const [, men, horses] = bodies.find(([where]) => where === hex) ?? [];
  if (letter === undefined) return [];
  return [
    ...(letter === OPEN
      ? []
      : [{ key: "terrain", value: Number(elementOf(session, letter).split(":")[1]) }]),
    ...(level > 0 ? [{ key: "level", value: level }] : []),
    ...(men === undefined ? [] : [{ key: "bodies", value: men }]),
    ...(horses === undefined ? [] : [{ key: "carcasses", value: horses }]),
  ];
}

export const standing = (view: View) => view.units.filter((u) => u.where === ON_MAP);
