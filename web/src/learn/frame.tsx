import { useEffect } from "preact/hooks";
import { games, titles } from "../catalogue";
import { emblemOf } from "../games/board";
import { Icon } from "../parts/icons";
import { SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { t } from "../texts";
import "./texts";
import "../styles/learn.css";

/** The frame of the pages from which one learns a game: its name, and the way to the others. */
export function LearnFrame(props: {
  game: string;
  page: "learn" | "rules" | "sheet";
  children: preact.ComponentChildren;
}) {
  const { game, page, children } = props;
  const title = titles(game);
  useEffect(() => {
    document.title = `${t(`learn-tab-${page}`)} · ${title}`;
  });
  const Emblem = emblemOf(game);
  const about = games.value?.find(({ id }) => id === game);
  const taught = about?.lesson ?? true;
  const tab = (name: typeof page | "puzzles", path: string) => (
    <a
      class="button quiet"
      href={path}
      onClick={follow}
      aria-current={name === page ? "page" : undefined}
    >
      {t(`learn-tab-${name}`)}
    </a>
  );
  return (
    <div class="home learn">
      <a class="skip" href="#content">
        {t("skip")}
      </a>
      <header class="home-head">
        <div>
          {Emblem && (
            <span class="learn-emblem" aria-hidden="true">
              <Emblem />
            </span>
          )}
          <h1>{title}</h1>
        </div>
        <div class="home-tools">
          <a class="button quiet icon" href="/" onClick={follow} aria-label={t("back-home")}>
            <Icon name="home" />
          </a>
          <SettingsButton />
        </div>
      </header>
      <nav class="learn-tabs" aria-label={t("menu")}>
        {taught && tab("learn", `/learn/${game}`)}
        {tab("rules", `/rules/${game}`)}
        {taught && tab("sheet", `/learn/${game}/sheet`)}
        {about?.puzzles && tab("puzzles", `/puzzles/${game}`)}
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
