import { t } from "../texts";
import type { Manners } from "../wire";

/** What was agreed about time when a table was opened; nothing where there is no clock. */
export function Agreed({ manners }: { manners: Manners }) {
  const { clock = "none", days = 3, vacation = 14, minutes = 30, increment = 30 } = manners;
  if (clock === "none") return null;
  const time =
    clock === "days"
      ? t("agreed-days", { days, vacation })
      : t("agreed-live", { minutes, increment });
  return (
    <p class="quiet-words" data-agreed>
      {time} {t(`agreed-${manners.timeout ?? "bot"}`)}
    </p>
  );
}
