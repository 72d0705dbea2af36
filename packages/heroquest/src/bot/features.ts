import type { Features } from "@tavolata/kit";
import { boardOf } from "../board/squares.js";
import { isAntagonist } from "../figures.js";
import { type Aim, aimsOf } from "../quest/mission.js";
import type { Figure, HeroQuest } from "../state.js";
import { itemNamed } from "../tables.js";

/** An antagonist who is still behind the screen counts as so many dice and points. */
const unseen = { attack: 3, body: 1 };

/** What counts for the heroes' victory, and against the Evil Wizard's (HQ-14.1-a). */
export function features(s: Readonly<HeroQuest>): Features {
  const party = Math.max(1, s.order.length);
  const heroes = s.figures.filter(({ kind }) => kind === "hero");
  const able = heroes.filter(({ body }) => body > 0);
  const safe = s.gone.filter(({ figure, how }) => figure.kind === "hero" && how === "left");
  const sum = (list: readonly Figure[], of: (figure: Figure) => number) =>
    list.reduce((all, figure) => all + of(figure), 0) / party;
  return {
    heroes: able.length / party,
    fallen: (heroes.length - able.length) / party,
    safe: safe.length / party,
    body: sum(able, ({ body, fullBody }) => body / Math.max(1, fullBody)),
    // Two blows on one hero are worse than one on each of two.
    sturdiness: -sum(able, ({ body, fullBody }) => (1 - body / Math.max(1, fullBody)) ** 2),
    mind: sum(able, ({ mind, fullMind }) => Math.max(0, mind) / Math.max(1, fullMind)),
    potions: sum(able, ({ items }) => items.filter(isPotion).length),
    spells: cardsIn(s) / party,
    foes: -sum(s.figures.filter(isStanding), ({ attack, body }) => foeWorth(attack, body)),
    hidden: (-s.secrets.antagonists.length * foeWorth(unseen.attack, unseen.body)) / party,
    darkCards: -Object.values(s.magic.dark).reduce((all, cards) => all + cards.length, 0) / 10,
    explored: s.rooms.length / Math.max(1, boardOf(s).squaresOf.length - 1),
    done: done(s),
    time: -timeUsed(s),
  };
}

function isStanding(figure: Figure): boolean {
  return isAntagonist(figure) && figure.body > 0;
}

/** Every figure is in the way; each die and each point more. */
function foeWorth(attack: number, body: number): number {
  return (2 + attack + 2 * body) / 10;
}

function isPotion(item: string): boolean {
  return itemNamed(item).tags.includes("potion");
}

function cardsIn({ spells: { hands }, magic: { evocations } }: HeroQuest): number {
  let cards = 0;
  for (const seat in hands) for (const pile of Object.values(hands[seat]!)) cards += pile.length;
  for (const seat in evocations) cards += evocations[seat]!.length;
  return cards;
}

/** The share of the rounds that a quest with a clock gives, as far as they are used. */
function timeUsed({ round, secrets: { failure } }: HeroQuest): number {
  for (const one of failure) if (one.kind === "rounds-over") return round / Math.max(1, one.rounds);
  return 0;
}

/** The share of the quest that is done. */
function done(s: HeroQuest): number {
  const aims = aimsOf(s.secrets.goal);
  return aims.reduce((sum, aim) => sum + doneOf(s, aim), 0) / Math.max(1, aims.length);
}

function doneOf(s: HeroQuest, aim: Aim): number {
  switch (aim.kind) {
    case "slay": {
      const slain = aim.figures.filter((name) =>
        s.gone.some(({ figure, how }) => how !== "left" && figure.questName === name),
      );
      return slain.length / Math.max(1, aim.figures.length);
    }
    case "find":
      return s.figures.some(({ kind, items }) => kind === "hero" && items.includes(aim.item)) ? 0.6 : 0;
    case "rescue":
      return s.figures.some(({ questName }) => questName === aim.ally) ? 0.4 : 0;
    case "hold":
      return Math.min(1, s.secrets.held / 10);
    case "escape":
    case "race":
      return s.gone.filter(({ figure, how }) => figure.kind === "hero" && how === "left").length / s.order.length;
  }
}
