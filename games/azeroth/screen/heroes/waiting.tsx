import type { Seat } from "@tavolata/kernel";
import { clockTime } from "@tavolata/ui/controls/clock-time.js";
import { useNow } from "@tavolata/ui/controls/use-now.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import { useDesk } from "../desk.js";

/**
 * The clock beside whoever is waited for: where the table has a time limit, what it leaves; elsewhere how long it has been, counted from when
 * this page first saw it wait.
 */
export function Waiting({ seat }: { readonly seat: Seat }) {
  const { page, language } = useWords();
  const { shown } = useDesk();
  const { view, due } = shown;
  const isWaitedFor = view.waiting.includes(seat);
  const since = useSince(isWaitedFor ? `${seat} ${shown.events.length}` : undefined);
  const now = useNow(isWaitedFor);
  if (!isWaitedFor) return null;
  const words = page(due === undefined ? "azeroth.waiting" : "azeroth.time-left");
  const seconds = due === undefined ? (now - since) / 1000 : (due - now) / 1000;
  return (
    <span className={due === undefined ? "az-waiting number" : "az-waiting due number"} role="timer" title={words}>
      <span className="unseen">{words} </span>
      {clockTime(Math.max(0, Math.floor(seconds)), language)}
    </span>
  );
}

/** When something began to last. */
function useSince(what: string | undefined): number {
  const [since, setSince] = useState({ what, at: Date.now() });
  if (since.what !== what) setSince({ what, at: Date.now() });
  return since.at;
}
