import { useState } from "preact/hooks";
import { ApiError } from "../api";
import { lang } from "../settings";
import { t } from "../texts";

/** Run something that may fail, and keep the words of the failure. */
export function useAttempt() {
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const attempt = async (run: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await run();
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { error, busy, attempt };
}

export function Failure({ error, again }: { error: unknown; again?: () => void }) {
  if (!error) return null;
  const words = error instanceof ApiError ? error.words[lang.value] : t("failed");
  return (
    <div class="error" role="alert">
      <p>{words}</p>
      {again && (
        <button type="button" class="button" onClick={again}>
          {t("try-again")}
        </button>
      )}
    </div>
  );
}
