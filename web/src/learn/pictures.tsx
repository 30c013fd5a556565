import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../api";
import { loadBoard, type BoardModule } from "../games/board";
import { GenericBoard } from "../games/generic/board";
import { Failure, useAttempt } from "../home/attempt";
import { Session, tintsOf } from "../table/session";
import type { Speaker } from "../texts";
import type { GameInfo, StateMessage } from "../wire";
import "../styles/frame.css";

type Board = Partial<BoardModule>;

/** A position on the real board, to be looked at only. */
function Position(props: { state: StateMessage; info: GameInfo; board: Board }) {
  const { state, info, board } = props;
  const session = useMemo(() => {
    const made = new Session("", info, board);
    made.show(state, state.seq);
    return made;
  }, [state]);
  useEffect(() => () => session.close(), [session]);
  const Drawn = board.Board ?? GenericBoard;
  return (
    <div class="frame learn-position" style={tintsOf(session)} inert>
      <div class="board">
        <Drawn session={session} />
      </div>
    </div>
  );
}

const NEAR = "300px";

/** Draws what it holds once it comes near the window: boards are not cheap. */
function WhenNear({ children }: { children: () => preact.ComponentChildren }) {
  const near = useSignal(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) near.value = true;
      },
      { rootMargin: NEAR },
    );
    watcher.observe(ref.current!);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={ref} class="learn-picture">
      {near.value && children()}
    </div>
  );
}

/** A turn in five pictures: positions of a game, drawn by its own board. */
export function Pictures({ info, words }: { info: GameInfo; words: Speaker }) {
  const found = useSignal<{ states: StateMessage[]; board: Board } | null>(null);
  const { error, attempt } = useAttempt();
  const load = () =>
    attempt(async () => {
      const [{ pictures: states }, board] = await Promise.all([
        api.pictures(info.id),
        loadBoard(info.id),
      ]);
      found.value = { states, board };
    });
  useEffect(() => void load(), [info]);
  return (
    <>
      <Failure error={error} again={() => void load()} />
      <ol class="learn-pictures">
        {[1, 2, 3, 4, 5].map((number) => {
          const state = found.value?.states[number - 1];
          return (
            <li>
              <figure>
                <WhenNear>
                  {() => state && <Position state={state} info={info} board={found.value!.board} />}
                </WhenNear>
                <figcaption>
                  <b>{number}</b> {words.line(`learn-turn-${number}`)}
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
    </>
  );
}
