import type { Session } from "../../table/session";
import { viewOf } from "./generated";

/** What a seat says in one line: its men. */
function words(session: Session, seat: number): string[] {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  return [
    speaker.fact("court", view.court[seat]!).join(" "),
    speaker.fact("province", view.province[seat]!).join(" "),
    view.back[seat]! > 0 ? speaker.scene("secretly-back", { number: view.back[seat]! }) : "",
  ].filter(Boolean);
}

/** Under a player's name: power card of the round, court, province, home, vetoes. */
export function SeatLines({ session, seat }: { session: Session; seat: number }) {
  const view = viewOf(session);
  const speaker = session.speaker.value;
  const power = view.played[seat]!;
  const nth = view.order.indexOf(seat) + 1;
  const home = view.grande[seat]!;
  const vetoes = view.vetoes.filter(([holder]) => holder === seat);
  return (
    <>
      {seat === view.starter && (
        <p class="eg-starts">
          {speaker.text(view.order.length > 0 ? "eg-next-starter" : "eg-starter")}
        </p>
      )}
      <p class="eg-seat quiet-words">
        {power > 0 && (
          <span
            class={`eg-played ${seat === view.turn ? "now" : ""}`}
            title={speaker.scene("power", { power })}
          >
            {nth > 0 && <small>{nth}.</small>}
            <b>{power}</b>
          </span>
        )}
        {words(session, seat).join(" · ")}
        {home >= 0 && <span class="eg-home"> · {speaker.element(`place:${home}`)}</span>}
        {vetoes.map(([, round]) => (
          <span class="eg-veto">{speaker.scene("veto", { round })}</span>
        ))}
      </p>
    </>
  );
}
