import { useEffect, useRef } from "preact/hooks";
import { sound, speed, SPEEDS } from "../settings";
import type { Cue } from "../stage/beats";
import type { Chip, Stage } from "../stage/stage";
import { t } from "../texts";
import { isBusyElsewhere } from "./keys";
import { SeatMark } from "./seats";
import type { Session } from "./session";

const SIGNS = {
  play: "M3 1L15 8 3 15Z",
  pause: "M2 1H6V15H2ZM10 1H14V15H10Z",
  step: "M2 1L11 8 2 15ZM12 1H15V15H12Z",
  skip: "M1 1L8 8 1 15ZM8 1L15 8 8 15Z",
} as const;

function Sign({ name }: { name: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

function useStageKeys(stage: Stage): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isBusyElsewhere(event)) return;
      const pressable = (event.target as Element).closest("button, a, [role=button], summary");
      if (event.key === " " && !pressable && stage.busy.value) stage.toggle();
      else if (event.key === "." && stage.busy.value) stage.step();
      else if (event.key === "End" && stage.busy.value) stage.toEnd();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [stage]);
}

function ChipButton(props: { session: Session; chip: Chip; now: boolean }) {
  const { session, chip, now } = props;
  const { beat } = chip.cue;
  return (
    <li>
      <button
        type="button"
        class={`chip ${now ? "now" : chip.seen ? "past" : ""}`}
        title={chip.cue.sentences.join(" ")}
        aria-label={t("chip-again", { what: beat.words })}
        data-chip={chip.cue.first}
        onClick={() => session.stage.again(chip.cue)}
      >
        {beat.seat >= 0 && <SeatMark session={session} seat={beat.seat} />}
        <span>{beat.words}</span>
      </button>
    </li>
  );
}

/** Since the last own turn: one chip per beat, oldest left. */
function Chips({ session }: { session: Session }) {
  const { stage } = session;
  const ref = useRef<HTMLOListElement>(null);
  const playing: Cue | null = stage.playing.value;
  const chips = stage.chips.value;
  useEffect(() => {
    const list = ref.current;
    const now = list?.querySelector<HTMLElement>(".now");
    list?.scrollTo({ left: now ? now.offsetLeft - list.clientWidth / 2 : list.scrollWidth });
  }, [playing, chips.length]);
  return (
    <ol ref={ref} class="chips" aria-label={t("since")}>
      {chips.map((chip) => (
        <ChipButton
          key={chip.cue.id}
          session={session}
          chip={chip}
          now={playing?.id === chip.cue.id}
        />
      ))}
    </ol>
  );
}

function Controls({ stage }: { stage: Stage }) {
  const busy = stage.busy.value;
  return (
    <div class="stagebar" role="group" aria-label={t("stage")}>
      <button
        type="button"
        data-tool="pause"
        disabled={!busy}
        aria-label={t(stage.paused.value ? "stage-play" : "stage-pause")}
        onClick={() => stage.toggle()}
      >
        <Sign name={stage.paused.value ? "play" : "pause"} />
      </button>
      <button
        type="button"
        data-tool="step"
        disabled={!busy}
        aria-label={t("stage-step")}
        onClick={() => stage.step()}
      >
        <Sign name="step" />
      </button>
      <button
        type="button"
        data-tool="skip"
        disabled={!busy}
        aria-label={t("stage-skip")}
        onClick={() => stage.toEnd()}
      >
        <Sign name="skip" />
      </button>
      {SPEEDS.map((one) => (
        <button
          type="button"
          class="speed"
          data-speed={one}
          aria-pressed={speed.value === one}
          aria-label={t(`speed-${one}`)}
          title={t(`speed-${one}`)}
          onClick={() => {
            speed.value = one;
            if (one === "off") stage.toEnd();
          }}
        >
          {t(`speed-sign-${one}`)}
        </button>
      ))}
    </div>
  );
}

/** The strip under the board: what happened since the last own turn, and how it is played. */
export function Strip({ session }: { session: Session }) {
  const { stage } = session;
  useStageKeys(stage);
  const asks = stage.asksForSound.value && sound.value === "unasked";
  return (
    <div class="strip">
      <span class="since">{stage.chips.value.length > 0 && t("since")}</span>
      <Chips session={session} />
      {asks && (
        <span class="sound-question">
          {t("sound-question")}
          {(["on", "off"] as const).map((answer) => (
            <button type="button" class="chip" onClick={() => (sound.value = answer)}>
              {t(`sound-${answer}`)}
            </button>
          ))}
        </span>
      )}
      <Controls stage={stage} />
      <p class="hidden-words" aria-live="polite" data-said>
        {stage.said.value.join(" ")}
      </p>
    </div>
  );
}
