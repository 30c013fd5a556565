import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { api } from "../api";
import {
  lang,
  LOUDNESS,
  sound,
  speed,
  SPEEDS,
  theme,
  tumble,
  volume,
  type Speed,
  type Theme,
} from "../settings";
import { guest } from "../guest";
import { t } from "../texts";
import { speak } from "../catalogue";
import { MOST_NAME, type Lang } from "../wire";
import { Dialog } from "./dialog";
import { Icon } from "./icons";
import { Pick } from "./pick";

const open = signal(false);

/** What one is called. */
export function NameForm() {
  const [name, setName] = useState(guest.value ?? "");
  const save = async (event: Event) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted) guest.value = (await api.rename(wanted)).name;
  };
  return (
    <form class="name-form" onSubmit={(event) => void save(event)}>
      <label class="field">
        <span>{t("name")}</span>
        <input
          type="text"
          maxLength={MOST_NAME}
          value={name}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button class="button" type="submit" disabled={!name.trim() || name.trim() === guest.value}>
        {t("name-save")}
      </button>
      <p class="quiet-words">{t("name-hint")}</p>
    </form>
  );
}

/** One coin, as loud as it has been set; the sounds come when they are needed. */
const sample = async () => (await import("../stage/sounds")).orchestra.play("coin");

export function SettingsButton() {
  return (
    <button
      type="button"
      class="button quiet icon"
      aria-label={t("settings")}
      title={t("settings")}
      onClick={() => (open.value = true)}
    >
      <Icon name="gear" />
    </button>
  );
}

export function SettingsDialog() {
  if (!open.value) return null;
  return (
    <Dialog title={t("settings")} onClose={() => (open.value = false)}>
      <div class="settings">
        <NameForm />
        <Pick<Lang>
          legend={t("language")}
          value={lang.value}
          values={[
            { value: "de", label: "Deutsch" },
            { value: "en", label: "English" },
          ]}
          onChange={(value) => void speak(value)}
        />
        <Pick<Theme>
          legend={t("theme")}
          value={theme.value}
          values={[
            { value: "light", label: t("theme-light") },
            { value: "dark", label: t("theme-dark") },
            { value: "system", label: t("theme-system") },
          ]}
          onChange={(value) => (theme.value = value)}
        />
        <Pick<Speed>
          legend={t("stage")}
          value={speed.value}
          values={SPEEDS.map((value) => ({ value, label: t(`speed-${value}`) }))}
          onChange={(value) => (speed.value = value)}
        />
        <Pick<"on" | "off">
          legend={t("sound")}
          value={sound.value === "on" ? "on" : "off"}
          values={(["on", "off"] as const).map((value) => ({ value, label: t(`sound-${value}`) }))}
          onChange={(value) => (sound.value = value)}
        />
        {sound.value === "on" && (
          <label class="field">
            <span>{t("volume")}</span>
            <input
              type="range"
              min={LOUDNESS[0]}
              max={LOUDNESS.at(-1)}
              value={volume.value}
              data-tool="volume"
              onInput={(event) => (volume.value = event.currentTarget.value as typeof volume.value)}
              onChange={() => void sample()}
            />
          </label>
        )}
        <label class="check">
          <input
            type="checkbox"
            checked={tumble.value === "on"}
            onChange={(event) => (tumble.value = event.currentTarget.checked ? "on" : "off")}
          />
          {t("tumble")}
        </label>
      </div>
    </Dialog>
  );
}
