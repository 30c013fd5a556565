import "@fontsource/eb-garamond/latin-400.css";
import "@fontsource/eb-garamond/latin-600.css";
import "@fontsource/eb-garamond/latin-700.css";
import "@fontsource/eb-garamond/latin-ext-600.css";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-ext-400.css";
import "@fontsource/source-sans-3/latin-ext-600.css";
import { render } from "preact";
import { Campaigns } from "./home/campaigns";
import { CompanionDoor } from "./home/companion";
import { Home } from "./home/home";
import { HeraldicPatterns } from "./parts/shield";
import { SettingsDialog } from "./parts/settings";
import { follow, route } from "./router";
import { applySettings } from "./settings";
import { Door } from "./table/door";
import { t } from "./texts";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/home.css";
import "./styles/table.css";

function Page() {
  const here = route.value;
  switch (here.page) {
    case "home":
      return <Home />;
    case "table":
      return <Door key={here.id} id={here.id} invite={here.invite} replay={false} />;
    case "replay":
      return <Door key={`${here.id}/replay`} id={here.id} invite="" replay />;
    case "campaigns":
      return <Campaigns key={here.game} game={here.game} />;
    case "companion":
      return <CompanionDoor key={here.game} game={here.game} />;
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
render(<App />, document.getElementById("app")!);
