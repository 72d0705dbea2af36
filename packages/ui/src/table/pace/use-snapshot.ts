import { startTransition, useEffect, useState } from "react";
import type { TableSession, TableSnapshot } from "../session.js";

/**
 * The moment that a table shows. What comes from a server, and the steps of bots, are drawn in slices, between which the page hears its
 * inputs: however much they change, a tap or a key doesn't wait for all of it. What somebody does at this device is drawn at once, so
 * that nobody presses what no longer counts.
 */
export function useSnapshot(session: TableSession): TableSnapshot {
  const [shown, setShown] = useState(() => ({ session, moment: session.snapshot() }));
  useEffect(() => {
    const show = () =>
      setShown((before) => {
        const snapshot = session.snapshot();
        return before.session === session && before.moment === snapshot ? before : { session, moment: snapshot };
      });
    show(); // what happened before anybody listened
    return session.subscribe(session.id === undefined ? show : () => startTransition(show));
  }, [session]);
  return shown.session === session ? shown.moment : session.snapshot();
}
