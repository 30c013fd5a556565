import { useSignal } from "@preact/signals";
import { api } from "../api";
import { playAgain } from "../catalogue";
import { Dialog } from "../parts/dialog";
import { follow } from "../router";
import { listOf, t } from "../texts";
import { verify, type Report } from "../verify";
import { SeatMark } from "./seats";
import { tintsOf, type Session } from "./session";

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

function Ranking({ session }: { session: Session }) {
  const view = session.view.value!;
  const speaker = session.speaker.value;
  const extra = session.board.result?.(session);
  const heads = extra?.heads ?? [t("result-points")];
  const rows = extra?.rows ?? view.scores.map((score) => [score]);
  const order = view.scores.map((_, seat) => seat);
  order.sort(
    (a, b) =>
      Number(view.winners.includes(b)) - Number(view.winners.includes(a)) ||
      view.scores[b]! - view.scores[a]!,
  );
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{t("result-player")}</th>
          {heads.map((head) => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((seat) => (
          <tr class={view.winners.includes(seat) ? "winner" : ""}>
            <th scope="row">
              <SeatMark session={session} seat={seat} /> {speaker.seat(seat)}
            </th>
            {rows[seat]!.map((cell) => (
              <td>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
      <section class="proof" data-proof="hidden">
        <h3>{t("result-dice-closed")}</h3>
        <p>{t("result-dice-hidden")}</p>
      </section>
    );
  }
  const good =
    report.value !== "running" && report.value?.commitment && report.value.different === 0;
  return (
    <section class="proof">
      <h3>{t("result-dice")}</h3>
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
    </section>
  );
}

/** The end: who won, by what, and proof that the dice were honest. */
export function Result({ session, onClose }: { session: Session; onClose: () => void }) {
  return (
    <Dialog title={t("result")} onClose={onClose} class="result">
      <div style={tintsOf(session)}>
        <p class="headline" data-headline>
          {headline(session)}
        </p>
        {session.board.ending && <p data-ending>{session.board.ending(session)}</p>}
        <Ranking session={session} />
      </div>
      <footer>
        <a class="button quiet" href={`/table/${session.id}/replay`} onClick={follow}>
          {t("result-replay")}
        </a>
        <a class="button quiet" href="/" onClick={follow}>
          {t("back-home")}
        </a>
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
      </footer>
      <DiceProof session={session} />
    </Dialog>
  );
}
