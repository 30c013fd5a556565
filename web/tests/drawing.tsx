import { render } from "preact";
import { afterAll, beforeAll, describe } from "vitest";
import { GenericBoard, GenericHand } from "../src/games/generic/board";
import type { BoardModule } from "../src/games/board";
import { Question } from "../src/table/question";
import { Seats } from "../src/table/seats";
import { Session } from "../src/table/session";
import type { Action, GameInfo, StateMessage } from "../src/wire";

/** A table that keeps what would be sent. */
export class Watched extends Session {
  readonly sent: Action[][] = [];
  override do(actions: Action[]): void {
    this.sent.push(actions);
  }
}

export interface Drawing {
  session: Watched;
  page: HTMLElement;
}

/** The whole table of a message: board, question, hand and seats. */
export function drawing(
  info: GameInfo,
  board: Partial<BoardModule>,
  message: StateMessage,
): Drawing {
  const session = new Watched("table", info, board);
  session.show(message);
  const page = document.createElement("div");
  const Board = board.Board ?? GenericBoard;
  const Hand = board.Hand ?? GenericHand;
  render(
    <>
      <Board session={session} />
      <div class="below">
        <Question session={session} />
        {session.me.value >= 0 && <Hand session={session} />}
        <Seats session={session} />
      </div>
    </>,
    page,
  );
  return { session, page };
}

/** Tests on one drawing of each question, which is made once and given up after them. */
export function atEach<Prompt extends string>(
  prompts: Prompt[],
  draw: (prompt: Prompt) => Drawing,
  tests: (look: () => Drawing, prompt: Prompt) => void,
): void {
  describe.each(prompts)("at %s", (prompt) => {
    let drawn: Drawing | null = null;
    beforeAll(() => {
      drawn = draw(prompt as Prompt);
    });
    afterAll(() => {
      render(null, drawn!.page);
      drawn = null;
    });
    tests(() => drawn!, prompt as Prompt);
  });
}

/** The elements that a selector finds; to ask for hundreds of them one by one takes long. */
export const elementsIn = (page: HTMLElement, selector = "[data-el]") =>
  new Set([...page.querySelectorAll(selector)].map((found) => found.getAttribute("data-el")));

export const settled = () => new Promise((resolve) => setTimeout(resolve));

export const press = (page: HTMLElement, selector: string) =>
  page.querySelector(selector)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
