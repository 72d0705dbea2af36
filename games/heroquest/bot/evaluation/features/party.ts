import type { Features } from "@tavolata/kit";
import type { HeroQuestContent } from "../../../content/content.js";
import { itemNamed } from "../../../content/tables.js";
import { bestAttackDice, defenceDice } from "../../../queries/combat/dice-count.js";
import { isAdventurer, isHelpless, isInShock } from "../../../queries/figures.js";
import type { Figure, HeroQuest } from "../../../state.js";
import { healing } from "../../policy/heroes/care.js";

/** The body points in whose classes heroes are counted: who has so many, or more than the last. */
const classes = [1, 2, 3, 4, 6];

/** What the heroes are, and what they carry. */
export function partyOf(content: HeroQuestContent, s: Readonly<HeroQuest>): Features {
  const counted: Record<string, number> = { party: s.order.length };
  const add = (name: string, amount: number) => {
    counted[name] = (counted[name] ?? 0) + amount;
  };
  for (const figure of s.figures) {
    if (figure.kind === "ally") add("allies", figure.body > 0 ? 1 : 0);
    if (figure.kind !== "hero") continue;
    if (isHelpless(figure)) {
      add("fallen", 1);
      if (figure.prone > 0) add("lying", s.round - figure.prone + 1);
      continue;
    }
    add("able", 1);
    if (!isAdventurer(figure)) add("commanded", 1);
    add(`able-${figure.type}`, 1);
    add(`body-${figure.type}`, figure.body);
    add("body", figure.body);
    add("wounds", figure.fullBody - figure.body);
    add(classOf(figure), 1);
    add("attack", bestAttackDice(content, figure));
    add("defence", defenceDice(content, figure));
    // A blow is met by dice and points together.
    add("sturdiness", figure.body * defenceDice(content, figure));
    if (isInShock(figure)) add("shock", 1);
    if (figure.mind === 1) add("mind-1", 1);
    if (figure.pit !== "") add("in-pit", 1);
    if (figure.lasting.length > 0) add("lasting", figure.lasting.length);
    addItems(content, figure, add);
    addCards(s, figure, add);
  }
  for (const { figure, how } of s.gone) if (figure.kind === "hero") add(how === "left" ? "safe" : "lost", 1);
  return counted;
}

function classOf({ body }: Figure): string {
  const least = classes.findLast((points) => body >= points);
  return `points-${least ?? 1}`;
}

function addItems(content: HeroQuestContent, figure: Figure, add: (name: string, amount: number) => void): void {
  for (const item of figure.items) {
    const { use, ranged, tags } = itemNamed(content, item);
    const points = healing(content, item, "heal-body");
    if (points > 0) {
      add("healing", points);
      // What is still to be healed is there only once.
      add("relief", Math.min(points, figure.fullBody - figure.body));
    } else if (use === "drunk") add("potions", 1);
    else if (use === "magic-action") add("scrolls", 1);
    else if (ranged !== undefined && ranged > 1) add("marksmen", 1);
    if (tags.includes("tool")) add("tools", 1);
  }
}

function addCards(s: Readonly<HeroQuest>, { seat, mind }: Figure, add: (name: string, amount: number) => void): void {
  const hand = s.spells.hands[seat];
  let cards = 0;
  if (hand) for (const pile of Object.values(hand)) cards += pile.length;
  if (cards > 0) {
    add("spells", cards);
    add("castings", Math.min(cards, Math.max(0, mind - 1)));
  }
  const found = s.magic.evocations[seat];
  if (found && found.length > 0) add("evocations", found.length);
}
