import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gameRules } from "../catalogue";
import { Failure, useAttempt } from "../home/attempt";
import type { Speaker } from "../texts";
import { t } from "../texts";
import type { ChapterInfo, RuleInfo } from "../wire";
import { Dialog } from "./dialog";

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

function RuleText(props: { rule: RuleInfo; speaker: Speaker; current: boolean }) {
  const { rule, speaker, current } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) ref.current?.scrollIntoView({ block: "center" });
  }, [current]);
  return (
    <div ref={ref} class={`rule-text ${current ? "current" : ""}`}>
      <p>
        <b>{rule.id}</b>{" "}
        <span class="quiet-words">
          {speaker.has(`source-${rule.source}`) ? speaker.text(`source-${rule.source}`) : ""}
        </span>
      </p>
      <p>{rule[speaker.language]}</p>
    </div>
  );
}

function coreRule(id: string, speaker: Speaker): RuleInfo {
  const key = `core-rule-${id.replace("CORE-", "")}`;
  const words = speaker.has(key) ? speaker.text(key) : t("rule-unknown");
  return { id, source: "", de: words, en: words };
}

/** One rule with its chapter, or all of them. */
function RuleList({ id, book, speaker }: { id: string; book: ChapterInfo[]; speaker: Speaker }) {
  const chapter = book.find((c) => c.rules.some((rule) => rule.id === id));
  const shown = id === "" ? book : chapter ? [chapter] : [];
  return (
    <div class="rule-list">
      {shown.map((c) => (
        <section>
          <h3>{c[speaker.language]}</h3>
          {c.rules.map((rule) => (
            <RuleText rule={rule} speaker={speaker} current={rule.id === id} />
          ))}
        </section>
      ))}
      {id !== "" && !chapter && <RuleText rule={coreRule(id, speaker)} speaker={speaker} current />}
    </div>
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
      {book.value && <RuleList id={id} book={book.value} speaker={speaker} />}
      {!book.value && !error && <p class="loading">{t("loading")}</p>}
      {id !== "" && (
        <footer>
          <button type="button" class="button" onClick={() => (openRule.value = "")}>
            {t("rules-of", { game: title })}
          </button>
        </footer>
      )}
    </Dialog>
  );
}

/** Our wording of what `openRule` names. */
export function RuleDialog({ speaker, title }: { speaker: Speaker; title: string }) {
  const id = openRule.value;
  return id === null ? null : <OpenRules id={id} speaker={speaker} title={title} />;
}
