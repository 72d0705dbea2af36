import type { Seat } from "@tavolata/kernel";
import { useEffect, useState } from "react";
import { useWords } from "../../language/words.js";
import { useDesk } from "./desk.js";
import { waitedFor } from "./waited-for.js";

/** How long the table has been waiting for somebody, counted from when this page first saw it wait. */
export function Waiting({ seat }: { readonly seat: Seat }) {
  const { page } = useWords();
  const { seen, shown } = useDesk();
  const isWaitedFor = waitedFor(seen, shown.act.decision?.seat) === seat;
  const seconds = useSeconds(isWaitedFor ? `${seen.turn.number} ${seen.phase}` : undefined);
  if (!isWaitedFor) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <span className="az-waiting number" role="timer" aria-live="off" title={page("azeroth.waiting")}>
      <span className="unseen">{page("azeroth.waiting")} </span>
      {time}
    </span>
  );
}

/** Seconds since something began to last. */
function useSeconds(what: string | undefined): number {
  const [since, setSince] = useState({ what, at: Date.now() });
  const [now, setNow] = useState(Date.now());
  if (since.what !== what) setSince({ what, at: Date.now() });
  useEffect(() => {
    if (what === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [what]);
  return Math.max(0, Math.floor((now - since.at) / 1000));
}
