import { useSignal, type Signal } from "@preact/signals";
import { lang } from "../../../settings";
import type { Speaker } from "../../../texts";
import { MOST_PACK } from "../../../wire";
import { begin, fault } from "./store";

const EXAMPLE = `[pack]
game = "drei_sanchos"
name = "…"

[[cards]]
number = 2
bp = 1
top = "attack 1 / move 1 weakest"
top_de = "…"`;

/** Which cards and regions nobody has read from the box. */
export function Origins({ speaker }: { speaker: Speaker }) {
  const made = Object.entries(speaker.info.lexicon)
    .filter(([, entry]) => entry.provenance === "reconstructed")
    .map(([element]) => element.split(":"));
  const cards = made.filter(([kind]) => kind === "card").map(([, number]) => number);
  const regions = made.filter(([kind]) => kind === "region").length;
  return (
    <p class="note" data-origins>
      {speaker.text("ds-companion-origins", {
        count: cards.length,
        cards: cards.join(", "),
        regions,
      })}
    </p>
  );
}

/** An owner's pack: a file, or its text. */
function OwnPack({ speaker, pack }: { speaker: Speaker; pack: Signal<string> }) {
  const large = useSignal(false);
  const read = async (file: File | undefined) => {
    large.value = (file?.size ?? 0) > MOST_PACK;
    if (file && !large.value) pack.value = await file.text();
  };
  return (
    <details class="ds-pack">
      <summary>{speaker.text("ds-companion-pack")}</summary>
      <p>{speaker.text("ds-companion-pack-about")}</p>
      <label class="field">
        <span>{speaker.text("ds-companion-pack-file")}</span>
        <input
          type="file"
          accept=".toml"
          data-field="pack-file"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {large.value && (
        <p class="error">{speaker.text("ds-companion-pack-large", { most: MOST_PACK / 1024 })}</p>
      )}
      <label class="field">
        <span>{speaker.text("ds-companion-pack-text")}</span>
        <textarea
          rows={9}
          maxLength={MOST_PACK}
          placeholder={EXAMPLE}
          spellcheck={false}
          data-field="pack"
          value={pack.value}
          onInput={(event) => (pack.value = event.currentTarget.value)}
        />
      </label>
    </details>
  );
}

/** Before the first round: which Sancho, which level, and whose cards. */
export function Begin({ speaker }: { speaker: Speaker }) {
  const valuesOf = (id: string) =>
    (speaker.info.options.find((option) => option.id === id)?.values ?? []).map(String);
  const wanted = new URLSearchParams(location.hash.slice(1)); // a campaign says what is due
  const firstOf = (id: string) =>
    valuesOf(id).find((value) => value === wanted.get(id)) ?? valuesOf(id)[0]!;
  const sancho = useSignal(firstOf("sancho"));
  const level = useSignal(firstOf("level"));
  const cid = useSignal(wanted.get("el_cid") === "true");
  const pack = useSignal("");
  const select = (of: Signal<string>, id: string, values: string[]) => (
    <label class="field">
      <span>{speaker.option(id, values[0]!)[0]}</span>
      <select value={of.value} onChange={(event) => (of.value = event.currentTarget.value)}>
        {values.map((value) => (
          <option value={value}>{speaker.option(id, value)[1]}</option>
        ))}
      </select>
    </label>
  );
  return (
    <section class="panel sheet ds-begin">
      <p>{speaker.text("ds-companion-about")}</p>
      <Origins speaker={speaker} />
      {select(sancho, "sancho", valuesOf("sancho"))}
      {select(level, "level", valuesOf("level"))}
      <label class="check">
        <input
          type="checkbox"
          checked={cid.value}
          onChange={(event) => (cid.value = event.currentTarget.checked)}
        />
        El Cid
      </label>
      <OwnPack speaker={speaker} pack={pack} />
      {fault.value && (
        <p class="error" role="alert">
          {fault.value.words[lang.value]}
        </p>
      )}
      <button
        type="button"
        class="button primary"
        data-tool="begin"
        onClick={() =>
          void begin({ sancho: sancho.value, level: level.value, el_cid: cid.value }, pack.value)
        }
      >
        {speaker.text("ds-companion-begin")}
      </button>
    </section>
  );
}
