import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { loadGames } from "../catalogue";
import { ensureGuest, guest } from "../guest";
import { Failure, useAttempt } from "../home/attempt";
import { Icon } from "../parts/icons";
import { NameForm, SettingsButton } from "../parts/settings";
import { follow } from "../router";
import { t } from "../texts";
import type { Account } from "../wire";
import { NoticeWays } from "./notices";
import { Ratings } from "./profile";
import { Devices, Leaving, Returning, SignIn } from "./returning";
import "./texts";
import "../styles/me.css";

/** Everything about oneself: the name, how to come back, what is kept here. */
export function Me() {
  const account = useSignal<Account | null>(null);
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      await ensureGuest();
      const [found] = await Promise.all([api.account(), loadGames()]);
      account.value = found;
      guest.value = found.name;
    });
  useEffect(() => {
    document.title = `${t("you-page")} · ${t("title")}`;
    void load();
  }, []);
  const mine = account.value;
  const changed = (now: Account) => (account.value = now);
  return (
    <div class="home me">
      <header class="home-head">
        <div>
          <h1>{t("you-page")}</h1>
          <p>{t("you-about")}</p>
        </div>
        <div class="home-tools">
          <a class="button quiet" href="/" onClick={follow}>
            <Icon name="home" /> {t("back-home")}
          </a>
          <SettingsButton />
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Failure error={error} again={() => void load()} />
        {!mine && !error && <p class="loading">{t("loading")}</p>}
        {mine && (
          <div class="me-grid">
            <section class="panel sheet" aria-label={t("name")}>
              <NameForm key={mine.created} />
            </section>
            <Returning account={mine} onChange={changed} />
            <Ratings key={`ratings ${mine.created}`} />
            <NoticeWays key={`ways ${mine.created}`} />
            <Devices account={mine} onChange={changed} />
            <SignIn passkeys={mine.passkeys_here} onIn={() => void load()} />
            <Leaving account={mine} />
          </div>
        )}
      </main>
    </div>
  );
}
