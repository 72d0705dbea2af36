import type { Reward } from "../../content/quests/format.js";
import { playerOf } from "../../queries/figures.js";
import type { Figure, HeroFlow, HeroQuest, Table } from "../../state.js";
import { drawHeroic } from "./decks.js";
import type { Fate } from "./zones.js";

/** HQ-RH7-g: what a quest states; with the switch one card for every goal that is reached on the way. */
export function cardsFor({ options }: Table, { heroicCards = 0 }: Reward): number {
  return Math.max(heroicCards, options.fateCards && options["fateCards.achievements"] ? 1 : 0);
}

/** HQ-RH7-g: with the switch, who fells a champion has won a fight worth a card. */
export function rewardVictory(t: Table, victor: Figure | undefined, fallen: Figure): void {
  const { fate } = t.state;
  if (!fate || victor?.kind !== "hero" || fallen.kind !== "champion") return;
  if (t.options.fateCards && t.options["fateCards.achievements"]) owe(t.state, fate, victor, 1);
}

/** To the hero's player, whoever leads the hero just now. */
export function owe(state: HeroQuest, fate: Fate, hero: Figure, cards: number): void {
  for (let i = 0; i < cards; i++) fate.owed.push(playerOf(state, hero));
}

/** HQ-RH7-g: cards that were earned are drawn when the table is at rest. */
export function* drawEarned(t: Table, fate: Fate): HeroFlow {
  while (fate.owed.length > 0) yield* drawHeroic(t, fate, fate.owed.shift()!, "HQ-RH7-g");
}
