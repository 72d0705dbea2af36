import { useEffect, useMemo, useState } from "react";
import { useSpeaker, useWords } from "../language/words.js";
import type { TableSession, TableSnapshot } from "../table/session.js";
import { type AnyBoardInstructionTable, type BoardInstruction, boardInstructionsAfter } from "./board-instruction.js";
import { doneAt, keepDone } from "./saved-board-instructions.js";
import "./board-instructions.css";

export interface BoardInstructionsProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
}

/** What people have to do at the real board, one after the other: the machine has no hands. */
export function BoardInstructions({ session, snapshot }: BoardInstructionsProps) {
  const { page } = useWords();
  const { left, done, doneAll } = useBoardInstructions(session, snapshot);
  const [boardInstruction] = left;
  if (!boardInstruction) return null;
  return (
    <section className="bar errands" aria-label={page("companion.errands")}>
      <p className="errand-title muted">{page("companion.errands")}</p>
      <p className="errand serif" role="status">
        {boardInstruction.text}
      </p>
      <div className="errand-buttons">
        <button type="button" className="button main entry-large" onClick={done}>
          {page("companion.done")}
        </button>
        {left.length > 1 && (
          <button type="button" className="button entry-large" onClick={doneAll}>
            {page("companion.all-done", { count: left.length })}
          </button>
        )}
      </div>
    </section>
  );
}

function useBoardInstructions(session: TableSession, { events, view, past, onlooker, seating }: TableSnapshot) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const place = `${session.id ?? ""}/${onlooker}`;
  const [state, setState] = useState(() => doneAt(place));
  const count = past ? past.log.length : events.length;
  const isBack = count < state.events;
  useEffect(() => {
    setState(doneAt(place));
  }, [place]);
  const keep = (next: typeof state) => {
    keepDone(place, next);
    setState(next);
  };
  const table = useBoardInstructionTable(session);
  const left = useMemo((): readonly BoardInstruction[] => {
    if (!table || past) return [];
    if (isBack) return [{ about: "back", text: page("companion.taken-back") }];
    const people = new Set(session.seats.filter((seat) => seating[seat]?.kind !== "bot"));
    const told = { view, speaker, say: page, people };
    return boardInstructionsAfter(events.slice(state.events), table, told).filter(
      ({ text }) => !state.done.includes(text),
    );
  }, [session, table, past, isBack, events, state, view, speaker, page, seating]);
  return {
    left,
    done: () => {
      const [boardInstruction] = left;
      if (isBack || left.length <= 1) keep({ events: count, done: [] });
      else if (boardInstruction) keep({ ...state, done: [...state.done, boardInstruction.text] });
    },
    doneAll: () => keep({ events: count, done: [] }),
  };
}

/** What each of the game's events gives people to do, once it has come. */
function useBoardInstructionTable({ screen }: TableSession): AnyBoardInstructionTable | undefined {
  const [table, setTable] = useState<AnyBoardInstructionTable>();
  useEffect(() => {
    let isWanted = true;
    screen.boardInstructions?.().then(
      (loaded) => isWanted && setTable(() => loaded),
      (error: unknown) => console.warn("What is to be done at the real board can't be had:", error),
    );
    return () => {
      isWanted = false;
    };
  }, [screen]);
  return table;
}
