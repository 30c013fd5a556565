import { useSignal } from "@preact/signals";
import type { Speaker } from "../../../texts";
import type { AskedDie, Reply } from "../generated";
import { Mark } from "../pieces";
import { sanchoNamed } from "../facts";

type Answered = (value: unknown) => void;

/** The dice that lie on the table at home, one after the other. */
function Dice(props: { speaker: Speaker; dice: AskedDie[]; answer: Answered }) {
  const { speaker, dice, answer } = props;
  const faces = useSignal<number[]>(dice.map(({ faces: [first = 0] }) => first));
  return (
    <form
      class="panel ds-asking"
      onSubmit={(event) => {
        event.preventDefault();
        answer(faces.value);
      }}
    >
      <h3>{speaker.text("ds-companion-dice")}</h3>
      <p class="ds-edit-buttons">
        {dice.map(({ sancho, guard, faces: shown }, i) => (
          <label class="ds-told-die">
            <Mark sancho={sanchoNamed(sancho)} />
            <select
              data-die={i}
              aria-label={`${speaker.option("sancho", sancho)[1]} ${guard ? "♛" : ""}`}
              value={faces.value[i]}
              onChange={(event) =>
                (faces.value = faces.value.with(i, Number(event.currentTarget.value)))
              }
            >
              {shown.map((face) => (
                <option value={face}>{guard ? `♛ ${face}` : face}</option>
              ))}
            </select>
          </label>
        ))}
      </p>
      <button type="submit" class="button primary" data-tool="dice">
        {speaker.text("ds-companion-set")}
      </button>
    </form>
  );
}

/** Which card went where at the set-up of the hardest level. */
function Dealt(props: { speaker: Speaker; cards: number[]; places: string[]; answer: Answered }) {
  const { speaker, cards, places, answer } = props;
  const dealt = useSignal(cards);
  const place = (name: string) =>
    name === "out" ? speaker.text("ds-companion-out") : speaker.option("sancho", name)[1];
  const put = (i: number, card: number) => {
    const other = dealt.value.indexOf(card);
    dealt.value = dealt.value.with(other, dealt.value[i]!).with(i, card);
  };
  return (
    <form
      class="panel ds-asking"
      onSubmit={(event) => {
        event.preventDefault();
        answer(dealt.value);
      }}
    >
      <h3>{speaker.text("ds-companion-dealt")}</h3>
      {places.map((name, i) => (
        <label class="field">
          <span>{place(name)}</span>
          <select
            value={dealt.value[i]}
            onChange={(event) => put(i, Number(event.currentTarget.value))}
          >
            {cards.map((card) => (
              <option value={card}>{speaker.element(`card:${card}`)}</option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" class="button primary">
        {speaker.text("ds-companion-set")}
      </button>
    </form>
  );
}

/** What the player has to say: a decision, dice, or cards. */
export function Asking(props: {
  speaker: Speaker;
  question: NonNullable<Reply["question"]>;
  answer: Answered;
}) {
  const { speaker, question, answer } = props;
  if (question.kind === "dice") {
    return <Dice speaker={speaker} dice={question.dice} answer={answer} />;
  }
  if (question.kind === "cards") {
    return <Dealt speaker={speaker} {...question} answer={answer} />;
  }
  const drawn = question.kind === "card";
  const choices: [unknown, string][] = drawn
    ? question.cards.map((card) => [card, speaker.element(`card:${card}`)])
    : question.actions.map((action) => [action, speaker.action(action)]);
  const words = drawn
    ? speaker.text("ds-companion-drawn", { count: question.points })
    : speaker.prompt(question.prompt, question.params);
  return (
    <section class="panel ds-asking">
      <h3>{words}</h3>
      <p class="ds-edit-buttons">
        {choices.map(([value, label]) => (
          <button type="button" class="button" onClick={() => answer(value)}>
            {label}
          </button>
        ))}
      </p>
    </section>
  );
}
