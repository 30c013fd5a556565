import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { gameInfo, titles } from "../catalogue";
import { Icon } from "../parts/icons";
import { follow } from "../router";
import { lang } from "../settings";
import { Speaker, t } from "../texts";
import type { GameInfo, Leaders, Profile, Tally } from "../wire";
import { when } from "./returning";

/** What the games call their bots and sides. */
type Infos = Record<string, GameInfo>;

/** What a side is called; nothing where a game counts by something that has no name. */
function sideName(infos: Infos, game: string, side: string): string {
  const found = infos[game]?.sides.find(({ id }) => id === side);
  return found ? found.title[lang.value] : "";
}

function botName(infos: Infos, game: string, bot: string): string {
  const info = infos[game];
  return info ? new Speaker(lang.value, info, []).bot(bot) : bot;
}

/** A participant of a result: a name, a bot as ":level", or a deleted guest. */
function personName(infos: Infos, game: string, name: string): string {
  if (name === "") return t("somebody");
  return name.startsWith(":") ? botName(infos, game, name.slice(1)) : name;
}

function Tallies(props: { title: string; rows: Tally[]; name: (row: Tally) => string }) {
  const { title, rows, name } = props;
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <table class="tally">
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{name(row)}</th>
              <td class="quiet-words">{titles(row.game)}</td>
              <td>{t("won-of", { won: row.won, games: row.games })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The rated games of this person. */
function Mine({ profile, infos }: { profile: Profile; infos: Infos }) {
  return (
    <section class="panel sheet" aria-labelledby="my-ratings">
      <h2 id="my-ratings">{t("my-ratings")}</h2>
      {profile.ratings.length === 0 && <p class="quiet-words">{t("ratings-none")}</p>}
      <ul class="me-lines">
        {profile.ratings.map((one) => (
          <li data-rating={one.game}>
            <span>
              <b>{titles(one.game)}</b>
              <span class="quiet-words">
                {t("rated-players", { players: one.players, games: one.games })}
              </span>
            </span>
            <span class="points" title={t("points-spread", { spread: one.spread })}>
              {one.points}
              {one.provisional && <small>{t("provisional")}</small>}
            </span>
          </li>
        ))}
      </ul>
      <Tallies
        title={t("by-opponent")}
        rows={profile.opponents}
        name={({ game, what }) => personName(infos, game, what)}
      />
      <Tallies
        title={t("by-side")}
        rows={profile.sides.filter(({ game, what }) => sideName(infos, game, what))}
        name={({ game, what }) => sideName(infos, game, what)}
      />
      <Tallies title={t("by-opening")} rows={profile.openings} name={({ what }) => what} />
      {profile.games.length > 0 && (
        <details class="fold">
          <summary>{t("rated-games")}</summary>
          <ul class="me-lines">
            {profile.games.map((one) => (
              <li key={one.table}>
                <span>
                  <b>{titles(one.game)}</b> {one.side && sideName(infos, one.game, one.side)}
                  <span class="quiet-words">
                    {when(one.at)} ·{" "}
                    {one.opponents.map((name) => personName(infos, one.game, name)).join(", ")}
                  </span>
                </span>
                <a href={`/table/${one.table}/replay`} onClick={follow}>
                  {t("place-n", { place: one.place })}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Everybody with a rating here, and the bots among them. */
function Boards({ boards, infos }: { boards: Leaders[]; infos: Infos }) {
  const chosen = useSignal(0);
  const board = boards[chosen.value];
  if (!board) return null;
  return (
    <section class="panel sheet" aria-labelledby="leaders">
      <h2 id="leaders">{t("leaders")}</h2>
      <select
        aria-label={t("games")}
        value={chosen.value}
        onChange={(event) => (chosen.value = Number(event.currentTarget.value))}
      >
        {boards.map(({ game, players }, i) => (
          <option value={i}>{t("board-of", { game: titles(game), players })}</option>
        ))}
      </select>
      <ol class="leaders">
        {board.people.map((one) => (
          <li class={one.mine ? "mine" : one.bot ? "bot" : ""}>
            <span>
              {one.bot ? botName(infos, board.game, one.bot) : (one.name ?? t("somebody"))}
              {one.bot && <Icon name="bot" />}
              {one.bot && !one.measured && <small>{t("not-measured")}</small>}
              {one.provisional && <small>{t("provisional")}</small>}
            </span>
            <b>{one.points}</b>
          </li>
        ))}
      </ol>
      <p class="quiet-words">{t("leaders-about")}</p>
    </section>
  );
}

export function Ratings() {
  const profile = useSignal<Profile | null>(null);
  const boards = useSignal<Leaders[]>([]);
  const infos = useSignal<Infos>({});
  useEffect(() => {
    const load = async () => {
      const [mine, all] = await Promise.all([api.profile(lang.value), api.leaders()]);
      const games = [...new Set([...mine.games, ...all].map(({ game }) => game))];
      const found = await Promise.all(games.map((game) => gameInfo(game)));
      infos.value = Object.fromEntries(found.map((info) => [info.id, info]));
      profile.value = mine;
      boards.value = all;
    };
    load().catch(() => undefined); // the page about oneself is useful without them
  }, [lang.value]);
  if (!profile.value) return null;
  return (
    <>
      <Mine profile={profile.value} infos={infos.value} />
      <Boards boards={boards.value} infos={infos.value} />
    </>
  );
}
