import { type Choice, offersOf, pick } from "@tavolata/bots";
import { cardsIn, type NamedOption } from "@tavolata/kernel";
import { squaresApart } from "../../../content/board/grid.js";
import type { HeroQuestContent } from "../../../content/content.js";
import type { Effect } from "../../../content/effects.js";
import { isSpell } from "../../../content/spells/index.js";
import { itemNamed } from "../../../content/tables.js";
import type { SpellClass, Target } from "../../../content/types.js";
import type { Figure } from "../../../state.js";
import { valueOfEffects } from "../../evaluation/spell-values.js";
import { valueOfBlow } from "../../evaluation/targets.js";
import { activeEnemies, areBeside, areOpposed, type Position } from "../../perception/position.js";
import { type Acting, figuresOffered } from "../../perception/question.js";
import { isInSight } from "../../perception/sight.js";
import { isWeak } from "../heroes/care.js";
import { isPrize } from "../heroes/goal.js";

/** A card or object that a magic action would use (HQ-8.1). */
export interface Card {
  readonly name: string;
  readonly target: Target;
  readonly effects: readonly Effect[];
  /** HQ-8.6-c: what it does without payment. */
  readonly unpaid: readonly Effect[];
  readonly cost: number;
  readonly class: SpellClass | "object" | "scroll";
}

/** The best card to use, if it does more than the best blow and more than keeping it. */
export function bestSpell(acting: Acting): Choice | undefined {
  const { content, position, figure } = acting;
  const cards = [...offersOf(acting.options, "cast"), ...offersOf(acting.options, "use")];
  if (cards.length === 0) return undefined;
  const blows = figuresOffered(acting, "attack");
  const atHand = Math.max(0, ...blows.map((target) => valueOfBlow(position, figure, target)));
  const grave = isGrave(position, figure);
  let best: NamedOption | undefined;
  let most = 0;
  for (const option of cards) {
    const card = cardNamed(content, option.target);
    const value = chanceOf(figure, card) * valueOfCard(position, figure, card);
    if (value <= priceOf(position, card, grave) || value - atHand <= most) continue;
    most = value - atHand;
    best = option;
  }
  return best && pick(best.id, "cast", { card: best.target });
}

export function cardNamed(content: HeroQuestContent, name: string): Card {
  if (isSpell(name)) {
    const { target, paid, unpaid, cost, class: kind } = content.spells[name];
    return { name, target, effects: paid, unpaid: unpaid === "as-paid" ? paid : unpaid, cost, class: kind };
  }
  const { target = atNobody, effects = [], cost = 0, charges } = itemNamed(content, name);
  return { name, target, effects, unpaid: effects, cost, class: charges === undefined ? "object" : "scroll" };
}

const atNobody: Target = { who: "none", range: "self" };

/** HQ-8.6-b: three dice work in seven of eight throws, HQ-8.6-c: one in every other. HQ-8.6-g: objects always. */
function chanceOf(user: Figure, card: Card): number {
  if (card.class === "object" || card.class === "scroll") return 1;
  return isUnpaid(user, card) ? 0.5 : 0.875;
}

/** HQ-8.5-c, HQ-8.6-c: what somebody can't pay for is offered only where the table lets it be cast without payment. */
function isUnpaid(user: Figure, card: Card): boolean {
  return card.class === "normal" && user.mind < card.cost;
}

/** What a card must do at least. What is gone after use is kept for a bad question; what costs mind points is used with thrift. */
function priceOf({ style: { thrift, darkPrice } }: Position, card: Card, grave: boolean): number {
  switch (card.class) {
    case "primordial":
    case "evocation":
    case "scroll":
      return thrift * (grave ? 1 : 4.2);
    case "antagonist":
      return darkPrice;
    default:
      return thrift * (0.6 + (grave ? 0.2 : 0.5) * card.cost);
  }
}

/** A question that isn't like any other: many enemies, a strong one, or a companion who may fall. */
function isGrave(position: Position, user: Figure): boolean {
  const foes = activeEnemies(position, user).filter(({ square }) => isNear(position, user, square));
  if (foes.length >= 3) return true;
  if (foes.some((foe) => foe.kind === "champion" || foe.attack >= 4 || isPrize(position, foe))) return true;
  return position.table.figures.some((one) => one.kind === "hero" && !areOpposed(one, user) && isWeak(position, one));
}

function isNear({ board }: Position, user: Figure, square: number): boolean {
  return squaresApart(board.grid, user.square, square) <= 8;
}

/** HQ-8.8.b: who pays the last mind point is in shock, which no card is worth. */
export function valueOfCard(position: Position, user: Figure, card: Card): number {
  const unpaid = isUnpaid(user, card);
  if (card.cost > 0 && !unpaid && user.mind - card.cost < 1) return 0;
  const aims = aimsOf(position, user, card);
  if (aims.length === 0) return 0;
  const effects = unpaid ? card.unpaid : card.effects;
  return Math.max(...aims.map((aim) => valueOfEffects(position, user, aim, effects)));
}

/** At whom it might be aimed, as far as the board shows who is in sight. The rules have the last word when it is cast. */
function aimsOf(position: Position, user: Figure, { target, effects }: Card): Figure[] {
  const [first] = effects;
  const { who, range } = first?.effect === "choose" ? first.of[0]!.target : target;
  if (who === "self" || who === "none") return [user];
  const { table } = position;
  return table.figures.filter((other) => {
    if (other.asleep || (who === "enemy" ? !areOpposed(other, user) : areOpposed(other, user))) return false;
    if (other === user) return who !== "friend" && who !== "enemy";
    if (range === "adjacent") return areBeside(position, user.square, other.square);
    return range === "board" || isInSight(position, user.square, other.square);
  });
}

/** Whether a figure holds something that it could cast at an enemy in sight from elsewhere. */
export function hasSpells({ content, table }: Position, { seat, items }: Figure): boolean {
  const hand = table.spells?.hands[seat];
  if (hand && Object.values(hand).some((cards) => cardsIn(cards).length > 0)) return true;
  return items.some((item) => itemNamed(content, item).use === "magic-action");
}
