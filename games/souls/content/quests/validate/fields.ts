import type { Quest } from "../../types.js";
import { type Problem, problem } from "./problem.js";

const needed: readonly (keyof Quest)[] = [
  "id",
  "act",
  "tiles",
  "start",
  "soulrank",
  "grants",
  "emporium",
  "doors",
  "walls",
  "chests",
  "searchAreas",
  "altars",
  "gates",
  "waypoints",
  "shadowReserve",
  "shadows",
  "enemies",
  "enemyDeck",
  "events",
  "stories",
  "triggers",
  "actions",
  "victory",
  "failure",
  "reward",
];

/** SS-2.2-h: a quest names all its parts. */
export function missingFields(quest: Partial<Quest>): Problem[] {
  return needed
    .filter((field) => quest[field] === undefined)
    .map((field) => problem(field, "missing-field", { args: { name: field } }));
}
