import type { AzerothContent } from "../content/content.js";
import { nameOf, questOf } from "../content/tables.js";
import type { Hero } from "../state.js";

/** AZ-end-1. */
export const valourToWin = 8;

/** AZ-valour-1: the sum of what stands on completed quests and trophies, and the marks of rivalry (AZ-pvp-13). */
export function valourOf(content: AzerothContent, { log, trophies: won, rivals }: Hero): number {
  let sum = rivals.length;
  for (const quest of log) sum += questOf(content, quest).valour;
  for (const trophy of won) sum += content.trophies[nameOf(trophy)]!.valour;
  return sum;
}
