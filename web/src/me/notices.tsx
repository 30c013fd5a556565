import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../api";
import { Failure, useAttempt } from "../home/attempt";
import { lang } from "../settings";
import { t } from "../texts";
import type { Ways, WaySummary } from "../wire";

const HOURS = [1, 4, 12, 24];

/** Subscribe this browser to notices; it asks for permission. */
async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const worker = await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  return made.toJSON();
}

type Attempt = (run: () => Promise<void>) => Promise<void>;
type Props = { ways: Ways; attempt: Attempt; onChange: (ways: Ways) => void };

function Way({ way, attempt, onChange }: Omit<Props, "ways"> & { way: WaySummary }) {
  const code = useSignal("");
  const { id, kind, address, active, hours, proven } = way;
  const change = (what: { active?: boolean; hours?: number }) =>
    void attempt(async () => onChange(await api.changeWay({ id, active, hours, ...what })));
  return (
    <li data-way={kind}>
      <div>
        <label class="check">
          <input
            type="checkbox"
            checked={active}
            onChange={(event) => change({ active: event.currentTarget.checked })}
          />
          <span>
            <b>{t(`way-${kind}`)}</b> <span class="quiet-words">{address}</span>
          </span>
        </label>
        {kind === "mail" && proven && (
          <select
            aria-label={t("way-hours")}
            value={hours}
            onChange={(event) => change({ hours: Number(event.currentTarget.value) })}
          >
            {HOURS.map((n) => (
              <option value={n}>{t("way-every", { hours: n })}</option>
            ))}
          </select>
        )}
        {!proven && (
          <form
            class="way-form"
            onSubmit={(event) => {
              event.preventDefault();
              void attempt(async () => onChange(await api.proveWay(id, code.value)));
            }}
          >
            <input
              type="text"
              aria-label={t("way-code")}
              placeholder={t("way-code")}
              autocomplete="one-time-code"
              value={code.value}
              onInput={(event) => (code.value = event.currentTarget.value)}
            />
            <button type="submit" class="button" disabled={!code.value.trim()}>
              {t("way-prove")}
            </button>
          </form>
        )}
      </div>
      <button
        type="button"
        class="button quiet"
        onClick={() => void attempt(async () => onChange(await api.removeWay(id)))}
      >
        {t("remove")}
      </button>
    </li>
  );
}

function AddAddress(props: Props & { kind: "mail" | "webhook" }) {
  const { kind, attempt, onChange } = props;
  const address = useSignal("");
  return (
    <form
      class="way-form"
      data-add={kind}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          const wish = { kind, address: address.value.trim(), language: lang.value };
          onChange(await api.addWay(wish));
          address.value = "";
        });
      }}
    >
      <input
        type="text"
        inputMode={kind === "mail" ? "email" : "url"}
        maxLength={1000}
        aria-label={t(`way-add-${kind}`)}
        placeholder={t(`way-add-${kind}`)}
        value={address.value}
        onInput={(event) => (address.value = event.currentTarget.value)}
      />
      <button type="submit" class="button" disabled={!address.value.trim()}>
        {t("way-add")}
      </button>
    </form>
  );
}

/** How the guest is notified of their turn, as far as this server supports it. */
export function NoticeWays() {
  const ways = useSignal<Ways | null>(null);
  const { error, attempt } = useAttempt();
  useEffect(() => {
    api.ways().then(
      (found) => (ways.value = found),
      () => undefined, // then the page has no such part
    );
  }, []);
  const mine = ways.value;
  if (!mine || mine.kinds.length === 0) return null;
  const changed = (now: Ways) => (ways.value = now);
  const push = () =>
    attempt(async () => {
      const made = await subscribe(mine.key!);
      changed(
        await api.addWay({
          kind: "push",
          address: made.endpoint!,
          language: lang.value,
          p256dh: made.keys!["p256dh"]!,
          auth: made.keys!["auth"]!,
        }),
      );
    });
  const props = { ways: mine, attempt, onChange: changed };
  const canPush = mine.key !== null && "PushManager" in window && "serviceWorker" in navigator;
  return (
    <section class="panel sheet" aria-labelledby="ways">
      <h2 id="ways">{t("ways")}</h2>
      <p>{t("ways-about")}</p>
      <Failure error={error} />
      <ul class="me-lines">
        {mine.ways.map((way) => (
          <Way key={way.id} way={way} {...props} />
        ))}
      </ul>
      {canPush && (
        <button type="button" class="button" data-tool="add-push" onClick={() => void push()}>
          {t("way-add-push")}
        </button>
      )}
      {mine.kinds.includes("mail") && <AddAddress kind="mail" {...props} />}
      <AddAddress kind="webhook" {...props} />
    </section>
  );
}
