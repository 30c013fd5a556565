import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gameRules, games } from "../catalogue";
import { Failure, useAttempt } from "../home/attempt";
import type { Speaker } from "../texts";
import { t } from "../texts";
import type { ChapterInfo, RuleInfo } from "../wire";
import { Dialog } from "./dialog";
import { Icon } from "./icons";
import { later } from "./later";

const Book = later(async () => (await import("../learn/book-view")).Book);

/** The rule that is open, "" for the whole book, or null for none. */
export const openRule = signal<string | null>(null);

/** A rule's number as a superscript that opens our wording; a quiet one is no tab stop. */
export function RuleRef({ rule, quiet = false }: { rule: string; quiet?: boolean }) {
  return (
    <button
      type="button"
      class="rule-ref"
      tabIndex={quiet ? -1 : 0}
      aria-label={t("rule", { rule })}
      onClick={() => (openRule.value = rule)}
    >
      {rule}
    </button>
  );
}

/**
 * A button that opens the rule of a question (`prompt:…`) or of a thing (`card:18`): its own, or
 * that of its kind. Which one it is stands in the rule book, which is fetched when it is wanted.
 */
export function TopicRule({ game, topic }: { game: string; topic: string }) {
  const open = async () => {
    const book = await gameRules(game).catch(() => []);
    const rules = book.flatMap((chapter) => chapter.rules);
    const about = (one: string) => rules.find(({ topics }) => topics.includes(one));
    openRule.value = (about(topic) ?? about(topic.slice(0, topic.indexOf(":"))))?.id ?? "";
  };
  return (
    <button type="button" class="button quiet" data-tool="topic-rule" onClick={() => void open()}>
      <Icon name="book" />
      {t("rule-topic")}
    </button>
  );
}

/** What follows a rule, for example a button to try it. */
export type RuleFoot = (rule: RuleInfo) => preact.ComponentChildren;

function RuleText(props: { rule: RuleInfo; speaker: Speaker; current: boolean; foot?: RuleFoot }) {
  const { rule, speaker, current, foot } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) ref.current?.scrollIntoView({ block: "center" });
  }, [current]);
  return (
    <div ref={ref} class={`rule-text ${current ? "current" : ""}`} data-rule={rule.id}>
      <p>
        <b>{rule.id}</b>{" "}
        <span class="quiet-words">
          {speaker.has(`source-${rule.source}`) ? speaker.text(`source-${rule.source}`) : ""}
        </span>
      </p>
      <p>{rule[speaker.language]}</p>
      {foot?.(rule)}
    </div>
  );
}

function coreRule(id: string, speaker: Speaker): RuleInfo {
  const key = `core-rule-${id.replace("CORE-", "")}`;
  const words = speaker.has(key) ? speaker.text(key) : t("rule-unknown");
  return { id, source: "", de: words, en: words, topics: [] };
}

/** Rules under their headings; `prefix` makes the headings places to go to. */
export function Chapters(props: {
  chapters: ChapterInfo[];
  speaker: Speaker;
  id: string;
  prefix: string;
  foot?: RuleFoot;
}) {
  const { chapters, speaker, id, prefix, foot } = props;
  return (
    <div class="rule-list">
      {chapters.map((c) => (
        <section>
          <h3 id={`${prefix}-${c.rules[0]?.id}`} tabIndex={-1}>
            {c[speaker.language]}
          </h3>
          {c.rules.map((rule) => (
            <RuleText rule={rule} speaker={speaker} current={rule.id === id} foot={foot} />
          ))}
        </section>
      ))}
    </div>
  );
}

/** One rule with its chapter; a rule of the table has none. */
function OneRule({ id, book, speaker }: { id: string; book: ChapterInfo[]; speaker: Speaker }) {
  const chapter = book.find((c) => c.rules.some((rule) => rule.id === id));
  return chapter ? (
    <Chapters chapters={[chapter]} speaker={speaker} id={id} prefix="rule" />
  ) : (
    <RuleText rule={coreRule(id, speaker)} speaker={speaker} current />
  );
}

/** Our wording of the rule behind a refusal, opened in place. */
export function RuleHere({ id, speaker }: { id: string; speaker: Speaker }) {
  const book = useSignal<ChapterInfo[] | null>(null);
  const load = async () => {
    book.value = await gameRules(speaker.info.id).catch(() => []);
  };
  const rule =
    book.value?.flatMap(({ rules }) => rules).find((one) => one.id === id) ??
    (book.value && coreRule(id, speaker));
  return (
    <details class="rule-here" onToggle={() => void load()}>
      <summary>{t("rule-here")}</summary>
      {rule && <p>{rule[speaker.language]}</p>}
    </details>
  );
}

function OpenRules({ id, speaker, title }: { id: string; speaker: Speaker; title: string }) {
  const book = useSignal<ChapterInfo[] | null>(null);
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      book.value = await gameRules(speaker.info.id);
    });
  useEffect(() => void load(), []);
  return (
    <Dialog
      title={id === "" ? t("rules-of", { game: title }) : t("rule", { rule: id })}
      onClose={() => (openRule.value = null)}
    >
      <Failure error={error} again={() => void load()} />
      {book.value && id === "" && <Book book={book.value} speaker={speaker} />}
      {book.value && id !== "" && <OneRule id={id} book={book.value} speaker={speaker} />}
      {!book.value && !error && <p class="loading">{t("loading")}</p>}
      <footer>
        {id !== "" && (
          <button type="button" class="button" onClick={() => (openRule.value = "")}>
            {t("rules-of", { game: title })}
          </button>
        )}
        {games.value?.some((game) => game.id === speaker.info.id && game.lesson) && (
          <a class="button quiet" href={`/learn/${speaker.info.id}`} target="_blank">
            {t("learn-game")}
          </a>
        )}
      </footer>
    </Dialog>
  );
}

/** Our wording of what `openRule` names. */
export function RuleDialog({ speaker, title }: { speaker: Speaker; title: string }) {
  const id = openRule.value;
  return id === null ? null : <OpenRules id={id} speaker={speaker} title={title} />;
}
