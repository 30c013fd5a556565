import { useEffect, useRef } from "preact/hooks";
import { SeatShield } from "../parts/shield";
import { t } from "../texts";
import type { Session } from "./session";

/** Between two people at one device: nothing is shown until the next one is there. */
export function Curtain({ session, seat }: { session: Session; seat: number }) {
  const button = useRef<HTMLButtonElement>(null);
  const name = session.speaker.value.seat(seat);
  useEffect(() => button.current?.focus(), [seat]);
  return (
    <main class="curtain" data-curtain={seat}>
      <div class="curtain-sheet panel">
        <SeatShield seat={seat} class="big" />
        <h1>{t("curtain-title", { name })}</h1>
        <p>{t("curtain-text")}</p>
        <button
          ref={button}
          type="button"
          class="button primary"
          onClick={() => session.lift(seat)}
        >
          {t("curtain-go", { name })}
        </button>
      </div>
    </main>
  );
}
