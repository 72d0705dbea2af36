import type { LoadedGame } from "@tavolata/game";
import { playChunk, type Row, type Variant } from "@tavolata/lab";
import { expect } from "vitest";

/** What so many matches of bots say of themselves. */
export function summariesOf(loadedGame: LoadedGame, bot: string, matches: number): readonly Row[] {
  const variant: Variant = { name: "as it is", options: {}, bots: { "": bot }, picks: [], corrections: [] };
  return playChunk(loadedGame, { game: loadedGame.id, seed: "account", bound: 4_000, variant, first: 0, end: matches });
}

/**
 * Every match says how it ended, and some of them where something was lost and what was drawn.
 * @param othersLose everybody plays for oneself: a match that somebody has won is lost by the others
 */
export function saysWhatWasLost(rows: readonly Row[], { othersLose = false } = {}): void {
  for (const { losses, won, rounds, how } of rows) {
    expect(how).not.toBe("");
    for (const loss of losses) expect(loss.round).toBeLessThanOrEqual(rounds);
    if (won && !othersLose) expect(losses.some(({ last }) => last)).toBe(false);
  }
  expect(rows.flatMap(({ losses }) => losses).length).toBeGreaterThan(0);
  expect(rows.flatMap(({ drawn }) => drawn).length).toBeGreaterThan(0);
}
