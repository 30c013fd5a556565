import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Failure, useAttempt } from "../home/attempt";
import { t } from "../texts";

/** A page whose program is loaded when it is shown for the first time. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Page: ComponentType<P> | null = null;
  return function Later(props: P) {
    const { error, attempt } = useAttempt();
    const fetch = () =>
      attempt(async () => {
        Page = await load();
      });
    useEffect(() => {
      if (!Page) void fetch();
    }, []);
    if (Page) return <Page {...props} />;
    if (error) return <Failure error={error} again={() => void fetch()} />;
    return <p class="loading">{t("loading")}</p>;
  };
}
