// Saying what stands on the table at home: region by region, and what lies beside the board.

import { useSignal } from "@preact/signals";
import type { Speaker } from "../../../texts";
import { SANCHOS } from "../facts";
import { FIELD, GARRISON, MOST_UNITS, STACK, type Reply } from "../generated";
import { Mark } from "../pieces";
import { read, write, type Group } from "./position";
import { tell } from "./store";

/** Troops and king of one Sancho in one place. */
function Row(props: {
  speaker: Speaker;
  group: Group;
  label: string;
  change: (group: Group) => void;
}) {
  const { group, change } = props;
  return (
    <label class="ds-edit-row">
      <Mark sancho={group.sancho} />
      <span>{props.label}</span>
      <input
        type="number"
        min={0}
        max={MOST_UNITS}
        value={group.troops}
        onInput={(event) => change({ ...group, troops: Number(event.currentTarget.value) })}
      />
      <span class="check">
        <input
          type="checkbox"
          aria-label={`${props.label}, ${props.speaker.text("ds-king")}`}
          checked={group.king}
          onChange={(event) => change({ ...group, king: event.currentTarget.checked })}
        />
        {props.speaker.text("ds-king")}
      </span>
    </label>
  );
}

/** Say what stands in a region on the table at home. */
export function Editor(props: {
  speaker: Speaker;
  reply: Reply;
  region: number;
  done: () => void;
}) {
  const { speaker, reply, region, done } = props;
  const id = speaker.info.lexicon[`region:${region}`]!.id;
  const groups = useSignal<Group[]>(read(String(reply.position[id])));
  const at = (place: number, sancho: number): Group =>
    groups.value.find((g) => g.place === place && g.sancho === sancho) ?? {
      place,
      sancho,
      troops: 0,
      king: false,
    };
  const change = (group: Group) => {
    const rest = groups.value.filter((g) => g.place !== group.place || g.sancho !== group.sancho);
    groups.value = [...rest, group];
  };
  return (
    <form
      class="panel ds-edit"
      onSubmit={(event) => {
        event.preventDefault();
        void tell({ do: "position", set: { [id]: write(groups.value) } }).then(
          (taken) => taken && done(),
        );
      }}
    >
      <h3>
        {region} {speaker.element(`region:${region}`)}
      </h3>
      {[FIELD, GARRISON, STACK].flatMap((place) =>
        SANCHOS.map((sancho) => (
          <Row
            speaker={speaker}
            group={at(place, sancho)}
            label={speaker.text(`ds-place-${place}`)}
            change={change}
          />
        )),
      )}
      <p class="ds-edit-buttons">
        <button type="submit" class="button primary">
          {speaker.text("ds-companion-set")}
        </button>
        <button type="button" class="button quiet" onClick={done}>
          {speaker.text("ds-companion-leave")}
        </button>
      </p>
    </form>
  );
}

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** The round, recruits, reserve cards and the arrow, for a board that is already in play. */
export function Stores({ speaker, reply }: { speaker: Speaker; reply: Reply }) {
  const round = useSignal(reply.flow.round);
  const recruits = useSignal(reply.view.recruits);
  const reserve = useSignal((reply.position["reserve"] as number[][]).map((c) => c.join(" ")));
  const gone = useSignal((reply.position["discard"] as number[]).join(" "));
  const arrow = useSignal(String(reply.position["arrow"]));
  const set = () => ({
    round: round.value,
    recruits: recruits.value,
    reserve: reserve.value.map(numbers),
    discard: numbers(gone.value),
    arrow: arrow.value,
  });
  return (
    <details class="panel ds-errands">
      <summary>{speaker.text("ds-companion-stores")}</summary>
      {SANCHOS.map((sancho) => (
        <p class="ds-edit-buttons">
          <Mark sancho={sancho} />
          <label>
            {speaker.text("ds-companion-recruits")}{" "}
            <input
              type="number"
              min={0}
              max={MOST_UNITS}
              value={recruits.value[sancho]}
              onInput={(event) => {
                const count = Number(event.currentTarget.value);
                recruits.value = recruits.value.with(sancho, count);
              }}
            />
          </label>
          <label>
            {speaker.text("ds-companion-reserve")}{" "}
            <input
              type="text"
              size={8}
              value={reserve.value[sancho]}
              onInput={(event) => {
                reserve.value = reserve.value.with(sancho, event.currentTarget.value);
              }}
            />
          </label>
        </p>
      ))}
      <label class="ds-edit-buttons">
        {speaker.text("ds-companion-gone")}
        <input
          type="text"
          value={gone.value}
          onInput={(event) => (gone.value = event.currentTarget.value)}
        />
      </label>
      <p class="ds-edit-buttons">
        <label>
          {speaker.text("ds-companion-round")}{" "}
          <input
            type="number"
            min={1}
            value={round.value}
            onInput={(event) => (round.value = Number(event.currentTarget.value))}
          />
        </label>
        <select value={arrow.value} onChange={(event) => (arrow.value = event.currentTarget.value)}>
          <option value="up">{speaker.text("ds-arrow-up")}</option>
          <option value="down">{speaker.text("ds-arrow-down")}</option>
        </select>
        <button
          type="button"
          class="button"
          onClick={() => void tell({ do: "position", set: set() })}
        >
          {speaker.text("ds-companion-set")}
        </button>
      </p>
    </details>
  );
}
