import { bestOf, type Choice, offersOf, pick } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, itemSide } from "../../content/tables.js";
import { isEngaged } from "../../queries/figures.js";
import { hasRoom, isCompatible } from "../../queries/items/inventory.js";
import type { Figure, Hero, ItemId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { gainFor, isWanted, isWantedArtefact } from "../evaluation/gear.js";
import { ownFigure, ownHero, type SoulsQuestion } from "../perception/moment.js";

/** SS-6.4.2-b: what lies there costs nothing to take, the best first. */
export function pickUp(question: SoulsQuestion): Choice | undefined {
  const hero = ownHero(question);
  const items = question.s.ground[ownFigure(question).area]?.items ?? [];
  const best = bestOf(offersOf(question.options, "take"), ({ target }) =>
    items.includes(target) ? useOf(question.content, question.s, hero, target) : money,
  );
  return best && pick(best.id, "pick-up");
}

/** Crowns, keys and what lies face down need no room: before anything that does. */
const money = 9;

/** How much more something must be worth than what is left behind for it. */
const clearly = 0.3;

/** SS-5.2.3-b, SS-6.4.2-a: with a full inventory, what is of least use makes room for something clearly better that lies there. */
export function makeRoom(question: SoulsQuestion): Choice | undefined {
  const { s } = question;
  const [figure, hero] = [ownFigure(question), ownHero(question)];
  const found = betterThing(question.content, s, figure);
  const worst = worstCarried(question.content, s, hero);
  if (found === undefined || worst === undefined || !question.ids.includes(`drop:${worst}`)) return undefined;
  return pick(`drop:${worst}`, "make-room", { item: worst, better: found });
}

/** Whether an item lies in somebody's area that he would take. */
export function hasSomethingFor(content: SoulsContent, s: SoulsView, figure: Figure): boolean {
  const items = s.ground[figure.area]?.items ?? [];
  return items.length > 0 && (hasRoom(content, s, figure) || betterThing(content, s, figure) !== undefined);
}

/** What lies there and is worth more than the least of what somebody carries, when he can't carry more. */
function betterThing(content: SoulsContent, s: SoulsView, figure: Figure): ItemId | undefined {
  const items = s.ground[figure.area]?.items ?? [];
  if (items.length === 0 || hasRoom(content, s, figure) || isEngaged(s, figure)) return undefined;
  const hero = s.heroes[figure.belongsTo]!;
  const worst = worstCarried(content, s, hero);
  const best = bestOf(items, (item) => useOf(content, s, hero, item));
  if (worst === undefined || best === undefined) return undefined;
  return useOf(content, s, hero, best) > useOf(content, s, hero, worst) + clearly ? best : undefined;
}

function worstCarried(content: SoulsContent, s: SoulsView, hero: Hero): ItemId | undefined {
  return bestOf(hero.inventory, (item) => -useOf(content, s, hero, item));
}

/** What an item is good for in somebody's hands; gear that he wouldn't wear is only for sale. */
function useOf(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): number {
  if (!isCompatible(content, s, hero, item)) return 0.05;
  const { kind } = itemCard(content, item);
  const isOwn = hero.inventory.includes(item);
  switch (kind) {
    case "weapon":
    case "armour":
      return 0.1 + (isOwn ? (isWanted(content, s, hero, item) ? 2 : 0) : gainFor(content, s, hero, item));
    case "artefact":
      return isWantedArtefact(content, s, hero, item) ? 2 : 0.2;
    case "projectile":
      return 0.6;
    default:
      return itemSide(content, s, item).effects?.some(({ effect }) => effect === "heal") ? 1.5 : 1;
  }
}
