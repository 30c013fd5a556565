import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../parts/icons";
import { SeatShield } from "../parts/shield";
import { lang } from "../settings";
import { t } from "../texts";
import { MOST_SAID, type Channel, type Sign, type TalkLine } from "../wire";
import type { Session } from "./session";
import "../styles/talk.css";

const SIGNS: [Sign, IconName][] = [
  ["yes", "check"],
  ["no", "close"],
  ["laugh", "laugh"],
  ["heart", "heart"],
  ["oops", "oops"],
  ["crown", "crown"],
];
const ICONS = Object.fromEntries(SIGNS) as Record<Sign, IconName>;

/** The name of a message's author: a seat's, or an onlooker's. */
function speakerOf(session: Session, { seat, name }: TalkLine): string {
  return seat === null ? (name ?? t("somebody")) : session.speaker.value.seat(seat);
}

function Tools({ session, line }: { session: Session; line: TalkLine }) {
  const { host, channel } = session.talk.about.value!;
  const details = useRef<HTMLDetailsElement>(null);
  const mine = line.reactions.find((reaction) => reaction.mine)?.sign;
  const { number } = line;
  const close = () => details.current?.removeAttribute("open");
  const tool = (name: string, act: () => void) => (
    <button
      type="button"
      class="button quiet"
      data-tool={`talk-${name}`}
      onClick={() => {
        close();
        act();
      }}
    >
      {t(`talk-${name}`)}
    </button>
  );
  return (
    <details
      class="talk-tools"
      ref={details}
      onToggle={() => details.current?.lastElementChild?.scrollIntoView({ block: "nearest" })}
    >
      <summary aria-label={t("talk-more", { name: speakerOf(session, line) })}>
        <Icon name="more" />
      </summary>
      <div>
        {channel === line.channel && (
          <p class="talk-signs">
            {SIGNS.map(([sign, icon]) => (
              <button
                type="button"
                class="button quiet icon"
                aria-label={t(`sign-${sign}`)}
                aria-pressed={mine === sign}
                data-sign={sign}
                onClick={() => {
                  close();
                  void session.speak({ t: "react", number, sign: mine === sign ? null : sign });
                }}
              >
                <Icon name={icon} />
              </button>
            ))}
          </p>
        )}
        {!line.mine && tool("report", () => void session.speak({ t: "report", number }))}
        {(host || line.mine) && tool("remove", () => void session.speak({ t: "remove", number }))}
        {host &&
          !line.mine &&
          tool(
            line.muted ? "unmute" : "mute",
            () => void session.speak({ t: "mute", number, muted: !line.muted }),
          )}
      </div>
    </details>
  );
}

function Line({ session, line }: { session: Session; line: TalkLine }) {
  const when = new Intl.DateTimeFormat(lang.value, { timeStyle: "short" });
  const day = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium", timeStyle: "short" });
  const { channel } = session.talk.about.value!;
  return (
    <li class={`talk-line ${line.reports > 0 ? "reported" : ""}`} data-line={line.number}>
      {line.seat === null ? <Icon name="eye" /> : <SeatShield seat={line.seat} />}
      <div>
        <p class="talk-who">
          <b>{speakerOf(session, line)}</b>
          <time title={day.format(line.at)}>{when.format(line.at)}</time>
          {line.channel === "onlookers" && channel !== "onlookers" && (
            <span>{t("talk-onlookers")}</span>
          )}
          {line.muted && <span>{t("talk-muted")}</span>}
          {line.reports > 0 && <span class="talk-reports">{t("talk-reported")}</span>}
        </p>
        <p class="talk-text">
          {line.removed ? <em class="quiet-words">{t("talk-removed")}</em> : line.text}
        </p>
        {line.reactions.length > 0 && (
          <p class="talk-reactions">
            {line.reactions.map(({ sign, count, mine }) => (
              <span class={mine ? "mine" : ""} title={t(`sign-${sign}`)}>
                <Icon name={ICONS[sign]} />
                <span class="hidden-words">{t(`sign-${sign}`)}</span>
                {count}
              </span>
            ))}
          </p>
        )}
      </div>
      {!line.removed && <Tools session={session} line={line} />}
    </li>
  );
}

function Speak({ session, channel }: { session: Session; channel: Channel }) {
  const text = useSignal("");
  const busy = useSignal(false);
  const wrong = useSignal("");
  const say = async (event: Event) => {
    event.preventDefault();
    const said = text.value.trim();
    if (!said || busy.value) return;
    busy.value = true;
    wrong.value = "";
    const answer = await session.speak({ t: "say", text: said });
    busy.value = false;
    if (answer?.t === "ack") text.value = "";
    else if (answer?.t === "error") wrong.value = answer.message[lang.value];
  };
  return (
    <form class="talk-speak" onSubmit={(event) => void say(event)}>
      {wrong.value && <p role="alert">{wrong.value}</p>}
      <input
        type="text"
        maxLength={MOST_SAID}
        value={text.value}
        autocomplete="off"
        enterKeyHint="send"
        placeholder={t(`talk-to-${channel}`)}
        aria-label={t(`talk-to-${channel}`)}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <button
        type="submit"
        class="button icon"
        aria-label={t("talk-send")}
        disabled={busy.value || !text.value.trim()}
      >
        <Icon name="quill" />
      </button>
    </form>
  );
}

/** The conversation at a table. */
export function Talk({ session }: { session: Session }) {
  const { about, lines } = session.talk;
  const ref = useRef<HTMLDivElement>(null);
  const all = [...lines.value.values()];
  useEffect(() => {
    const here = ref.current;
    if (!here || here.offsetParent === null) return;
    here.scrollTo({ top: here.scrollHeight });
    if (!document.hidden) session.talk.seen();
  });
  if (!about.value) return null;
  const { chat, channel } = about.value;
  return (
    <div class="talk">
      <div class="talk-scroll" ref={ref} tabIndex={0} role="region" aria-label={t("talk")}>
        {all.length === 0 && <p class="quiet-words">{t(`talk-empty-${chat}`)}</p>}
        <ul role="log">
          {all.map((line) => (
            <Line key={line.number} session={session} line={line} />
          ))}
        </ul>
      </div>
      {channel !== null && <Speak session={session} channel={channel} />}
      {channel === null && chat !== "off" && (
        <p class="quiet-words talk-note">{t("talk-silent")}</p>
      )}
    </div>
  );
}

/** How many messages have not been read yet. */
export function Unread({ session }: { session: Session }) {
  const count = session.talk.unread.value;
  if (count === 0) return null;
  return (
    <span class="unread">
      {count > 99 ? "99+" : count}
      <span class="hidden-words">{t("talk-unread")}</span>
    </span>
  );
}

/** The heading of the chronicle; where people can talk it is a pair of tabs. */
export function LogTabs({ session }: { session: Session }) {
  const { shown, offered } = session.talk;
  if (!offered.value) return <h2>{t("chronicle")}</h2>;
  return (
    <div class="log-tabs" role="tablist" aria-label={t("chronicle")}>
      <button
        type="button"
        role="tab"
        aria-selected={!shown.value}
        onClick={() => (shown.value = false)}
      >
        {t("chronicle")}
      </button>
      <button
        type="button"
        role="tab"
        aria-selected={shown.value}
        data-tool="talk"
        onClick={() => (shown.value = true)}
      >
        {t("talk")}
        {!shown.value && <Unread session={session} />}
      </button>
    </div>
  );
}
