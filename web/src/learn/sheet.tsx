import { Failure } from "../home/attempt";
import { lang } from "../settings";
import { t } from "../texts";
import type { GameInfo } from "../wire";
import { LearnFrame } from "./frame";
import { useLearning } from "./load";
import { teacher } from "./words";

/** The named things of a game that have a wording, by kind. */
function kindsOf({ lexicon }: GameInfo): [kind: string, elements: string[]][] {
  const kinds = new Map<string, string[]>();
  for (const [element, entry] of Object.entries(lexicon)) {
    if (entry[`text_${lang.value}`] === "") continue;
    const kind = element.slice(0, element.indexOf(":"));
    kinds.set(kind, [...(kinds.get(kind) ?? []), element]);
  }
  return [...kinds];
}

/** A reference sheet of two columns, for a printer: a turn, points, and what is written on things. */
export function SheetPage({ game }: { game: string }) {
  const { info, learning, error, load } = useLearning(game);
  const words = info && learning ? teacher(info, learning) : null;
  return (
    <LearnFrame game={game} page="sheet">
      <Failure error={error} again={() => void load()} />
      {!words && !error && <p class="loading">{t("loading")}</p>}
      {words && (
        <>
          <p class="learn-buttons no-print">
            <button type="button" class="button primary" data-tool="print" onClick={() => print()}>
              {t("sheet-print")}
            </button>
          </p>
          <section class="panel sheet reference">
            <div>
              <h2>{t("learn-win")}</h2>
              <p>{words.line("learn-win")}</p>
            </div>
            <div>
              <h2>{t("learn-turn")}</h2>
              <ol>
                {[1, 2, 3, 4, 5].map((number) => (
                  <li>{words.line(`learn-turn-${number}`)}</li>
                ))}
              </ol>
            </div>
            {(["points", "hidden"] as const).map((part) => (
              <div>
                <h2>{t(`learn-${part}`)}</h2>
                <p>{words.line(`learn-${part}`)}</p>
              </div>
            ))}
            {kindsOf(info!).map(([kind, elements]) => (
              <dl>
                {elements.map((element) => (
                  <div key={`${kind}${element}`}>
                    <dt>{words.element(element)}</dt>
                    <dd>{words.wording(element)}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </section>
        </>
      )}
    </LearnFrame>
  );
}
