import { useSignal } from "@preact/signals";
import { api } from "../api";
import { guest } from "../guest";
import { Failure, useAttempt } from "../home/attempt";
import { go } from "../router";
import { lang } from "../settings";
import { t } from "../texts";
import type { Account, NewPhrase } from "../wire";
import { make, use } from "./passkeys";

export const when = (time: number) =>
  new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(time);

function Words({ phrase }: { phrase: NewPhrase }) {
  const copied = useSignal(false);
  const words = phrase[lang.value];
  const copy = async () => {
    await navigator.clipboard.writeText(words.join(" "));
    copied.value = true;
  };
  return (
    <div class="phrase">
      <p>{t("phrase-once")}</p>
      <ol data-phrase>
        {words.map((word) => (
          <li>{word}</li>
        ))}
      </ol>
      <button type="button" class="button" onClick={() => void copy()}>
        {copied.value ? t("copied") : t("copy")}
      </button>
    </div>
  );
}

/** How this guest comes back: passkeys, the phrase, and the devices that are signed in. */
export function Returning(props: { account: Account; onChange: (account: Account) => void }) {
  const { account, onChange } = props;
  const phrase = useSignal<NewPhrase | null>(null);
  const { error, busy, attempt } = useAttempt();
  const possible = account.passkeys_here && "PublicKeyCredential" in window;
  const addPasskey = () =>
    attempt(async () => onChange(await api.addPasskey(await make(await api.passkeyOptions()))));
  const makePhrase = () =>
    attempt(async () => {
      phrase.value = await api.newPhrase();
      onChange(await api.account());
    });
  return (
    <section class="panel sheet" aria-labelledby="returning">
      <h2 id="returning">{t("returning")}</h2>
      <p>{t("returning-about")}</p>
      <Failure error={error} />
      <ul class="me-lines">
        {account.passkeys.map(({ id, label, created }) => (
          <li key={id} data-passkey>
            <span>
              <b>{t("passkey")}</b> {label}
              <span class="quiet-words">{t("since-day", { day: when(created) })}</span>
            </span>
            <button
              type="button"
              class="button quiet"
              disabled={busy}
              onClick={() => void attempt(async () => onChange(await api.removePasskey(id)))}
            >
              {t("remove")}
            </button>
          </li>
        ))}
        {account.phrase !== null && (
          <li data-has-phrase>
            <span>
              <b>{t("phrase")}</b>
              <span class="quiet-words">{t("since-day", { day: when(account.phrase) })}</span>
            </span>
          </li>
        )}
      </ul>
      {phrase.value && <Words phrase={phrase.value} />}
      <footer>
        <button
          type="button"
          class="button"
          data-tool="new-phrase"
          disabled={busy}
          onClick={() => void makePhrase()}
        >
          {account.phrase === null ? t("phrase-make") : t("phrase-again")}
        </button>
        {possible && (
          <button
            type="button"
            class="button primary"
            data-tool="add-passkey"
            disabled={busy}
            onClick={() => void addPasskey()}
          >
            {t("passkey-make")}
          </button>
        )}
      </footer>
      {!possible && <p class="quiet-words">{t("passkey-not-here")}</p>}
    </section>
  );
}

/** Browsers that are signed in as this guest. */
export function Devices(props: { account: Account; onChange: (account: Account) => void }) {
  const { account, onChange } = props;
  const { error, busy, attempt } = useAttempt();
  return (
    <section class="panel sheet" aria-labelledby="devices">
      <h2 id="devices">{t("devices")}</h2>
      <Failure error={error} />
      <ul class="me-lines">
        {account.devices.map(({ id, label, used, current }) => (
          <li key={id} data-device={current ? "current" : "other"}>
            <span>
              <b>{label || t("device-unknown")}</b>
              <span class="quiet-words">
                {current ? t("device-this") : t("device-used", { day: when(used) })}
              </span>
            </span>
            {!current && (
              <button
                type="button"
                class="button quiet"
                data-tool="end-device"
                disabled={busy}
                onClick={() => void attempt(async () => onChange(await api.endDevice(id)))}
              >
                {t("sign-out")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Sign in as a guest who has been here before. */
export function SignIn({ passkeys, onIn }: { passkeys: boolean; onIn: () => void }) {
  const phrase = useSignal("");
  const { error, busy, attempt } = useAttempt();
  const enter = (signIn: () => Promise<{ name: string | null }>) =>
    attempt(async () => {
      guest.value = (await signIn()).name;
      phrase.value = "";
      onIn();
    });
  return (
    <section class="panel sheet" aria-labelledby="sign-in">
      <h2 id="sign-in">{t("sign-in")}</h2>
      <p>{t("sign-in-about")}</p>
      <form
        class="sign-in"
        onSubmit={(event) => {
          event.preventDefault();
          void enter(() => api.signInByPhrase(phrase.value));
        }}
      >
        <label class="field">
          <span>{t("phrase")}</span>
          <textarea
            rows={2}
            maxLength={400}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={phrase.value}
            placeholder={t("phrase-hint")}
            onInput={(event) => (phrase.value = event.currentTarget.value)}
          />
        </label>
        <Failure error={error} />
        <footer>
          {passkeys && (
            <button
              type="button"
              class="button"
              data-tool="use-passkey"
              disabled={busy}
              onClick={() =>
                void enter(async () => api.signInByPasskey(await use(await api.signInOptions())))
              }
            >
              {t("passkey-use")}
            </button>
          )}
          <button type="submit" class="button" disabled={busy || !phrase.value.trim()}>
            {t("sign-in-do")}
          </button>
        </footer>
      </form>
    </section>
  );
}

/** Take everything along, or go for good. */
export function Leaving({ account }: { account: Account }) {
  const name = useSignal("");
  const { error, busy, attempt } = useAttempt();
  const leave = (event: Event) => {
    event.preventDefault();
    void attempt(async () => {
      await api.deleteMe(name.value);
      guest.value = null;
      go("/");
    });
  };
  return (
    <section class="panel sheet" aria-labelledby="my-data">
      <h2 id="my-data">{t("my-data")}</h2>
      <p>{t("my-data-about")}</p>
      <footer>
        <a class="button" href="/api/me/data" download="tafelrunde.json">
          {t("download")}
        </a>
      </footer>
      <details class="leave">
        <summary>{t("delete-me")}</summary>
        <form onSubmit={leave}>
          <p>{t("delete-about")}</p>
          <label class="field">
            <span>{t("delete-name", { name: account.name ?? "" })}</span>
            <input
              type="text"
              value={name.value}
              autocomplete="off"
              onInput={(event) => (name.value = event.currentTarget.value)}
            />
          </label>
          <Failure error={error} />
          <footer>
            <button
              type="submit"
              class="button primary"
              data-tool="delete-me"
              disabled={busy || name.value !== (account.name ?? "")}
            >
              {t("delete-do")}
            </button>
          </footer>
        </form>
      </details>
    </section>
  );
}
