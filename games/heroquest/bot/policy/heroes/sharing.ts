import { type Choice, offersOf, pick, why } from "@tavolata/bots";
import type { HeroQuestContent } from "../../../content/content.js";
import { itemNamed, sheetOf } from "../../../content/tables.js";
import { mayUse } from "../../../queries/combat/equipment.js";
import { isHelpless, isInShock } from "../../../queries/figures.js";
import type { Figure } from "../../../state.js";
import { enemiesBeside, figureOf, type Position, standingHeroes } from "../../perception/position.js";
import type { Acting, Question } from "../../perception/question.js";
import { isQuiet } from "../../perception/quiet.js";
import { healing, isWeak } from "./care.js";
import { squareBeside } from "./fighting.js";
import { isHurried, prizesOf } from "./goal.js";
import { goTo, type Intent, type Means } from "./means.js";

/** HQ-10.4: in a quiet question, what a companion needs more; and what the quest is about, from whoever can't walk. */
export function share(acting: Acting): Choice | undefined {
  const { position, figure } = acting;
  for (const { id, target } of offersOf(acting.options, "exchange")) {
    const companion = figureOf(position, target);
    const [prize] = companion ? prizesOf(position.table, companion) : [];
    if (!companion || prize === undefined || !areUndisturbed(position, figure, companion)) continue;
    return pick(id, "take-prize", { figure: companion.id, item: prize });
  }
  if (isHurried(position.table) || !isQuiet(position, figure)) return undefined;
  for (const { id, target } of offersOf(acting.options, "exchange")) {
    const companion = figureOf(position, target);
    if (!companion || enemiesBeside(position, companion, companion.square) > 0) continue;
    const [gift] = giftsFor(position, figure, companion);
    if (gift !== undefined) return pick(id, "share", { figure: companion.id, item: gift });
  }
  return undefined;
}

/** To a companion near by who needs something that this hero can spare. */
export function bringGift({ position, hero, reach, left, after }: Means): Intent | undefined {
  if (after < 1 || isHurried(position.table) || !isQuiet(position, hero)) return undefined;
  for (const companion of standingHeroes(position)) {
    if (companion === hero || giftsFor(position, hero, companion).length === 0) continue;
    const to = squareBeside(position, hero, reach, companion.square, left);
    if (to !== undefined) return goTo(to, why("go-to-share", { figure: companion.id }));
  }
  return undefined;
}

/** HQ-10.4-b: with an enemy beside either of the two the action would be lost. */
function areUndisturbed(position: Position, ...figures: readonly Figure[]): boolean {
  return figures.every((figure) => enemiesBeside(position, figure, figure.square) === 0);
}

/** To a companion who has what the quest is about and can't go on with it. */
export function fetchPrize({ position, hero, reach }: Means): Intent | undefined {
  if (hero.kind !== "hero") return undefined;
  for (const companion of position.table.figures) {
    if (companion.kind !== "hero" || companion === hero) continue;
    const [prize] = prizesOf(position.table, companion);
    const to = prize ? squareBeside(position, hero, reach, companion.square, Number.MAX_SAFE_INTEGER) : undefined;
    if (prize && to !== undefined) return goTo(to, why("fetch-prize", { figure: companion.id, item: prize }));
  }
  return undefined;
}

/** HQ-10.4-a: gives what the companion needs, and takes nothing but what the quest is about. */
export function handOver(question: Question): Choice {
  const { position, offered } = question;
  const { turn } = position.table;
  const giver = turn ? figureOf(position, turn.figure) : undefined;
  const companion = figureOf(position, question.argument("figure") ?? "");
  const prize = giver && companion && prizesOf(position.table, companion).find((item) => offered.has(`take:${item}`));
  if (prize) return pick(`take:${prize}`, "take-prize", { figure: companion.id, item: prize });
  const gifts =
    giver && companion ? giftsFor(position, giver, companion).filter((item) => offered.has(`give:${item}`)) : [];
  if (gifts.length === 0) return { picks: [], reason: why("exchange-nothing") };
  return {
    picks: gifts.map((item) => `give:${item}`),
    reason: why("share", { figure: companion!.id, item: gifts[0]! }),
  };
}

/** What one hero can spare and another needs, each thing once. */
function giftsFor(position: Position, giver: Figure, taker: Figure): string[] {
  if (isHelpless(taker) || giver === taker) return [];
  return [...new Set(giver.items)].filter((item) => isGift(position, giver, taker, item));
}

function isGift(position: Position, giver: Figure, taker: Figure, item: string): boolean {
  const { content } = position;
  const { melee, defence, use } = itemNamed(content, item);
  if (use === "drunk") return isNeededPotion(position, giver, taker, item);
  if (!mayUse(content, taker, item)) return false;
  if (melee !== undefined)
    return melee > bestMelee(content, taker) && (!mayUse(content, giver, item) || melee < bestMelee(content, giver));
  return defence !== undefined && !mayUse(content, giver, item) && !taker.items.includes(item);
}

/** A drink for somebody who has none and is hurt, from somebody who isn't, or has another one. */
function isNeededPotion(position: Position, giver: Figure, taker: Figure, item: string): boolean {
  const { content } = position;
  if (taker.items.includes(item)) return false;
  const count = giver.items.filter((one) => one === item).length;
  const body = healing(content, item, "heal-body");
  if (body > 0) {
    const spare = count > 1 || (giver.fullBody - giver.body < body && !isWeak(position, giver));
    return spare && (isWeak(position, taker) || taker.fullBody - taker.body >= body);
  }
  const mind = healing(content, item, "heal-mind");
  if (mind === 0) return false;
  const casts = (figure: Figure) => (sheetOf(content, figure)?.magicTurns ?? 0) > 0;
  return (isInShock(taker) || (casts(taker) && taker.fullMind - taker.mind >= mind)) && !casts(giver);
}

/** The white dice of the best weapon that somebody carries and may use. */
export function bestMelee(content: HeroQuestContent, figure: Figure): number {
  return Math.max(
    0,
    ...figure.items.filter((item) => mayUse(content, figure, item)).map((item) => itemNamed(content, item).melee ?? 0),
  );
}
