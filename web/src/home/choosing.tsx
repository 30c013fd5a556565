// What the sheet of a game against bots and the form of a new table have in common.
import type { ComponentChildren } from "preact";

import { crestOf } from "../games/board";
import { Pick } from "../parts/pick";
import { SeatShield } from "../parts/shield";
import { changed, optionsAt, valueOf } from "../setup";
import { t, type Speaker } from "../texts";
import type { OptionInfo, Options, SideInfo } from "../wire";

/** The mark of a seat: the crest of its side where the game has one. */
export function SeatMark(props: { game: string; seat: number; side: SideInfo | undefined }) {
  const Crest = props.side && crestOf(props.game);
  if (!props.side || !Crest) return <SeatShield seat={props.seat} />;
  return (
    <svg class="crest" viewBox="0 0 48 48" aria-hidden="true">
      <Crest side={props.side.id} />
    </svg>
  );
}

/** The level of one bot. */
export function LevelSelect(props: {
  label: string;
  value: string;
  speaker: Speaker;
  onChange: (level: string) => void;
}) {
  return (
    <select
      aria-label={props.label}
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      {props.speaker.info.bots.map((bot) => (
        <option value={bot}>{props.speaker.bot(bot)}</option>
      ))}
    </select>
  );
}

interface OptionProps {
  speaker: Speaker;
  /** how many play: some options count only then */
  seats: number;
  options: Options;
  onChange: (options: Options) => void;
}

/** Options that matter before every game, each with all its values in sight. */
export function OptionPicks(props: OptionProps & { purposes: OptionInfo["purpose"][] }) {
  const { speaker, seats, options, onChange, purposes } = props;
  const shown = optionsAt(speaker.info, seats).filter(({ purpose }) => purposes.includes(purpose));
  return (
    <>
      {shown.map((option) => (
        <Pick
          key={option.id}
          legend={speaker.option(option.id, option.values[0]!)[0]}
          value={valueOf(option, options)}
          values={option.values.map((value) => {
            const [, label, about] = speaker.option(option.id, value);
            return { value, label, about };
          })}
          onChange={(value) => onChange({ ...options, [option.id]: value })}
        />
      ))}
    </>
  );
}

/** How the rules are read where people differ; folded, because hardly anybody asks. */
export function HouseRules(props: OptionProps & { children?: ComponentChildren }) {
  const { speaker, seats, options, onChange, children } = props;
  const rules = optionsAt(speaker.info, seats).filter(
    ({ purpose, values }) => purpose === "rule" && values.length > 1,
  );
  if (rules.length === 0 && !children) return null;
  const count = changed(rules, options);
  return (
    <details class="fold" data-fold="house-rules">
      <summary>
        {t(children ? "house-rules-and-kind" : "house-rules")}{" "}
        <span class={count ? "fold-count" : "quiet-words"}>
          {t("house-rules-changed", { count })}
        </span>
      </summary>
      <div class="options">
        {rules.map((option) => (
          <label class="field">
            <span>{speaker.option(option.id, option.values[0]!)[0]}</span>
            <select
              value={option.values.indexOf(valueOf(option, options))}
              onChange={(event) =>
                onChange({
                  ...options,
                  [option.id]: option.values[Number(event.currentTarget.value)]!,
                })
              }
            >
              {option.values.map((value, i) => (
                <option value={i}>{speaker.option(option.id, value)[1]}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {children}
    </details>
  );
}

/** Whether the result counts for the ratings. */
export function RatedCheck(props: {
  rated: boolean;
  /** against bots alone, where no clock can be chosen */
  alone?: boolean;
  onChange: (rated: boolean) => void;
}) {
  return (
    <label class="check">
      <input
        type="checkbox"
        data-tool="rated"
        checked={props.rated}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>
        {t("rated")} <span class="quiet-words">{t("rated-about")}</span>{" "}
        {props.alone && <span class="quiet-words">{t("rated-days")}</span>}
      </span>
    </label>
  );
}
