import { rankOf } from "../../content/colours.js";
import type { AzerothContent } from "../../content/content.js";
import { spacesOf } from "../../content/quests/objectives.js";
import { questOf } from "../../content/tables.js";
import type { CreatureType } from "../../content/types.js";
import { numberOf, ranks, spaceAt } from "../../queries/board.js";
import { goalOf } from "../../queries/quests.js";
import { valourOf, valourToWin } from "../../queries/valour.js";
import type { ActiveQuest, Hero, SpaceId } from "../../state.js";
import type { Weights } from "../learned/weights.js";

/** What so much valour is worth: the last that is needed wins the match. */
export function valourWorth(content: AzerothContent, hero: Hero, valour: number, weights: Weights): number {
  return valourOf(content, hero) + valour >= valourToWin ? weights.victory : weights.valour * valour;
}

/** How many steps of a quest are still to be done. */
export function stepsLeft(content: AzerothContent, quest: ActiveQuest): number {
  return goalOf(questOf(content, quest.id).objective) - quest.done.length - quest.count;
}

/** What one step of it is worth now: the whole for the last one, less the more there are. */
export function stepWorth(content: AzerothContent, hero: Hero, quest: ActiveQuest, weights: Weights): number {
  const { valour } = questOf(content, quest.id);
  return (
    (valourWorth(content, hero, valour, weights) + weights.card) /
    Math.max(1, stepsLeft(content, quest)) ** weights.division
  );
}

/** What an active quest promises, by its valour, how much is to be done and whether the hero can do it at its level. */
export function questWorth(content: AzerothContent, hero: Hero, quest: ActiveQuest, weights: Weights): number {
  const { valour, objective, rank } = questOf(content, quest.id);
  const left = stepsLeft(content, quest);
  const above = Math.max(0, rankOf(rank) - rankOf(hero.level));
  const hardship = objective.objective === "duel" ? 4 : objective.objective === "slay" ? 3 : left;
  return (weights.valour * valour) / (1 + hardship + 2.5 * above);
}

/** The spaces where a step of a quest can be done by being there: a delivery begins where it is picked up. */
export function spacesToVisit(content: AzerothContent, quest: ActiveQuest): readonly SpaceId[] {
  const { objective } = questOf(content, quest.id);
  if (objective.objective === "deliver") return quest.done.includes(objective.from) ? [objective.to] : [objective.from];
  return objective.objective === "visit" ? openSpaces(content, quest) : [];
}

/** The spaces on which a card encounter must be beaten. */
export function spacesToWin(content: AzerothContent, quest: ActiveQuest): readonly SpaceId[] {
  return questOf(content, quest.id).objective.objective === "win" ? openSpaces(content, quest) : [];
}

function openSpaces(content: AzerothContent, { id, done }: ActiveQuest): SpaceId[] {
  return spacesOf(questOf(content, id).objective).filter((space) => !done.includes(space));
}

/** What it is worth for the quests to end a turn on this space. */
export function visitWorth(content: AzerothContent, hero: Hero, space: SpaceId, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests)
    if (spacesToVisit(content, quest).includes(space)) worth += stepWorth(content, hero, quest, weights);
  return worth;
}

/** What it is worth for the quests to beat an encounter of this type on this space (AZ-quest-9). */
export function beatWorth(
  content: AzerothContent,
  hero: Hero,
  type: CreatureType,
  space: SpaceId,
  weights: Weights,
): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const { objective, rank } = questOf(content, quest.id);
    if (objective.objective === "win" && spacesToWin(content, quest).includes(space))
      worth += stepWorth(content, hero, quest, weights);
    if (objective.objective === "hunt" && spaceAt(space).colour === rank && objective.types.includes(type)) {
      worth += stepWorth(content, hero, quest, weights);
    }
  }
  return worth;
}

export function duelWorth(content: AzerothContent, hero: Hero, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const { objective, rank } = questOf(content, quest.id);
    // AZ-quest-11: it counts from the quest's colour on.
    if (objective.objective === "duel" && rankOf(rank) <= rankOf(hero.level))
      worth += stepWorth(content, hero, quest, weights);
  }
  return worth;
}

export function slayWorth(content: AzerothContent, hero: Hero, space: SpaceId, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const { objective } = questOf(content, quest.id);
    if (objective.objective === "slay" && objective.space === space) worth += stepWorth(content, hero, quest, weights);
  }
  return worth;
}

/** AZ-move-5: whether the hero may enter it at its level. */
export function mayEnter(hero: Hero, space: SpaceId): boolean {
  return ranks[numberOf(space)]! <= rankOf(hero.level);
}
