import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { api } from "../api";
import { lang, theme, tumble, type Theme } from "../settings";
import { guest } from "../guest";
import { t } from "../texts";
import type { Lang } from "../wire";
import { Dialog } from "./dialog";
import { Icon } from "./icons";

const open = signal(false);

function Segments<T extends string>(props: {
  legend: string;
  name: string;
  value: T;
  values: [T, string][];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset class="segments">
      <legend>{props.legend}</legend>
      {props.values.map(([value, label]) => (
        <label>
          <input
            type="radio"
            name={props.name}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function NameForm() {
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
          maxLength={40}
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
        <Segments<Lang>
          legend={t("language")}
          name="lang"
          value={lang.value}
          values={[
            ["de", "Deutsch"],
            ["en", "English"],
          ]}
          onChange={(value) => (lang.value = value)}
        />
        <Segments<Theme>
          legend={t("theme")}
          name="theme"
          value={theme.value}
          values={[
            ["light", t("theme-light")],
            ["dark", t("theme-dark")],
            ["system", t("theme-system")],
          ]}
          onChange={(value) => (theme.value = value)}
        />
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
