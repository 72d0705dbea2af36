import chatIcon from "game-icon:chat-bubble";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Reason, TableSession, TableSnapshot } from "@tavolata/ui/table/session.js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { client } from "../../app/client.js";
import { ago } from "../../start/ago.js";
import "./talk.css";

interface TalkProps {
  readonly session: Pick<TableSession, "table" | "people" | "say">;
  readonly moment: Pick<TableSnapshot, "chat">;
}

/** What is said at the table: a button that counts what is new, and behind it the talk. */
export function Talk({ session, moment }: TalkProps) {
  const { page } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [read, setRead] = useState(moment.chat.length);
  const count = moment.chat.length;
  useEffect(() => {
    if (isOpen) setRead(count);
  }, [isOpen, count]);
  const others = new Set(session.table?.seats.flatMap(({ person, mine }) => (person && !mine ? [person.id] : [])));
  const isAtTable = session.people.length > 0 || session.table?.owned === true;
  if (!isAtTable || (others.size === 0 && count === 0)) return null;
  const fresh = count - read;
  return (
    <>
      <button type="button" className="button bare talk-button" onClick={() => setOpen(true)}>
        <Icon of={chatIcon} />
        <span className="unseen">{page("talk.title")}</span>
        {fresh > 0 && (
          <span className="talk-fresh number">
            {fresh}
            <span className="unseen"> {page("talk.fresh")}</span>
          </span>
        )}
      </button>
      {isOpen && <TalkPanel session={session} moment={moment} onClose={() => setOpen(false)} />}
    </>
  );
}

function TalkPanel({ onClose, ...talk }: TalkProps & { readonly onClose: () => void }) {
  const { page } = useWords();
  return (
    <Dialog title={page("talk.title")} kind="side" onClose={onClose}>
      <Conversation {...talk} />
    </Dialog>
  );
}

/** What was said, and where one says something. */
export function Conversation({ session, moment }: TalkProps) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const [words, setWords] = useState("");
  const [refused, setRefused] = useState<Reason>();
  const lines = useRef<HTMLElement>(null);
  const { chat } = moment;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled to
  useEffect(() => {
    lines.current?.scrollTo({ top: lines.current.scrollHeight });
  }, [chat.length]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (said === "") return;
    setWords("");
    const reason = await session.say(said);
    setRefused(reason);
    if (reason) setWords(said);
  };
  const mine = new Set(session.table?.seats.flatMap(({ person, mine }) => (person && mine ? [person.id] : [])));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={lines} className="talk-said" aria-label={page("talk.said")} tabIndex={0}>
        <ol className="talk-lines" aria-live="polite">
          {chat.length === 0 && <li className="muted">{page("talk.none")}</li>}
          {chat.map(({ number, person, words: said, said: at }) => (
            <li key={number} className={mine.has(person.id) ? "talk-line mine" : "talk-line"}>
              <p className="talk-who">
                <strong>{person.name}</strong> <span className="muted">{ago(at, language)}</span>
                {!mine.has(person.id) && (
                  <button type="button" className="talk-block" onClick={() => void client.block(person.id, true)}>
                    {page("talk.block")}
                    <span className="unseen"> {person.name}</span>
                  </button>
                )}
              </p>
              <p>{said}</p>
            </li>
          ))}
        </ol>
      </section>
      <form className="talk-form" onSubmit={(event) => void send(event)}>
        <input
          className="field"
          aria-label={page("talk.say")}
          placeholder={page("talk.say")}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="button main">
          {page("talk.send")}
        </button>
      </form>
      {refused && <p role="alert">{speaker.sentence(refused.said)}</p>}
    </>
  );
}
