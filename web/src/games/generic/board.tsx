import { Die } from "../../parts/die";
import { SeatShield } from "../../parts/shield";
import { Element } from "../../table/element";
import type { Session } from "../../table/session";
import { t } from "../../texts";
import type { SceneArea, SceneItem, Value } from "../../wire";
import type { BoardProps } from "../board";

/** A fact's value; dice are shown as dice. */
function FactValue({ session, name, value }: { session: Session; name: string; value: Value }) {
  if (session.info.params[name] === "die") {
    const faces = Array.isArray(value) ? value : [Number(value)];
    return (
      <>
        {faces.map((face) => (
          <Die face={face} />
        ))}
      </>
    );
  }
  return <>{session.speaker.value.fact(name, value)[1]}</>;
}

function Face({ session, item }: { session: Session; item: SceneItem }) {
  const speaker = session.speaker.value;
  const words = item.element ? speaker.wording(item.element) : "";
  return (
    <>
      <span class="thing-head">
        {item.owner >= 0 && <SeatShield seat={item.owner} />}
        <b>{speaker.scene(item.label.key, item.label.params)}</b>
      </span>
      {item.facts.length > 0 && (
        <span class="thing-facts">
          {item.facts.map((f) => (
            <span class="thing-fact">
              <span class="quiet-words">{speaker.fact(f.key, f.value)[0]} </span>
              <FactValue session={session} name={f.key} value={f.value} />
            </span>
          ))}
        </span>
      )}
      {words && <span class="thing-words">{words}</span>}
      {item.state && speaker.has(`state-${item.state}`) && (
        <span class="thing-state">{speaker.text(`state-${item.state}`)}</span>
      )}
    </>
  );
}

function Thing({ session, item }: { session: Session; item: SceneItem }) {
  const style = `thing ${item.state ? `is-${item.state}` : ""}`;
  if (!item.element) {
    return (
      <div class={style}>
        <Face session={session} item={item} />
      </div>
    );
  }
  return (
    <Element session={session} element={item.element} class={style}>
      <Face session={session} item={item} />
    </Element>
  );
}

function AreaPanel({ session, area }: { session: Session; area: SceneArea }) {
  const speaker = session.speaker.value;
  return (
    <section class="area panel" data-area={area.id}>
      <h3 class={area.owner >= 0 ? `ink-${area.owner % 5}` : ""}>
        {area.owner >= 0 && <SeatShield seat={area.owner} />}
        {speaker.scene(area.title.key, area.title.params)}
      </h3>
      <div class="things">
        {area.items.map((item) => (
          <Thing session={session} item={item} />
        ))}
      </div>
    </section>
  );
}

const isMine = (area: SceneArea, session: Session) =>
  area.owner >= 0 && area.owner === session.me.value;

/** The table of any game: its scene as areas with items and facts. */
export function GenericBoard({ session }: BoardProps) {
  const areas = session.state.value?.scene?.areas ?? [];
  return (
    <div class="generic-board">
      {areas
        .filter((area) => !isMine(area, session))
        .map((area) => (
          <AreaPanel session={session} area={area} />
        ))}
    </div>
  );
}

/** What belongs to the person at the screen. */
export function GenericHand({ session }: BoardProps) {
  const areas = (session.state.value?.scene?.areas ?? []).filter((area) => isMine(area, session));
  if (areas.every((area) => area.items.length === 0)) {
    return <p class="quiet-words hand-empty">{t("hand-empty")}</p>;
  }
  return (
    <div class="generic-board">
      {areas.map((area) => (
        <AreaPanel session={session} area={area} />
      ))}
    </div>
  );
}
