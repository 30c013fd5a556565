import { signal } from "@preact/signals";
import { api } from "./api";
import { t } from "./texts";

/** The guest's name, null before there is one. */
export const guest = signal<string | null>(null);

/** Make sure that the server knows this browser, under a friendly name. */
export async function ensureGuest(): Promise<void> {
  if (guest.value !== null) return;
  guest.value = (await api.me()).name;
  if (guest.value === null) guest.value = (await api.rename(t("name-default"))).name;
}
