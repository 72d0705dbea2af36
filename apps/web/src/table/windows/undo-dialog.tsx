import type { Seat } from "@tavolata/kernel";
import { Dialog } from "@tavolata/ui/controls/dialog.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import type { Reason, TableSession, UndoOption } from "@tavolata/ui/table/session.js";
import { useState } from "react";

interface UndoProps {
  readonly session: TableSession;
  readonly undo: UndoOption;
  readonly seat: Seat;
  readonly onClose: () => void;
}

/** What would be taken back; or why that can't simply be done, and the way that is left: everybody agrees. */
export function UndoDialog({ session, undo, seat, onClose }: UndoProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [refused, setRefused] = useState<Reason>();
  const takeBack = async () => {
    const reason =
      undo.kind === "by-agreement" ? await session.undoByAgreement(seat, undo.to) : await session.undoFreely(seat);
    if (reason) setRefused(reason);
    else onClose();
  };
  return (
    <Dialog title={page("undo")} onClose={onClose}>
      <p>{undo.kind === "free" ? page("undo.free") : speaker.sentence(undo.reason)}</p>
      {undo.kind !== "none" && (
        <>
          {undo.kind === "by-agreement" && <p className="muted">{page("undo.means")}</p>}
          <ul className="undo-events">
            {undo.takesBack.map((event) => (
              <li key={event.number}>{speaker.event(event)}</li>
            ))}
          </ul>
        </>
      )}
      {refused && <p role="alert">{speaker.sentence(refused.said)}</p>}
      <div className="dialog-actions">
        {undo.kind !== "none" && (
          <button type="button" className="button main" onClick={() => void takeBack()}>
            {page(undo.kind === "free" ? "undo" : session.id === undefined ? "undo.agree" : "undo.ask")}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {page("close")}
        </button>
      </div>
    </Dialog>
  );
}
