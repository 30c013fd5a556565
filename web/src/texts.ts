import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { lang } from "./settings";
import type {
  Action,
  GameInfo,
  Lang,
  OptionValue,
  Params,
  Reasoned,
  Refusal,
  LoggedEvent,
  Value,
} from "./wire";

const DIE_FACES = "⚀⚁⚂⚃⚄⚅";

/** A die as a character; the chronicle shows a small picture instead. */
export const dieSign = (face: number) => DIE_FACES[face - 1] ?? String(face);

/** Text cut at its dice: each face (0 for none) with the words or punctuation after it. */
export function splitDice(text: string): [face: number, after: string][] {
  const parts: [number, string][] = [];
  for (const part of text.split(/([⚀-⚅][.,;:]?)/u)) {
    const face = DIE_FACES.indexOf(part[0] ?? " ") + 1;
    if (part !== "") parts.push(face > 0 ? [face, part.slice(1)] : [0, part]);
  }
  return parts;
}

function bundleOf(language: Lang, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

function format(bundle: FluentBundle, id: string, params: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const errors: Error[] = [];
  return bundle.formatPattern(message.value, params, errors);
}

type Source = () => Promise<{ default: string }>;

const LANGUAGES = ["de", "en"] as const;
const ours = Object.fromEntries(
  LANGUAGES.map((language) => [language, bundleOf(language)]),
) as Record<Lang, FluentBundle>;
const known: Record<Lang, Source>[] = [];
const coming = new Map<Source, Promise<void>>();

/** The texts of all parts of the program that are loaded, in one more language. */
export async function load(language: Lang): Promise<void> {
  await Promise.all(
    known.map((texts) => {
      const source = texts[language];
      let done = coming.get(source);
      if (!done) {
        done = source().then(({ default: text }) => {
          ours[language].addResource(new FluentResource(text), { allowOverrides: true });
        });
        done.catch(() => coming.delete(source));
        coming.set(source, done);
      }
      return done;
    }),
  );
}

/** Add the texts of a part of the program, in the chosen language. */
export function extend(texts: Record<Lang, Source>): Promise<void> {
  known.push(texts);
  return load(lang.value);
}

await extend({
  de: () => import("./text/de.ftl?raw"),
  en: () => import("./text/en.ftl?raw"),
});

/** A text of the browser's own catalogue in the chosen language. */
export function t(id: string, params: Record<string, FluentVariable> = {}): string {
  return format(ours[lang.value], id, params);
}

const lists = {
  de: new Intl.ListFormat("de", { type: "conjunction" }),
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
};

export const listOf = (parts: string[], language: Lang = lang.value) =>
  lists[language].format(parts);

/**
 * Says what happens at one table: events, refusals, prompts and names in one language.
 * The conventions are those of tafelrunde.texts, which reads the same catalogues.
 */
export class Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Lang,
    readonly info: GameInfo,
    private readonly names: string[],
    more = "",
  ) {
    this.bundle = bundleOf(language, info.texts[language] ?? "", more);
  }

  seat(seat: number): string {
    return this.names[seat] ?? t("somebody");
  }

  /** The name of an element such as "card:18". */
  element(element: string): string {
    const entry = this.info.lexicon[element];
    return entry ? entry[this.language] : element.slice(element.indexOf(":") + 1);
  }

  /** One of the best choices: its chance, and its reasons or that it is equal to the first. */
  advised(one: Reasoned, first: boolean): string {
    const told = { percent: Math.round(100 * one.chance), action: this.action(one.action) };
    if (one.equal && !first) return format(this.bundle, "advice-equal", told);
    if (one.terms.length === 0) return format(this.bundle, "advice-line", told);
    const shown = (n: number) => n.toFixed(1).replace(".", this.language === "de" ? "," : ".");
    const reasons = one.terms.map(([key, element, value, other]) =>
      format(this.bundle, `term-${key}`, {
        value: shown(value),
        other: shown(other),
        percent: Math.round(100 * value),
        "percent-other": Math.round(100 * other),
        element: this.element(element),
      }),
    );
    return format(this.bundle, "advice-why", { ...told, reasons: reasons.join(", ") });
  }

  /** Our wording on a card or piece, or nothing. */
  wording(element: string): string {
    const entry = this.info.lexicon[element];
    return entry ? entry[`text_${this.language}`] : "";
  }

  private one(kind: string, value: number | string): number | string {
    if (typeof value === "string" || kind === "" || kind === "tally") return value;
    if (kind === "seat") return this.seat(value);
    if (kind === "die") return dieSign(value);
    // A thing without a name of its own is a number, which plurals can count.
    const element = `${kind}:${value}`;
    return this.info.lexicon[element] ? this.element(element) : value;
  }

  private value(name: string, value: Value): number | string {
    const kind = this.info.params[name] ?? "";
    if (!Array.isArray(value)) return this.one(kind, value);
    if (kind === "tally") {
      const told = value.map((n, seat) => (n < 0 ? "" : `${this.seat(seat)} ${n}`));
      return told.filter(Boolean).join(", ");
    }
    const parts = value.map((x) => String(this.one(kind, x)));
    return kind === "die" ? parts.join(" ") : this.listed(parts);
  }

  private spoken(params: Params): Record<string, FluentVariable> {
    const out: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      out[name] = this.value(name, value);
      if (Array.isArray(value)) out[`${name}_count`] = value.length;
    }
    return out;
  }

  private listed(parts: string[]): string {
    return listOf(parts, this.language);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The sentence that goes with a name, such as how a bot plays, or nothing. */
  about(id: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes["about"];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  /** A message, or with a dot in its name an attribute of one. */
  line(id: string): string {
    const [message, attribute] = id.split(".") as [string, string | undefined];
    if (attribute === undefined) return this.text(message);
    const pattern = this.bundle.getMessage(message)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : id;
  }

  /** A message of the game, or one that came with a part of its page. */
  text(id: string, params: Params = {}): string {
    const bundle = this.has(id) ? this.bundle : ours[this.language];
    return format(bundle, id, this.spoken(params));
  }

  event([, key, params]: LoggedEvent): string {
    return this.text(`event-${key}`, params);
  }

  /** The same in a few words, where the board's texts have them. */
  chip([, key, params]: LoggedEvent): string {
    return this.has(`chip-${key}`)
      ? this.text(`chip-${key}`, params)
      : this.text(`event-${key}`, params);
  }

  refusal([, key, params]: Refusal): string {
    return this.text(`refusal-${key}`, params);
  }

  /** A button's label; a second argument of the same kind is called card2. */
  action([verb, args]: Action): string {
    const given: Record<string, FluentVariable> = {};
    const count: Record<string, number> = {};
    (this.info.verbs[verb] ?? []).forEach((kind, i) => {
      const n = (count[kind] = (count[kind] ?? 0) + 1);
      given[n > 1 ? `${kind}${n}` : kind] = this.one(this.info.params[kind] ?? kind, args[i]!);
    });
    return format(this.bundle, `verb-${verb}`, given);
  }

  prompt(key: string, about: Params): string {
    return this.text(`prompt-${key}`, about);
  }

  waiting(key: string, seats: number[], about: Params): string {
    const seat = this.listed(seats.map((s) => this.seat(s)));
    return format(this.bundle, `waiting-${key}`, { ...this.spoken(about), seat });
  }

  scene(key: string, params: Params): string {
    return this.text(`scene-${key}`, params);
  }

  /** The name of a fact and its value. */
  fact(key: string, value: Value): [name: string, value: string] {
    const name = this.text(`fact-${key}`);
    const pattern = this.bundle.getMessage(`fact-${key}`)?.attributes["value"];
    if (Array.isArray(value) && pattern) {
      const parts = Object.fromEntries(value.map((n, i) => [`v${i + 1}`, n]));
      return [name, this.bundle.formatPattern(pattern, parts, [])];
    }
    return [name, String(this.value(key, value))];
  }

  /** The name of a variant, of one of its values, and what that value means. */
  option(id: string, value: OptionValue): [name: string, value: string, about: string] {
    const key = `option-${id}-${String(value).toLowerCase()}`;
    return [this.text(`option-${id}`), this.text(key), this.about(key)];
  }

  /** The name of a bot's level. */
  bot(level: string): string {
    return this.has(`bot-${level}`) ? this.text(`bot-${level}`) : level;
  }
}
