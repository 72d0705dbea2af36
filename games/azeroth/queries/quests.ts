import type { RuleId } from "@tavolata/kernel";
import type { AzerothContent } from "../content/content.js";
import { spacesOf } from "../content/quests/objectives.js";
import { questOf } from "../content/tables.js";
import type { Objective } from "../content/types.js";
import type { ActiveQuest, Hero, SpaceId } from "../state.js";

/** AZ-quest-5. */
export const mostQuests = 2;

/** AZ-quest-7: how many hero tokens a player has. */
const heroTokens = 9;

/** AZ-quest-7: where a token of this hero lies: on every space that its quests name and that isn't done. */
export function tokenSpaces(content: AzerothContent, { quests }: Hero): SpaceId[] {
  return quests.flatMap(({ id, done }) =>
    spacesOf(questOf(content, id).objective).filter((space) => !done.includes(space)),
  );
}

/** AZ-quest-7: cited only where a quest names spaces: a hunt and a duel put no token anywhere. */
export function tokenRule(content: AzerothContent, quests: readonly Pick<ActiveQuest, "id">[]): readonly RuleId[] {
  return quests.some(({ id }) => spacesOf(questOf(content, id).objective).length > 0) ? ["AZ-quest-7"] : [];
}

/** AZ-quest-7: tokens that aren't on the board. */
export function tokensLeft(content: AzerothContent, hero: Hero): number {
  return heroTokens - tokenSpaces(content, hero).length;
}

export function questPlaces(content: AzerothContent, { id }: Pick<ActiveQuest, "id">): string[] {
  return spacesOf(questOf(content, id).objective).map((space) => `space:${space}`);
}

export function progressOf({ done, count }: ActiveQuest): number {
  return done.length + count;
}

/** How much it takes. */
export function goalOf(objective: Objective): number {
  if (objective.objective === "hunt") return objective.count;
  return objective.objective === "duel" ? 1 : spacesOf(objective).length;
}

export function isComplete(content: AzerothContent, quest: ActiveQuest): boolean {
  return progressOf(quest) >= goalOf(questOf(content, quest.id).objective);
}
