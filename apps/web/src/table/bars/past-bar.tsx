import { isDialogOpen } from "@tavolata/ui/controls/dialog.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { Past, TableSession } from "@tavolata/ui/table/session.js";
import { useEffect } from "react";

interface PastBarProps {
  readonly session: TableSession;
  readonly past: Past;
  /** How many events had been told then. */
  readonly told: number;
}

/** An earlier moment is looked at: one further back, one further on, or back to now, as the Escape key does. */
export function PastBar({ session, past, told }: PastBarProps) {
  const { page } = useWords();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !isDialogOpen()) session.backToNow();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session]);
  const look = (event: number) => () => void session.lookBack(event);
  return (
    <div className="bar past" role="status">
      <p>{page("past.looking", { event: told, events: past.log.length })}</p>
      <div className="bar-buttons">
        <button type="button" className="button" disabled={past.event === 0} onClick={look(past.event - 1)}>
          {page("past.earlier")}
        </button>
        <button type="button" className="button" disabled={told >= past.log.length} onClick={look(told)}>
          {page("past.later")}
        </button>
        <button type="button" className="button main" onClick={() => session.backToNow()}>
          {page("past.now")}
        </button>
      </div>
    </div>
  );
}
