import { startTransition, useEffect, useState } from "react";
import { useCalm } from "../../controls/use-media.js";
import type { Pace } from "../../page/preferences.js";
import type { TableSession, TableSnapshot } from "../session.js";

/** At the usual speed a step comes after this time: long enough to read what happened before. */
const usualPause = 1000;

export interface BotPace {
  readonly paused: boolean;
  setPaused(paused: boolean): void;
  /** Lets the next step come at once. */
  step(): void;
}

/** Lets what comes by itself come step by step, slowly enough to follow. */
export function useBotPace(
  session: TableSession,
  { step, since }: TableSnapshot,
  pace: Pace,
  isHeld: boolean,
): BotPace {
  const [paused, setPaused] = useState(false);
  // Whoever wants calm finds the steps in the log, and isn't kept waiting by the server's.
  const isAtOnce = useCalm() && session.id !== undefined;
  useEffect(() => {
    if (!step || paused || isHeld) return;
    const wait = isAtOnce || document.hidden ? 0 : (step.wait * usualPause) / pace;
    const timer = setTimeout(() => startTransition(() => session.step()), Math.max(0, since + wait - Date.now()));
    return () => clearTimeout(timer);
  }, [session, step, since, pace, paused, isHeld, isAtOnce]);
  return { paused, setPaused, step: () => session.step() };
}
