import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { gameInfo, openTable } from "../catalogue";
import { guest } from "../guest";
import { Dialog } from "../parts/dialog";
import { letterOf } from "../parts/shield";
import { lang } from "../settings";
import { optionsAt, sideOf, timed, usualBot } from "../setup";
import { Speaker, t } from "../texts";
import { MannersPicks } from "./manners";
import {
  MOST_NAME,
  type GameInfo,
  type GameSummary,
  type Manners,
  type NewSeat,
  type Options,
  type SideInfo,
} from "../wire";
import { Failure, useAttempt } from "./attempt";
import { HouseRules, LevelSelect, OptionPicks, RatedCheck, SeatMark } from "./choosing";

function SeatRow(props: {
  index: number;
  seat: NewSeat;
  /** nobody before this seat is at this device */
  first: boolean;
  info: GameInfo;
  speaker: Speaker;
  /** what it plays, as far as that is settled */
  side: SideInfo | undefined;
  onChange: (seat: NewSeat) => void;
}) {
  const { index, seat, first, info, speaker, side, onChange } = props;
  const letter = letterOf(index);
  const changeKind = (kind: NewSeat["kind"]) =>
    onChange(kind === "bot" ? { kind, bot: usualBot(info.bots) } : { kind });
  return (
    <li class="seat-row">
      <SeatMark game={info.id} seat={index} side={side} />
      <select
        aria-label={t("seat-n", { n: letter })}
        value={seat.kind}
        onChange={(event) => changeKind(event.currentTarget.value as NewSeat["kind"])}
      >
        <option value="me">{first ? t("kind-me") : t("kind-hotseat")}</option>
        <option value="guest">{t("kind-guest")}</option>
        <option value="bot">{t("kind-bot")}</option>
      </select>
      {seat.kind === "bot" && (
        <LevelSelect
          label={`${t("seat-bot")}, ${t("seat-n", { n: letter })}`}
          value={seat.bot!}
          speaker={speaker}
          onChange={(bot) => onChange({ kind: "bot", bot })}
        />
      )}
      {seat.kind === "me" && (
        <input
          type="text"
          maxLength={MOST_NAME}
          aria-label={`${t("seat-name")}, ${t("seat-n", { n: letter })}`}
          placeholder={first ? (guest.value ?? t("name")) : t("seat-n", { n: letter })}
          value={seat.name ?? ""}
          onInput={(event) => {
            const name = event.currentTarget.value;
            onChange(name ? { kind: "me", name } : { kind: "me" });
          }}
        />
      )}
      {side && <span class="seat-side quiet-words">{side.title[lang.value]}</span>}
    </li>
  );
}

/** One more seat is like the last one: for another friend, or for another bot. */
function oneMore(seats: NewSeat[]): NewSeat {
  const last = seats.at(-1)!;
  return last.kind === "bot" ? { ...last } : { kind: "guest" };
}

/** Open a table: who sits where, which rules, and whether strangers may join. */
export function NewTable({ game, onClose }: { game: GameSummary; onClose: () => void }) {
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [seats, setSeats] = useState<NewSeat[]>([]);
  const [options, setOptions] = useState<Options>({});
  const [listed, setListed] = useState(false);
  const [manners, setManners] = useState<Manners>({});
  const [rated, setRated] = useState(false);
  const { error, busy, attempt } = useAttempt();
  const [min, max] = game.players;
  useEffect(() => {
    void attempt(async () => {
      setInfo(await gameInfo(game.id));
      const others = Array.from({ length: Math.max(min, 2) - 1 }, (): NewSeat => ({
        kind: "guest",
      }));
      setSeats([{ kind: "me" }, ...others]);
    });
  }, []);
  const speaker = info && new Speaker(lang.value, info, []);
  const mayBeRated =
    seats.length > 1 &&
    seats.filter(({ kind }) => kind === "me").length < 2 &&
    seats.some(({ kind }) => kind !== "bot");
  const rate = (wanted: boolean) => {
    setRated(wanted);
    if (wanted) setManners(timed(manners));
  };
  const start = () =>
    attempt(async () => {
      const mine = seats.find(({ kind }) => kind === "me")?.name?.trim();
      if (mine) guest.value = (await api.rename(mine)).name;
      const known = optionsAt(info!, seats.length).filter(({ id }) => options[id] !== undefined);
      const counting = Object.fromEntries(known.map(({ id }) => [id, options[id]!]));
      await openTable({
        game: game.id,
        options: counting,
        seats,
        open: listed,
        manners: rated && mayBeRated ? timed(manners) : manners,
        rated: rated && mayBeRated,
      });
    });
  return (
    <Dialog title={t("new-table", { game: game.title[lang.value] })} onClose={onClose}>
      {info && speaker && (
        <form
          class="new-table"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <h3>{t("seats")}</h3>
          <ul class="seat-rows">
            {seats.map((seat, i) => (
              <SeatRow
                index={i}
                seat={seat}
                first={!seats.slice(0, i).some(({ kind }) => kind === "me")}
                info={info}
                speaker={speaker}
                side={sideOf(info, seats.length, options, i)}
                onChange={(changed) => setSeats(seats.map((s, j) => (j === i ? changed : s)))}
              />
            ))}
          </ul>
          {min < max && (
            <div class="seat-count">
              <button
                type="button"
                class="button quiet"
                disabled={seats.length >= max}
                onClick={() => setSeats([...seats, oneMore(seats)])}
              >
                {t("add-seat")}
              </button>
              <button
                type="button"
                class="button quiet"
                disabled={seats.length <= min}
                onClick={() => setSeats(seats.slice(0, -1))}
              >
                {t("remove-seat")}
              </button>
            </div>
          )}
          <OptionPicks
            speaker={speaker}
            seats={seats.length}
            purposes={["game", "sides"]}
            options={options}
            onChange={setOptions}
          />
          <HouseRules
            speaker={speaker}
            seats={seats.length}
            options={options}
            onChange={setOptions}
          />
          <MannersPicks
            manners={manners}
            people={seats.some(({ kind }) => kind !== "bot")}
            bots={seats.some(({ kind }) => kind === "bot")}
            onChange={setManners}
          />
          <label class="check">
            <input
              type="checkbox"
              checked={listed}
              onChange={(event) => setListed(event.currentTarget.checked)}
            />
            {t("listed")}
          </label>
          {mayBeRated && <RatedCheck rated={rated} onChange={rate} />}
          {seats.some((seat) => seat.kind === "guest") && (
            <p class="quiet-words">{t("invite-later")}</p>
          )}
          {seats.every((seat) => seat.kind === "bot") && (
            <p class="quiet-words">{t("bots-only")}</p>
          )}
          <Failure error={error} />
          <footer>
            <button type="button" class="button quiet" onClick={onClose}>
              {t("cancel")}
            </button>
            <button type="submit" class="button primary" data-tool="start-table" disabled={busy}>
              {t("start-table")}
            </button>
          </footer>
        </form>
      )}
      {!info && <Failure error={error} />}
    </Dialog>
  );
}
