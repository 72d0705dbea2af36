import { startTransition, useEffect, useState } from "react";
import type { Moment, TableSession } from "./session.js";

/**
 * The moment that a table shows. A new one is drawn in slices, between which the page hears its inputs: however much a bot's step
 * changes, a tap or a key doesn't wait for all of it.
 */
export function useMoment(session: TableSession): Moment {
  const [shown, setShown] = useState(() => ({ session, moment: session.moment() }));
  useEffect(() => {
    const show = () =>
      startTransition(() =>
        setShown((before) => {
          const moment = session.moment();
          return before.session === session && before.moment === moment ? before : { session, moment };
        }),
      );
    show(); // what happened before anybody listened
    return session.subscribe(show);
  }, [session]);
  return shown.session === session ? shown.moment : session.moment();
}
