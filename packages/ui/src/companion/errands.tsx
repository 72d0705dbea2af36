import { useEffect, useMemo, useState } from "react";
import { useSpeaker, useWords } from "../language/words.js";
import type { TableSession, TableSnapshot } from "../table/session.js";
import { type AnyErrandTable, type Errand, errandsAfter } from "./errand.js";
import { doneAt, keepDone } from "./kept-errands.js";
import "./errands.css";

export interface ErrandsProps {
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
}

/** What people have to do at the real board, one after the other: the machine has no hands. */
export function Errands({ session, snapshot }: ErrandsProps) {
  const { page } = useWords();
  const { left, done, doneAll } = useErrands(session, snapshot);
  const [errand] = left;
  if (!errand) return null;
  return (
    <section className="bar errands" aria-label={page("companion.errands")}>
      <p className="errand-title muted">{page("companion.errands")}</p>
      <p className="errand serif" role="status">
        {errand.text}
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

function useErrands(session: TableSession, { events, view, past, onlooker, seating }: TableSnapshot) {
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
  const table = useErrandTable(session);
  const left = useMemo((): readonly Errand[] => {
    if (!table || past) return [];
    if (isBack) return [{ about: "back", text: page("companion.taken-back") }];
    const people = new Set(session.seats.filter((seat) => seating[seat]?.kind !== "bot"));
    const told = { view, speaker, say: page, people };
    return errandsAfter(events.slice(state.events), table, told).filter(({ text }) => !state.done.includes(text));
  }, [session, table, past, isBack, events, state, view, speaker, page, seating]);
  return {
    left,
    done: () => {
      const [errand] = left;
      if (isBack || left.length <= 1) keep({ events: count, done: [] });
      else if (errand) keep({ ...state, done: [...state.done, errand.text] });
    },
    doneAll: () => keep({ events: count, done: [] }),
  };
}

/** What each of the game's events gives people to do, once it has come. */
function useErrandTable({ screen }: TableSession): AnyErrandTable | undefined {
  const [table, setTable] = useState<AnyErrandTable>();
  useEffect(() => {
    let isWanted = true;
    screen.errands?.().then(
      (loaded) => isWanted && setTable(() => loaded),
      (error: unknown) => console.warn("What is to be done at the real board can't be had:", error),
    );
    return () => {
      isWanted = false;
    };
  }, [screen]);
  return table;
}
