import { splitDice } from "../texts";
import { Die } from "./die";

/** A sentence in which dice look like dice. */
export function Spoken({ text }: { text: string }) {
  return (
    <>
      {splitDice(text).map(([face, after]) =>
        face === 0 ? (
          after
        ) : (
          <span class="nobreak">
            <Die face={face} />
            {after}
          </span>
        ),
      )}
    </>
  );
}
