import { rankOf } from "../colours.js";
import { spacesOf } from "../quests/objectives.js";
import type { Quest } from "../types.js";
import { effectsProblems } from "./effects.js";
import type { Problem } from "./problem.js";
import type { Tables } from "./tables.js";

/** AZ-content-3: every quest can be fulfilled by a hero of its rank, and names no city. */
export function questProblems(tables: Tables): Problem[] {
  return [
    ...Object.entries(tables.startingQuests).flatMap(([id, quest]) => [
      ...oneQuest(quest, tables, `startingQuests.${id}`),
      ...(quest.rank === "grey"
        ? []
        : [{ field: `startingQuests.${id}.rank`, problem: `A starting quest is grey, not ${quest.rank}.` }]),
    ]),
    ...Object.entries(tables.eliteQuests).flatMap(([id, quest]) => [
      ...oneQuest(quest, tables, `eliteQuests.${id}`),
      ...(quest.rank === "grey"
        ? [{ field: `eliteQuests.${id}.rank`, problem: "An elite quest is green, yellow or red." }]
        : []),
    ]),
  ];
}

function oneQuest({ rank, valour, objective, reward }: Quest, tables: Tables, field: string): Problem[] {
  const named = spacesOf(objective);
  return [
    ...(Number.isInteger(valour) && valour >= 1
      ? []
      : [{ field: `${field}.valour`, problem: `A quest is worth a whole number of valour from 1, not ${valour}.` }]),
    ...(named.length <= 4 ? [] : [{ field, problem: `A quest names four spaces at most, not ${named.length}.` }]),
    ...named.flatMap((id) => {
      const space = Object.hasOwn(tables.spaces, id) ? tables.spaces[id] : undefined;
      if (!space) return [{ field, problem: `The quest is for "${id}", and there is no such space.` }];
      if (space.city) return [{ field, problem: `No quest names a city: "${id}" (AZ-content-3).` }];
      return rankOf(space.colour) <= rankOf(rank)
        ? []
        : [{ field, problem: `"${id}" is ${space.colour}: a ${rank} hero can't go there (AZ-move-5).` }];
    }),
    ...(objective.objective === "slay" && tables.spaces[objective.space]?.printed?.reward !== "trophy"
      ? [{ field, problem: `On "${objective.space}" there is no trophy to be won (AZ-quest-12).` }]
      : []),
    ...(objective.objective === "hunt" ? preyProblems(objective.types, rank, tables, field) : []),
    ...effectsProblems(reward, `${field}.reward`),
  ];
}

function preyProblems(types: readonly string[], rank: string, { encounters }: Tables, field: string): Problem[] {
  return types
    .filter((type) => !Object.values(encounters).some((one) => one.type === type && one.colour === rank))
    .map((type) => ({ field, problem: `No ${rank} encounter is of the type "${type}".` }));
}
