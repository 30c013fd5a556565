// What somebody chooses before a game against bots. Knows no rules: the catalogue says what there is.

import type {
  GameInfo,
  Manners,
  NewSeat,
  OptionInfo,
  OptionValue,
  Options,
  SideInfo,
} from "./wire";

export interface Setup {
  /** how many play */
  seats: number;
  /** the side that is mine, by id; "" for the usual one */
  side: string;
  /** the levels of the opponents in the order of their seats; as many as the game has room for */
  bots: string[];
  /** what was chosen; whatever is not named has its default */
  options: Options;
  /** whether bots let one take back */
  practice?: boolean;
}

const USUAL_PLAYERS = 3;

/** The bot that a newcomer meets. */
export const usualBot = (bots: string[]) => (bots.includes("squire") ? "squire" : bots[0]!);

/** Good defaults: a table of three where the game allows it, friendly bots, the rules as printed. */
export function usualSetup({ players: [min, max], bots }: GameInfo): Setup {
  return {
    seats: Math.max(min, Math.min(max, USUAL_PLAYERS)),
    side: "",
    bots: Array.from({ length: max - 1 }, () => usualBot(bots)),
    options: {},
  };
}

/** The options that apply to a table of this many seats. */
export const optionsAt = (info: GameInfo, seats: number): OptionInfo[] =>
  info.options.filter(({ players }) => players.length === 0 || players.includes(seats));

/** The value of an option, chosen or by default. */
export const valueOf = ({ id, values }: OptionInfo, options: Options): OptionValue =>
  options[id] ?? values[0]!;

/** How many of these options differ from their defaults. */
export const changed = (options: OptionInfo[], chosen: Options): number =>
  options.filter((option) => valueOf(option, chosen) !== option.values[0]).length;

function holds(info: GameInfo, chosen: Options, wanted: Options, purposes: string[]): boolean {
  return info.options.every(
    (option) =>
      !purposes.includes(option.purpose) ||
      wanted[option.id] === undefined ||
      wanted[option.id] === valueOf(option, chosen),
  );
}

/** The sides among which one can choose: each once, in the way that comes first. */
export function sidesAt(info: GameInfo, { seats, options }: Setup): SideInfo[] {
  const found = new Map<string, SideInfo>();
  for (const side of info.sides) {
    const fits = side.players === seats && holds(info, options, side.options, ["game", "rule"]);
    if (fits && !found.has(side.id)) found.set(side.id, side);
  }
  return [...found.values()];
}

/** What a seat plays, as far as it is settled before the game. */
export const sideOf = (info: GameInfo, seats: number, options: Options, seat: number) =>
  info.sides.find(
    (side) =>
      side.players === seats &&
      side.seat === seat &&
      holds(info, options, side.options, ["game", "rule", "sides"]),
  );

/** The side that is mine, if the rules tell seats apart. */
export function mySide(info: GameInfo, setup: Setup): SideInfo | undefined {
  const sides = sidesAt(info, setup);
  return sides.find(({ id }) => id === setup.side) ?? sides[0];
}

/** A setup with something else chosen; a side that is gone gives way to the one in its place. */
export function change(info: GameInfo, setup: Setup, what: Partial<Setup>): Setup {
  const next = { ...setup, ...what };
  const place = sidesAt(info, setup).findIndex(({ id }) => id === mySide(info, setup)?.id);
  const sides = sidesAt(info, next);
  if (sides.length === 0 || sides.some(({ id }) => id === next.side)) return next;
  return { ...next, side: (sides[place] ?? sides[0]!).id };
}

/** The seats and options of the table that was chosen. */
export function wishOf(
  info: GameInfo,
  setup: Setup,
): { seats: NewSeat[]; options: Options; manners?: Manners } {
  const side = mySide(info, setup);
  const mine = side?.seat ?? 0;
  const options: Options = {};
  for (const option of optionsAt(info, setup.seats)) {
    const settled = option.purpose === "sides" ? side?.options[option.id] : undefined;
    options[option.id] = settled ?? valueOf(option, setup.options);
  }
  const seats = Array.from({ length: setup.seats }, (_, seat): NewSeat => {
    if (seat === mine) return { kind: "me" };
    return { kind: "bot", bot: setup.bots[seat < mine ? seat : seat - 1]! };
  });
  return { seats, options, ...(setup.practice ? { manners: { practice: true } } : {}) };
}

/** What was agreed, for a rated table: it has a clock, or nobody would have to lose. */
export const timed = (manners: Manners = {}): Manners =>
  (manners.clock ?? "none") === "none" ? { ...manners, clock: "days" } : manners;

/** The seats of the opponents, in the order of `Setup.bots`. */
export const opponents = (info: GameInfo, setup: Setup): number[] =>
  wishOf(info, setup).seats.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : []));

// -- the last choice

const keyOf = (game: string) => `tafelrunde.setup.${game}`;

/** Whatever still fits of something that was stored once, perhaps by another version. */
export function fitting(info: GameInfo, told: unknown): Setup {
  const usual = usualSetup(info);
  if (typeof told !== "object" || told === null) return usual;
  const { seats, side, bots, options, practice } = told as Record<string, unknown>;
  const [min, max] = info.players;
  const fits = Number.isInteger(seats) && min <= (seats as number) && (seats as number) <= max;
  const levels: unknown[] = Array.isArray(bots) ? bots : [];
  const values = new Map(
    typeof options === "object" && options !== null ? Object.entries(options) : [],
  );
  const known = info.options.filter(({ id, values: all }) => all.includes(values.get(id)));
  return {
    seats: fits ? (seats as number) : usual.seats,
    side: info.sides.some(({ id }) => id === side) ? (side as string) : "",
    bots: usual.bots.map((bot, i) => info.bots.find((level) => level === levels[i]) ?? bot),
    ...(practice === true ? { practice } : {}),
    options: Object.fromEntries(known.map(({ id }) => [id, values.get(id) as OptionValue])),
  };
}

/** The last choice in this game, or good defaults. */
export function lastSetup(info: GameInfo): Setup {
  try {
    return fitting(info, JSON.parse(localStorage.getItem(keyOf(info.id)) ?? "null"));
  } catch {
    return usualSetup(info); // no storage, or something else is stored there
  }
}

export function remember(info: GameInfo, setup: Setup): void {
  try {
    localStorage.setItem(keyOf(info.id), JSON.stringify(setup));
  } catch {
    // storage may be switched off; then nothing is remembered
  }
}
