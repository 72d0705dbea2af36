import type { HeroQuestContent } from "../../content/content.js";
import { artifacts } from "../../content/items/artifacts.js";
import type { Act, Quest, Reward, Treasure } from "../../content/quests/format.js";
import { itemsOf } from "../../content/quests/validate/book.js";
import { itemNamed } from "../../content/tables.js";
import type { HeroQuest } from "../../state.js";

function isArtifact(item: string): boolean {
  return Object.hasOwn(artifacts, item);
}

/**
 * HQ-1.2.c: of each artifact there is one in the campaign; where a quest would give it again lies its gold value. HQ-8.6-d: an
 * evocation that somebody still holds lies nowhere else.
 */
export function withoutFound(
  content: HeroQuestContent,
  quest: Quest,
  found: readonly string[],
  held: readonly string[],
): Quest {
  if (found.length + held.length === 0) return quest;
  const paid = <T extends Treasure | Reward>(treasure: T): T => {
    const doubles = (treasure.items ?? []).filter((item) => found.includes(item));
    if (doubles.length === 0) return treasure;
    return {
      ...treasure,
      items: without(treasure.items!, doubles),
      gold: (treasure.gold ?? 0) + worthOf(content, doubles),
    };
  };
  const left = (treasure: Treasure): Treasure =>
    treasure.spells ? { ...paid(treasure), spells: without(treasure.spells, held) } : paid(treasure);
  const robbed = <T extends { readonly items?: readonly string[]; readonly bounty?: number }>(bearer: T): T => {
    const doubles = (bearer.items ?? []).filter((item) => found.includes(item));
    if (doubles.length === 0) return bearer;
    return {
      ...bearer,
      items: without(bearer.items!, doubles),
      bounty: (bearer.bounty ?? 0) + worthOf(content, doubles),
    };
  };
  const act = (one: Act): Act =>
    one.act === "place" || one.act === "ambush" ? { ...one, antagonists: one.antagonists.map(robbed) } : one;
  return {
    ...quest,
    scenery: quest.scenery.map((piece) => (piece.treasure ? { ...piece, treasure: left(piece.treasure) } : piece)),
    caches: quest.caches.map((cache) => ({ ...cache, treasure: left(cache.treasure) })),
    antagonists: quest.antagonists.map(robbed),
    triggers: quest.triggers.map((trigger) => ({ ...trigger, acts: trigger.acts.map(act) })),
    objectives: quest.objectives.map((objective) => ({ ...objective, reward: paid(objective.reward) })),
    reward: paid(quest.reward),
  };
}

function without(items: readonly string[], taken: readonly string[]): string[] {
  return items.filter((item) => !taken.includes(item));
}

function worthOf(content: HeroQuestContent, items: readonly string[]): number {
  return items.reduce((sum, item) => sum + itemNamed(content, item).gold, 0);
}

/** The artifacts that came out in this quest: what it was to give, less what still lies where nobody has taken it. */
export function artifactsFound(quest: Quest, { secrets, figures, piles }: HeroQuest): string[] {
  const pieces = [...secrets.scenery.map(({ contents }) => contents), ...Object.values(secrets.contents)];
  const left = new Set([
    ...pieces.flatMap(({ treasure }) => (treasure === "deck" ? [] : (treasure.items ?? []))),
    ...secrets.caches.flatMap(({ treasure }) => treasure.items ?? []),
    ...secrets.objectives.flatMap(({ reward }) => reward.items ?? []),
    ...secrets.antagonists.flatMap(({ items }) => items),
    ...secrets.triggers.flatMap(({ acts }) => acts.flatMap(itemsOfAct)),
    ...secrets.rewardItems,
    ...figures.flatMap(({ kind, items }) => (kind === "hero" ? [] : items)),
    ...piles.flatMap(({ items }) => items),
  ]);
  return itemsOf(quest).filter((item) => isArtifact(item) && !left.has(item));
}

function itemsOfAct(act: Act): readonly string[] {
  return act.act === "place" || act.act === "ambush" ? act.antagonists.flatMap(({ items = [] }) => items) : [];
}
