// The round at the real table: the card, the turns in their order, and the end.

import { useSignal } from "@preact/signals";
import type { Session } from "../../../table/session";
import { Card } from "../cards";
import { sanchoNamed } from "../facts";
import { MOST_POINTS, NAMES, type Flow, type Reply } from "../generated";
import { Mark } from "../pieces";
import { tell } from "./store";

interface Parts {
  session: Session;
  reply: Reply;
}

/** The player's own Sancho. */
const mineOf = (reply: Reply) => reply.view.seats.indexOf(0);

/** Who has a turn in this round, in the order of the card: done, now, or still to come. */
function Order({ session, reply }: Parts) {
  const speaker = session.speaker.value;
  const { flow } = reply;
  const mine = mineOf(reply);
  const chip = (sancho: number, state: string, words: string) => (
    <li class={`ds-turn house-${sancho} ${state}`} aria-current={state === "now" ? "step" : false}>
      <Mark sancho={sancho} /> {words}
      {state === "done" && <span aria-hidden="true">✓</span>}
    </li>
  );
  const stateOf = (n: number) => (n < flow.at ? "done" : n === flow.at ? "now" : "");
  return (
    <ol class="ds-turns" aria-label={speaker.text("ds-companion-order")}>
      {flow.order.map((name, n) => {
        const sancho = sanchoNamed(name);
        return chip(
          sancho,
          stateOf(n),
          sancho === mine ? speaker.text("ds-companion-you") : speaker.element(`sancho:${sancho}`),
        );
      })}
      {flow.commander &&
        chip(mine, flow.acted ? "done" : "free", speaker.text("ds-companion-you-free"))}
    </ol>
  );
}

/** Which card is turned up or played. */
function NextCard({ session, reply }: Parts) {
  const speaker = session.speaker.value;
  const { flow } = reply;
  const card = useSignal(0);
  const lay = (what: string) => void tell({ do: what, card: card.value });
  const words = flow.commander ? "ds-companion-card-own" : "ds-companion-card-deck";
  return (
    <section class="panel ds-errands">
      <h3>{speaker.text(words)}</h3>
      <label class="field">
        <span>{speaker.text("ds-companion-card")}</span>
        <select
          data-field="card"
          value={card.value}
          onChange={(event) => (card.value = Number(event.currentTarget.value))}
        >
          <option value={0}>{speaker.text("ds-companion-card-choose")}</option>
          {flow.unseen.map((n) => (
            <option value={n}>{speaker.element(`card:${n}`)}</option>
          ))}
        </select>
      </label>
      {card.value > 0 && (
        <>
          <Told session={session} card={card.value} />
          <p class="ds-edit-buttons">
            <button
              type="button"
              class="button primary"
              data-errand="card"
              onClick={() => lay("card")}
            >
              {speaker.text(flow.commander ? "ds-companion-play" : "ds-companion-revealed")}
            </button>
            {flow.may_reserve && (
              <button
                type="button"
                class="button"
                data-errand="reserve"
                onClick={() => lay("reserve")}
              >
                {speaker.text("ds-companion-aside")}
              </button>
            )}
          </p>
        </>
      )}
    </section>
  );
}

/** A card with its texts, and whether they are those of the box. */
function Told({ session, card }: { session: Session; card: number }) {
  const { provenance } = session.info.lexicon[`card:${card}`]!;
  return (
    <>
      <Card session={session} card={card} />
      {provenance === "reconstructed" && (
        <p class="quiet-words">{session.speaker.value.text("ds-companion-made")}</p>
      )}
    </>
  );
}

/** What the player may do on the real board, told to the map. */
function OwnTurn(props: Parts & { region: number; recruit: () => void; holds: boolean }) {
  const { session, reply, region } = props;
  const speaker = session.speaker.value;
  const points = useSignal(1);
  const mine = mineOf(reply);
  const recruits = reply.view.recruits;
  const train = (by: number) =>
    void tell({ do: "position", set: { recruits: recruits.with(mine, recruits[mine]! + by) } });
  return (
    <section class="panel ds-errands" data-own-turn>
      <h3>{speaker.text("ds-companion-own")}</h3>
      <p>{speaker.text("ds-companion-hold")}</p>
      <p class="ds-edit-buttons">
        <span>{speaker.text("ds-recruits", { count: recruits[mine]! })}</span>
        <button type="button" class="button" data-errand="recruit" onClick={() => train(1)}>
          {speaker.text("ds-verb-recruit")}
        </button>
        <button
          type="button"
          class={`button ${props.holds ? "primary" : ""}`}
          data-errand="deploy"
          disabled={recruits[mine]! === 0}
          onClick={props.recruit}
        >
          {speaker.text("ds-verb-deploy")}
        </button>
      </p>
      <p class="ds-edit-buttons">
        <label>
          {speaker.text("ds-companion-points")}{" "}
          <select
            value={points.value}
            onChange={(event) => (points.value = Number(event.currentTarget.value))}
          >
            {Array.from({ length: MOST_POINTS }, (_, i) => i + 1).map((n) => (
              <option value={n}>{n}</option>
            ))}
          </select>
        </label>
        {["attack", "besiege"].map((what) => (
          <button
            type="button"
            class="button"
            data-errand={what}
            disabled={region === 0}
            onClick={() => void tell({ do: what, region, points: points.value })}
          >
            {region > 0
              ? speaker.text(`ds-companion-${what}-in`, {
                  region: speaker.element(`region:${region}`),
                })
              : speaker.text(`ds-companion-${what}`)}
          </button>
        ))}
      </p>
      {region === 0 && <p class="quiet-words">{speaker.text("ds-companion-pick")}</p>}
      <button
        type="button"
        class="button primary"
        data-errand="done"
        onClick={() => void tell({ do: "done" })}
      >
        {speaker.text("ds-companion-done")}
      </button>
    </section>
  );
}

/** The bot that is due. */
function BotTurn({ session, flow }: { session: Session; flow: Flow }) {
  const speaker = session.speaker.value;
  const name = speaker.element(`sancho:${NAMES.findIndex((known) => known === flow.bot)}`);
  return (
    <p class="ds-edit-buttons">
      <button
        type="button"
        class={`button ${flow.mine ? "" : "primary"}`}
        data-bot={flow.bot}
        onClick={() => void tell({ do: "turn" })}
      >
        <Mark sancho={sanchoNamed(flow.bot)} />{" "}
        {speaker.text("ds-companion-turn", { sancho: name })}
      </button>
      <button
        type="button"
        class="button quiet"
        data-errand="skip"
        onClick={() => void tell({ do: "skip" })}
      >
        {speaker.text("ds-companion-skip")}
      </button>
    </p>
  );
}

/** What comes next in this round. */
export function Round(props: Parts & { region: number; recruit: () => void; holds: boolean }) {
  const { session, reply } = props;
  const speaker = session.speaker.value;
  const { flow } = reply;
  if (flow.step === "card") return <NextCard session={session} reply={reply} />;
  return (
    <>
      <section class="panel ds-errands">
        <Told session={session} card={reply.view.card} />
        <Order session={session} reply={reply} />
        {flow.bot && <BotTurn session={session} flow={flow} />}
        {flow.step === "end" && (
          <>
            <p>{speaker.text(flow.commander ? "ds-companion-draw" : "ds-companion-sieges")}</p>
            <button
              type="button"
              class="button primary"
              data-errand="end_round"
              onClick={() => void tell({ do: "end_round" })}
            >
              {speaker.text("ds-companion-end")}
            </button>
          </>
        )}
      </section>
      {flow.mine && <OwnTurn {...props} />}
    </>
  );
}
