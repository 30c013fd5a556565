import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { gameInfo, openTable } from "../catalogue";
import { emblemOf } from "../games/board";
import { Dialog } from "../parts/dialog";
import { Pick } from "../parts/pick";
import { letterOf } from "../parts/shield";
import { lang } from "../settings";
import * as setups from "../setup";
import type { Setup } from "../setup";
import { Speaker, t } from "../texts";
import type { GameInfo, GameSummary } from "../wire";
import { Failure, useAttempt } from "./attempt";
import { Practice } from "./manners";
import { HouseRules, LevelSelect, OptionPicks, RatedCheck, SeatMark } from "./choosing";

interface Props {
  info: GameInfo;
  speaker: Speaker;
  setup: Setup;
  onChange: (what: Partial<Setup>) => void;
}

function SeatCount({ info, setup, onChange }: Props) {
  const [min, max] = info.players;
  if (min === max) return null;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <Pick
      legend={t("how-many-play")}
      value={setup.seats}
      values={counts.map((n) => ({ value: n, label: n === 1 ? t("alone") : String(n) }))}
      onChange={(seats) => onChange({ seats })}
    />
  );
}

function MySide({ info, setup, onChange }: Props) {
  const sides = setups.sidesAt(info, setup);
  if (sides.length < 2) return null;
  return (
    <Pick
      legend={t("my-side")}
      value={setups.mySide(info, setup)!.id}
      values={sides.map((side) => ({
        value: side.id,
        label: side.title[lang.value],
        picture: <SeatMark game={info.id} seat={side.seat} side={side} />,
      }))}
      onChange={(side) => onChange({ side })}
    />
  );
}

/** The level that would win about four games of ten, for whoever has a rating. */
function Fitting({ info, speaker, setup, onChange }: Props) {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    setFound(null);
    api.fitting(info.id, setup.seats).then(
      ({ bot }) => setFound(bot),
      () => undefined, // whoever is unknown here has no rating
    );
  }, [setup.seats]);
  if (found === null) return null;
  return (
    <button
      type="button"
      class="button quiet"
      data-tool="fitting"
      onClick={() => onChange({ bots: setup.bots.map(() => found) })}
    >
      {t("fitting", { level: speaker.bot(found) })}
    </button>
  );
}

/** One level for all opponents, or folded away one for each. */
function Levels({ info, speaker, setup, onChange }: Props) {
  const seats = setups.opponents(info, setup);
  if (seats.length === 0) return null;
  const { options } = setups.wishOf(info, setup);
  const levels = setup.bots.slice(0, seats.length);
  const same = levels.every((level) => level === levels[0]);
  const nameOf = (seat: number) =>
    setups.sideOf(info, setup.seats, options, seat)?.title[lang.value] ??
    t("seat-n", { n: letterOf(seat) });
  return (
    <div class="levels">
      <Pick
        list
        legend={t("opponents", { count: seats.length })}
        value={same ? levels[0]! : null}
        values={info.bots.map((bot) => ({
          value: bot,
          label: speaker.bot(bot),
          about: speaker.about(`bot-${bot}`),
        }))}
        onChange={(level) => onChange({ bots: setup.bots.map(() => level) })}
      />
      <Fitting info={info} speaker={speaker} setup={setup} onChange={onChange} />
      {seats.length > 1 && (
        <details class="fold" data-fold="each-opponent" open={!same}>
          <summary>
            {t("each-opponent")}
            {!same && <span class="fold-count">{t("levels-differ")}</span>}
          </summary>
          <ul class="seat-rows">
            {seats.map((seat, i) => (
              <li class="seat-row">
                <SeatMark
                  game={info.id}
                  seat={seat}
                  side={setups.sideOf(info, setup.seats, options, seat)}
                />
                <span>{nameOf(seat)}</span>
                <LevelSelect
                  label={`${t("seat-bot")}, ${nameOf(seat)}`}
                  value={levels[i]!}
                  speaker={speaker}
                  onChange={(level) =>
                    onChange({ bots: setup.bots.map((bot, j) => (j === i ? level : bot)) })
                  }
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Form({ info, alone }: { info: GameInfo; alone: boolean }) {
  const [setup, setSetup] = useState(() => {
    const last = setups.lastSetup(info);
    return alone ? setups.change(info, last, { seats: 1 }) : last;
  });
  const { error, busy, attempt } = useAttempt();
  const [rated, setRated] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current!.focus(), []);
  const onChange = (what: Partial<Setup>) => setSetup(setups.change(info, setup, what));
  const speaker = useMemo(() => new Speaker(lang.value, info, []), [lang.value, info]);
  const props: Props = { info, speaker, setup, onChange };
  const rules = { ...props, seats: setup.seats, options: setup.options };
  const choose = (options: Setup["options"]) => onChange({ options });
  const play = () =>
    attempt(async () => {
      const wish = setups.wishOf(info, setup);
      const manners = rated ? setups.timed(wish.manners) : wish.manners;
      await openTable({ game: info.id, ...wish, ...(manners && { manners }), open: false, rated });
      setups.remember(info, setup);
    });
  return (
    <form
      class="play-form"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <div class="play-what">
        <SeatCount {...props} />
        <OptionPicks {...rules} purposes={["game"]} onChange={choose} />
        <MySide {...props} />
      </div>
      <Levels {...props} />
      <HouseRules {...rules} onChange={choose}>
        <Practice value={setup.practice ?? false} onChange={(practice) => onChange({ practice })} />
        {setup.seats > 1 && <RatedCheck rated={rated} alone onChange={setRated} />}
      </HouseRules>
      <Failure error={error} />
      <footer>
        <button ref={button} class="button primary large" data-tool="play" disabled={busy}>
          {t("play")}
        </button>
      </footer>
    </form>
  );
}

/** Before a game against bots: what matters, with good defaults; one press from playing. */
export function PlaySheet(props: { game: GameSummary; alone: boolean; onClose: () => void }) {
  const { game, alone, onClose } = props;
  const [info, setInfo] = useState<GameInfo | null>(null);
  const { error, attempt } = useAttempt();
  const load = () => attempt(async () => setInfo(await gameInfo(game.id)));
  useEffect(() => void load(), []);
  const Emblem = emblemOf(game.id);
  return (
    <Dialog
      class="play-sheet"
      title={game.title[lang.value]}
      picture={
        Emblem && (
          <span class="play-emblem" aria-hidden="true">
            <Emblem />
          </span>
        )
      }
      onClose={onClose}
    >
      {info && <Form info={info} alone={alone} />}
      {!info && !error && <p class="loading">{t("loading")}</p>}
      <Failure error={error} again={() => void load()} />
    </Dialog>
  );
}
