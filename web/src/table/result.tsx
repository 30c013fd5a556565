import { useSignal } from "@preact/signals";
import { api } from "../api";
import { playAgain } from "../catalogue";
import { follow } from "../router";
import { listOf, t } from "../texts";
import { verify, type Report } from "../verify";
import { momentsOf } from "./moments";
import { SeatMark } from "./seats";
import type { Session } from "./session";

function headline(session: Session): string {
  const view = session.view.value!;
  const speaker = session.speaker.value;
  if (view.winners.length === 0) {
    return view.scores.length === 1 ? t("result-lost") : t("result-draw");
  }
  const names = listOf(view.winners.map((seat) => speaker.seat(seat)));
  if (view.winners.length > 1) return t("result-shared", { names });
  const mine = session.table.value!.seats.filter((seat) => seat.mine);
  if (mine.length === 1 && view.winners[0] === mine[0]!.seat) return t("result-you-won");
  return t("result-won", { names });
}

/** Seats from the winner down. */
function ranked({ scores, winners }: { scores: number[]; winners: number[] }): number[] {
  const won = (seat: number) => Number(winners.includes(seat));
  return scores.map((_, seat) => seat).sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]!);
}

/** Where the points came from: a column per player under the crest. */
function Ranking({ session }: { session: Session }) {
  const view = session.view.value!;
  const speaker = session.speaker.value;
  const { heads, rows } = session.board.result?.(session) ?? {
    heads: [t("result-points")],
    rows: view.scores.map((score) => [score]),
  };
  const order = ranked(view);
  const style = (seat: number) => (view.winners.includes(seat) ? "winner" : "");
  return (
    <table class="ranking">
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th scope="col" class={style(seat)} data-ranked={seat}>
              <SeatMark session={session} seat={seat} />
              <span>{speaker.seat(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {heads.map((head, row) => (
          <tr>
            <th scope="row">{head}</th>
            {order.map((seat) => (
              <td class={style(seat)}>{rows[seat]![row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Three moments that decided the game; each can be seen again. */
function Moments({ session }: { session: Session }) {
  const moments = momentsOf(session);
  if (moments.length === 0) return null;
  return (
    <section class="moments" aria-label={t("result-moments")}>
      <h3>{t("result-moments")}</h3>
      <ol>
        {moments.map(({ number, title, sentence }) => (
          <li>
            <p>
              {title && <b>{title}</b>} {sentence}
            </p>
            <a
              class="button quiet"
              href={`/table/${session.id}/replay#${number}`}
              aria-label={t("chip-again", { what: sentence })}
              onClick={follow}
            >
              {t("result-see")}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The winner's crest on the board; it catches no pointer. */
export function Victor({ session }: { session: Session }) {
  const winners = session.view.value?.winners ?? [];
  if (winners.length === 0) return null;
  return (
    <div class="victor" aria-hidden="true">
      <div>
        {winners.map((seat) => (
          <SeatMark session={session} seat={seat} />
        ))}
      </div>
      <p>{headline(session)}</p>
    </div>
  );
}

function verdict(report: Report): string {
  const { same, different, unknown } = report;
  if (!report.commitment) return t("verify-bad-commitment");
  if (different > 0) return t("verify-bad", { different, count: same + different });
  return unknown > 0
    ? t("verify-partly", { count: same, unknown })
    : t("verify-good", { count: same });
}

/** The dice of the table: fingerprint, seed, and every roll recomputed in this browser. */
function DiceProof({ session }: { session: Session }) {
  const { commitment, seed } = session.state.value!.luck;
  const report = useSignal<Report | "running" | null>(null);
  const check = async () => {
    report.value = "running";
    report.value = await verify(await api.journal(session.id));
  };
  if (!seed) {
    return (
      <details class="proof" data-proof="hidden">
        <summary>{t("result-dice-closed")}</summary>
        <p>{t("result-dice-hidden")}</p>
      </details>
    );
  }
  const good =
    report.value !== "running" && report.value?.commitment && report.value.different === 0;
  return (
    <details class="proof" data-proof="open">
      <summary>{t("result-dice")}</summary>
      <p>{t("result-dice-text")}</p>
      <dl>
        <dt>{t("commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{t("seed")}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <div class="proof-buttons">
        <button
          type="button"
          class="button"
          data-tool="verify"
          disabled={report.value === "running"}
          onClick={() => void check()}
        >
          {t("verify-here")}
        </button>
        <a
          class="button quiet"
          href={`/api/tables/${session.id}/journal`}
          download={`${session.info.id}-${session.id}.json`}
        >
          {t("journal-download")}
        </a>
      </div>
      <p role="status" class={`verdict ${good ? "good" : ""}`} data-verdict={good ? "good" : ""}>
        {report.value === "running"
          ? t("verify-running")
          : report.value
            ? verdict(report.value)
            : ""}
      </p>
      <p class="quiet-words">
        {t("verify-command")}{" "}
        <code>{`tafelrunde verify ${session.info.id}-${session.id}.json`}</code>
      </p>
    </details>
  );
}

/** The end, in place of the question: who won, by what, and proof that the dice were honest. */
export function Result({ session }: { session: Session }) {
  return (
    <section class="question panel result" aria-label={t("result")}>
      <p class="headline" data-headline>
        {headline(session)}
      </p>
      {session.board.ending && (
        <p class="why" data-ending>
          {session.board.ending(session)}
        </p>
      )}
      <footer class="note-buttons">
        {session.table.value!.campaign ? (
          <a class="button primary" href={`/campaigns/${session.info.id}`} onClick={follow}>
            {t("to-campaign")}
          </a>
        ) : (
          <button
            type="button"
            class="button primary"
            data-tool="again"
            onClick={() => void playAgain(session.table.value!)}
          >
            {t("result-again")}
          </button>
        )}
        <a class="button" href={`/table/${session.id}/replay`} onClick={follow}>
          {t("replay")}
        </a>
      </footer>
      <Ranking session={session} />
      <Moments session={session} />
      <DiceProof session={session} />
    </section>
  );
}
