import type { SomeOptions } from "../../options.js";
import { isCreature } from "../../queries/figures.js";
import type { Figure, Turn } from "../../state.js";

type ActionType = Turn["done"][number];

/** The kinds of actions by the groups of the rail. */
const types: Readonly<Record<string, ActionType>> = {
  attack: "attack",
  shoot: "shoot",
  cast: "magic",
  search: "search",
};

/** How often this kind of action may still be taken in this turn; nothing for what isn't counted. */
export function usesLeft(
  group: string,
  turn: Turn,
  figure: Figure | undefined,
  options: SomeOptions,
): number | undefined {
  const { actions, moves, attacks, done, stuck } = turn;
  // HQ-3.7-a: one movement.
  if (group === "move") return stuck ? 0 : Math.max(0, Math.min(actions, 1 - moves));
  // HQ-10.1: special actions, each once.
  if (group === "special") return actions;
  const type = types[group];
  if (type === undefined) return undefined;
  // HQ-3.7-b: twice. HQ-3.6-b: antagonists strike as often as the table has agreed.
  const strikes = type === "attack" || type === "shoot";
  const limit = strikes && figure && isCreature(figure) ? (options.antagonistAttacks ?? 2) - attacks : 2;
  const used = done.filter((one) => one === type).length;
  return Math.max(0, Math.min(actions, limit, 2 - used));
}
