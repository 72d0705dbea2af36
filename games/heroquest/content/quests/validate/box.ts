import { figuresInBox } from "../../figures/antagonists.js";
import { type ChampionId, champions } from "../../figures/champions.js";
import { type SceneryId, scenery } from "../../scenery.js";
import type { PlacedAntagonist, Quest } from "../format.js";
import { laterGroups } from "./parts.js";
import { type Problem, problem, removing } from "./problem.js";

/** HQ-1.4-b, HQ-1.3: a quest needs no more figures and scenery than the box holds. */
export function beyondTheBox(quest: Quest): Problem[] {
  return [
    ...tooManyFigures("antagonists", quest.antagonists),
    ...laterGroups(quest).flatMap(({ field, value }) => tooManyFigures(`${field}.antagonists`, value)),
    ...tooMany(
      "scenery",
      quest.scenery.map(({ type }) => type),
      (type) => scenery[type as SceneryId]?.pieces,
    ),
  ];
}

function tooManyFigures(field: string, placed: readonly PlacedAntagonist[]): Problem[] {
  const kinds = placed.map(({ type }) => champions[type as ChampionId]?.type ?? type);
  return tooMany(field, kinds, (kind) => figuresInBox.get(kind));
}

function tooMany(field: string, kinds: readonly string[], inBox: (kind: string) => number | undefined): Problem[] {
  return [...new Set(kinds)].flatMap((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    const limit = inBox(kind);
    if (limit === undefined || count <= limit) return [];
    const last = `${field}[${kinds.lastIndexOf(kind)}]`;
    return [problem(field, "beyond-box", { args: { count, kind, limit }, fix: removing(last) })];
  });
}
