import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import { Chapters, type RuleFoot } from "../parts/rules";
import { t, type Speaker } from "../texts";
import type { ChapterInfo } from "../wire";
import { findRules, findThings, readSynonyms } from "./search";
import "./texts";

/** The whole rule book: contents, search, and every rule in our words. */
export function Book(props: {
  book: ChapterInfo[];
  speaker: Speaker;
  id?: string;
  foot?: RuleFoot;
}) {
  const { book, speaker, id = "", foot } = props;
  const query = useSignal("");
  const prefix = useId();
  const { language } = speaker;
  const synonyms = readSynonyms(t("book-synonyms"));
  const found = findRules(book, query.value, language, synonyms);
  const things = findThings(speaker.info, query.value, language, synonyms);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const show = (rule: string) => () => {
    const head = document.getElementById(`${prefix}-${rule}`);
    head?.scrollIntoView({ block: "start" });
    head?.focus({ preventScroll: true });
  };
  return (
    <div class="book">
      <search>
        <label class="field">
          <span>{t("book-search")}</span>
          <input
            type="search"
            maxLength={80}
            value={query.value}
            onInput={(event) => (query.value = event.currentTarget.value)}
          />
        </label>
        <p class="quiet-words" role="status">
          {query.value.trim() !== "" && t("book-found", { count: count + things.length })}
        </p>
      </search>
      {query.value.trim() === "" && (
        <details class="book-contents" open={book.length <= 14}>
          <summary>{t("book-contents")}</summary>
          <ol>
            {book
              .filter(({ rules }) => rules.length > 0)
              .map((c) => (
                <li>
                  <button type="button" class="link" onClick={show(c.rules[0]!.id)}>
                    {c[language]}
                  </button>{" "}
                  <span class="quiet-words">
                    {c.rules[0]!.id} – {c.rules.at(-1)!.id}
                  </span>
                </li>
              ))}
          </ol>
        </details>
      )}
      {things.length > 0 && (
        <section class="rule-list">
          <h3>{t("book-things")}</h3>
          {things.map((entry) => (
            <div class="rule-text">
              <p>
                <b>{entry[language]}</b>
              </p>
              <p>{entry[`text_${language}`]}</p>
            </div>
          ))}
        </section>
      )}
      <Chapters chapters={found} speaker={speaker} id={id} prefix={prefix} foot={foot} />
    </div>
  );
}
