import { useEffect, useState } from "react";
import type { Pace } from "../app/preferences.js";
import type { Moment, TableSession } from "./session.js";

/** At the usual speed a bot's answer comes after this time: long enough to read what happened before. */
const usualPause = 1000;

/** Dice need their time to land. */
const afterThrow = 700;

export interface BotPace {
  readonly paused: boolean;
  setPaused(paused: boolean): void;
  /** Lets the next bot answer at once. */
  step(): void;
}

/** Lets the bots of a table answer one after the other, slowly enough to follow. */
export function useBotPace(session: TableSession, { bot, at, events }: Moment, pace: Pace, isHeld: boolean): BotPace {
  const [paused, setPaused] = useState(false);
  const wasThrow = events.at(-1)?.type === "dice-rolled";
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer starts the wait for the next one
  useEffect(() => {
    if (bot === undefined || paused || isHeld) return;
    const timer = setTimeout(() => session.letBotAnswer(), (usualPause + (wasThrow ? afterThrow : 0)) / pace);
    return () => clearTimeout(timer);
  }, [session, bot, at, wasThrow, pace, paused, isHeld]);
  return { paused, setPaused, step: () => session.letBotAnswer() };
}
