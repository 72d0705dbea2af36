import type { HeroQuest, Pile } from "../../state.js";

/** HQ-6.14.d-a: something stays behind on a square; what lies there already and what comes to it are one pile. */
export function layDown({ piles }: HeroQuest, pile: Pile): void {
  const there = piles.find(({ square }) => square === pile.square);
  if (!there) {
    piles.push(pile);
    return;
  }
  there.items.push(...pile.items);
  there.gold += pile.gold;
  if (!pile.slipped) delete there.slipped;
}
