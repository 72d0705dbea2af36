import { useState } from "react";
import { Dialog } from "../controls/dialog.js";
import { useSpeaker, useWords } from "../language/words.js";
import { isThrow } from "../table/log/told.js";
import type { Reason, TableSession, TableSnapshot } from "../table/session.js";
import { remember } from "./misread.js";

export interface CorrectDialogProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  /** The number of the event that tells what was misread. */
  readonly event: number;
  readonly onClose: () => void;
}

/** So many of the lines that would be taken back are shown. */
const mostLines = 12;

/** "We rolled that differently": what is taken back with it, before it is. */
export function CorrectDialog({ session, snapshot, event, onClose }: CorrectDialogProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [refused, setRefused] = useState<Reason>();
  const { events, seating } = snapshot;
  const told = events.find(({ number }) => number === event);
  const since = events.filter(({ number }) => number > event);
  const others = session.seats.some((seat) => {
    const sitter = seating[seat];
    return sitter?.kind === "person" && sitter.away;
  });
  if (!told) return null;
  const correct = async () => {
    const reason = await session.correct?.(event);
    if (reason) {
      setRefused(reason);
      return;
    }
    remember(told);
    onClose();
  };
  return (
    <Dialog title={page(isThrow(told) ? "log.differently" : "log.differently-card")} onClose={onClose}>
      <p className="serif">{speaker.event(told)}</p>
      <p>{page("companion.correct-means")}</p>
      <ul className="undo-events">
        {since.slice(0, mostLines).map((line) => (
          <li key={line.number}>{speaker.event(line)}</li>
        ))}
        {since.length > mostLines && <li aria-hidden="true">…</li>}
        {since.length === 0 && <li className="muted">{page("companion.nothing-since")}</li>}
      </ul>
      {others && <p className="muted">{page("companion.correct-all")}</p>}
      {refused && <p role="alert">{speaker.sentence(refused.said)}</p>}
      <div className="dialog-actions">
        <button type="button" className="button main entry-large" onClick={() => void correct()}>
          {page(others ? "companion.correct-ask" : "companion.correct")}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {page("close")}
        </button>
      </div>
    </Dialog>
  );
}
