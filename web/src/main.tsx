import { render } from "preact";
import { watchInbox } from "./inbox";
import { later } from "./parts/later";
import { HeraldicPatterns } from "./parts/shield";
import { SettingsDialog } from "./parts/settings";
import { follow, route } from "./router";
import { applySettings } from "./settings";
import { t } from "./texts";
import "./styles/fonts.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/home.css";
import "./styles/table.css";

const Home = later(async () => (await import("./home/home")).Home);
const Door = later(async () => (await import("./table/door")).Door);
const Campaigns = later(async () => (await import("./home/campaigns")).Campaigns);
const Me = later(async () => (await import("./me/me")).Me);
const CompanionDoor = later(async () => (await import("./home/companion")).CompanionDoor);

const Learn = later(async () => (await import("./learn/page")).LearnPage);
const Rules = later(async () => (await import("./learn/book")).BookPage);
const Puzzles = later(async () => (await import("./learn/page")).PuzzlePage);
const Sheet = later(async () => (await import("./learn/sheet")).SheetPage);

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return <Door key={here.id} id={here.id} invite={here.invite} />;
    case "replay":
      return <Door key={`${here.id}/replay`} id={here.id} invite="" replay={here} />;
    case "campaigns":
      return <Campaigns key={here.game} game={here.game} />;
    case "me":
      return <Me />;
    case "companion":
      return <CompanionDoor key={here.game} game={here.game} />;
    case "learn":
      return <Learn key={here.game} game={here.game} />;
    case "rules":
      return <Rules key={here.game} game={here.game} rule={here.rule} />;
    case "sheet":
      return <Sheet key={here.game} game={here.game} />;
    case "puzzles":
      return <Puzzles key={here.game} game={here.game} number={here.number} />;
    case "lost":
      return (
        <main class="door">
          <div class="panel sheet">
            <h1>{t("not-found")}</h1>
            <p>{t("not-found-help")}</p>
            <a class="button primary" href="/" onClick={follow}>
              {t("back-home")}
            </a>
          </div>
        </main>
      );
  }
}

function App() {
  return (
    <>
      <HeraldicPatterns />
      <Page />
      <SettingsDialog />
    </>
  );
}

applySettings(document.documentElement);
watchInbox();
render(<App />, document.getElementById("app")!);
