import { bestOf, type Choice, offersOf, pick, targetsOf } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import { heroCard, itemCard, itemSide, nameOf } from "../../content/tables.js";
import { anvilPrice, forgeable } from "../../queries/emporium/offers.js";
import { capacityOf, isCompatible } from "../../queries/items/inventory.js";
import type { Hero, ItemId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { bestOutfit, missingFrom, ownPieces, type Piece, swap } from "../evaluation/gear.js";
import { ownFigure, ownHero, type SoulsQuestion } from "../perception/moment.js";

/** SS-14-b: the best weapons and armour for the Crowns, potions for what is left, then ready. */
export function outfit(question: SoulsQuestion): Choice {
  const { s, ids } = question;
  const hero = ownHero(question);
  const best = bestOutfit(question.content, s, hero, piecesFor(question, hero));
  for (const { slot, piece } of missingFrom(hero, best)) {
    const wear = `equip:${piece.item}:${slot}`;
    if (ids.includes(wear)) return pick(wear, "equip", { item: piece.item });
    if (ids.includes(`take:${piece.item}`)) return pick(`take:${piece.item}`, "take-from-stash", { item: piece.item });
    if (ids.includes(`buy:${piece.item}:front`)) return pick(`buy:${piece.item}:front`, "buy", { item: piece.item });
  }
  for (const piece of [best.primary, best.armour, best.secondary]) {
    const forge = `forge:${piece?.item}`;
    if (piece?.from === "anvil" && ids.includes(forge)) return pick(forge, "forge", { item: piece.item });
  }
  return artefactFirst(question) ?? potions(question, hero) ?? lighten(question, hero) ?? pick("ready", "ready");
}

/** What is his, what lies in the Stash, what is for sale, and the forged sides of it all. */
function piecesFor(question: SoulsQuestion, hero: Hero): Piece[] {
  const { s } = question;
  const pieces = ownPieces(question.content, s, hero);
  for (const item of targetsOf(question.options, "take")) {
    if (goesToSomebodyElse(question.content, s, hero, item)) continue;
    pieces.push({ item, side: itemSide(question.content, s, item), price: 0, from: "stash" });
  }
  for (const item of s.emporium) {
    const { price } = itemCard(question.content, item).front;
    if (price !== undefined && s.visit.shop && isGear(question.content, item))
      pieces.push({ item, side: itemCard(question.content, item).front, price, from: "shop" });
  }
  if (!s.visit.shop) return pieces;
  const forged = pieces.flatMap((piece): Piece[] => {
    const { back, source } = itemCard(question.content, piece.item);
    const isForged = piece.from === "own" && !forgeable(question.content, s, hero).includes(piece.item);
    if (back?.how !== "forged" || (source !== "emporium" && source !== "stash") || isForged) return [];
    return [{ item: piece.item, side: back, price: piece.price + anvilPrice, from: "anvil" }];
  });
  return [...pieces, ...forged];
}

function isGear(content: SoulsContent, item: ItemId): boolean {
  return ["weapon", "armour"].includes(itemCard(content, item).kind);
}

/** SS-14.2-b: the Stash has little: what only another style can use well is left to it. */
function goesToSomebodyElse(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): boolean {
  const { runes } = itemCard(content, item).front;
  if (runes.for !== "any-of" || runes.styles.length !== 1) return false;
  return !heroCard(content, hero.version).styles.includes(runes.styles[0]!) && isCompatible(content, s, hero, item);
}

function artefactFirst(question: SoulsQuestion): Choice | undefined {
  const next = swap(question.content, question.s, question.seat);
  const id = next && `equip:${next.item}:${next.slot}`;
  return id !== undefined && question.ids.includes(id) ? pick(id, "equip", { item: next!.item }) : undefined;
}

/** The most that somebody carries of one potion. */
const enough = 2;

/** Healing first, then against poison and wounds that stay, then what makes an attack stronger. */
function potions(question: SoulsQuestion, hero: Hero): Choice | undefined {
  const { content, s } = question;
  if (hero.inventory.length >= capacityOf(content, s, ownFigure(question))) return undefined;
  const lacking = offersOf(question.options, "buy").filter(
    ({ target, using }) =>
      worthOf(content, target, using) > 0 &&
      hero.inventory.filter((item) => nameOf(item) === nameOf(target)).length < enough,
  );
  const best = bestOf(lacking, ({ target, using }) => worthOf(content, target, using));
  return best && pick(best.id, "buy", { item: best.target });
}

/** What one side of a card is worth to a bot. */
function worthOf(content: SoulsContent, item: ItemId, side: string | undefined): number {
  const { front, back } = itemCard(content, item);
  return (side === "back" ? back : front)?.heuristics?.worth ?? 0;
}

/** SS-14-i: no more than the inventory holds. */
function lighten({ content, ids }: SoulsQuestion, hero: Hero): Choice | undefined {
  if (ids.includes("ready")) return undefined;
  const left = hero.inventory.filter((item) => ids.includes(`leave:${item}`));
  const gear = left.find((item) => isGear(content, item)) ?? left[0];
  return gear === undefined ? undefined : pick(`leave:${gear}`, "too-much");
}

/** SS-6.3.4: the better card into its slot, then done. */
export function reorganise({ content, s, seat, ids }: SoulsQuestion): Choice {
  const next = swap(content, s, seat);
  const id = next && `equip:${next.item}:${next.slot}`;
  if (id !== undefined && ids.includes(id)) return pick(id, "equip", { item: next!.item });
  return ids.includes("done") ? pick("done", "enough") : pick(ids[0]!, "enough");
}

/** SS-4.4-f: whatever there is room for. */
export function shareOut({ ids }: SoulsQuestion): Choice {
  const [first] = ids;
  return first === undefined || first === "done" ? pick("done", "enough") : pick(first, "pick-up");
}
