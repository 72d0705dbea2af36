import { rankOf } from "../content/colours.js";
import { spacesOf } from "../content/quests/objectives.js";
import type { CreatureType } from "../content/types.js";
import { numberOf, ranks, spaceAt } from "../map/board.js";
import { goalOf } from "../phases/quests.js";
import { valourOf, valourToWin } from "../play/valour.js";
import type { ActiveQuest, Hero, SpaceId } from "../state.js";
import { questOf } from "../tables.js";
import type { Weights } from "./weights.js";

/** What so much valour is worth: the last that is needed wins the match. */
export function valourWorth(hero: Hero, valour: number, weights: Weights): number {
  return valourOf(hero) + valour >= valourToWin ? weights.victory : weights.valour * valour;
}

/** How many steps of a quest are still to be done. */
export function stepsLeft(quest: ActiveQuest): number {
  return goalOf(questOf(quest.id).objective) - quest.done.length - quest.count;
}

/** What one step of it is worth now: the whole for the last one, less the more there are. */
export function stepWorth(hero: Hero, quest: ActiveQuest, weights: Weights): number {
  const { valour } = questOf(quest.id);
  return (valourWorth(hero, valour, weights) + weights.card) / Math.max(1, stepsLeft(quest)) ** weights.division;
}

/** What an active quest promises, by its valour, how much is to be done and whether the hero can do it at its level. */
export function questWorth(hero: Hero, quest: ActiveQuest, weights: Weights): number {
  const { valour, objective, rank } = questOf(quest.id);
  const left = stepsLeft(quest);
  const above = Math.max(0, rankOf(rank) - rankOf(hero.level));
  const hardship = objective.objective === "duel" ? 4 : objective.objective === "slay" ? 3 : left;
  return (weights.valour * valour) / (1 + hardship + 2.5 * above);
}

/** The spaces where a step of a quest can be done by being there: a delivery begins where it is picked up. */
export function spacesToVisit(quest: ActiveQuest): readonly SpaceId[] {
  const { objective } = questOf(quest.id);
  if (objective.objective === "deliver") return quest.done.includes(objective.from) ? [objective.to] : [objective.from];
  return objective.objective === "visit" ? openSpaces(quest) : [];
}

/** The spaces on which a card encounter must be beaten. */
export function spacesToWin(quest: ActiveQuest): readonly SpaceId[] {
  return questOf(quest.id).objective.objective === "win" ? openSpaces(quest) : [];
}

function openSpaces({ id, done }: ActiveQuest): SpaceId[] {
  return spacesOf(questOf(id).objective).filter((space) => !done.includes(space));
}

/** What it is worth for the quests to end a turn on this space. */
export function visitWorth(hero: Hero, space: SpaceId, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests) if (spacesToVisit(quest).includes(space)) worth += stepWorth(hero, quest, weights);
  return worth;
}

/** What it is worth for the quests to beat an encounter of this type on this space (AZ-quest-9). */
export function beatWorth(hero: Hero, type: CreatureType, space: SpaceId, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const { objective, rank } = questOf(quest.id);
    if (objective.objective === "win" && spacesToWin(quest).includes(space)) worth += stepWorth(hero, quest, weights);
    if (objective.objective === "hunt" && spaceAt(space).colour === rank && objective.types.includes(type)) {
      worth += stepWorth(hero, quest, weights);
    }
  }
  return worth;
}

export function duelWorth(hero: Hero, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const { objective, rank } = questOf(quest.id);
    // AZ-quest-11: it counts from the quest's colour on.
    if (objective.objective === "duel" && rankOf(rank) <= rankOf(hero.level)) worth += stepWorth(hero, quest, weights);
  }
  return worth;
}

export function slayWorth(hero: Hero, space: SpaceId, weights: Weights): number {
  let worth = 0;
  for (const quest of hero.quests) {
    const { objective } = questOf(quest.id);
    if (objective.objective === "slay" && objective.space === space) worth += stepWorth(hero, quest, weights);
  }
  return worth;
}

/** AZ-move-5: whether the hero may enter it at its level. */
export function mayEnter(hero: Hero, space: SpaceId): boolean {
  return ranks[numberOf(space)]! <= rankOf(hero.level);
}
