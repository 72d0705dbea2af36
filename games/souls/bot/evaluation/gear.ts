import type { Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { heroCard, itemCard, itemSide } from "../../content/tables.js";
import type { ItemSide } from "../../content/types.js";
import { printed } from "../../queries/attack/form.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { owned } from "../../queries/items/slots.js";
import type { Hero, ItemId, Slots } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { worthOfPaid } from "./blows.js";

/** What a weapon is worth: the hits of a usual throw, what its results buy, and how far it reaches. */
export function weaponWorth(side: ItemSide): number {
  if (!side.attack) return 0;
  const { hits, red, blue } = side.attack;
  return hits + 0.8 * red + 0.35 * blue + 0.6 * worthOfPaid(printed("", side.paid)) + 0.12 * (side.range ?? 0);
}

/** What an armour is worth: hits that it stops in a usual attack. */
export function armourWorth(side: ItemSide): number {
  return 0.9 * (side.armour ?? 0) + 0.8 * (side.magicShields ?? 0) + 0.36 * (side.defenceDice ?? 0);
}

function artefactWorth({ magicShields = 0, effects = [], charges }: ItemSide): number {
  return 0.8 * magicShields + 0.6 * effects.length + (charges ? 0.5 : 0);
}

/** A card or a side of one, with what it costs to have it. */
export interface Piece {
  readonly item: ItemId;
  readonly side: ItemSide;
  readonly price: number;
  /** How it is come by: it is his already, it lies in the Stash, it is bought, or it is forged. */
  readonly from: "own" | "stash" | "shop" | "anvil";
}

/** The cards of a hero that go into his slots, and what they are worth together. */
export interface Outfit {
  readonly primary: Piece | undefined;
  readonly secondary: Piece | undefined;
  readonly armour: Piece | undefined;
  readonly price: number;
  readonly worth: number;
}

/** How much a crown is worth that is left for potions, as long as few are left. */
const crownWorth = 0.012;

/** The best outfit for a hero's Crowns among these pieces. */
export function bestOutfit(content: SoulsContent, s: SoulsView, hero: Hero, pieces: readonly Piece[]): Outfit {
  const usable = pieces.filter(({ item }) => isCompatible(content, s, hero, item));
  const weapons = usable.filter(({ item }) => itemCard(content, item).kind === "weapon");
  const armours = usable.filter(({ item }) => itemCard(content, item).kind === "armour");
  const hands = handsOf(content, hero, weapons);
  let best: Outfit | undefined;
  for (const hand of hands) {
    if (hand.price > hero.crowns) continue;
    for (const armour of [undefined, ...armours]) {
      const price = hand.price + (armour?.price ?? 0);
      if (price > hero.crowns) continue;
      const left = Math.min(60, hero.crowns - price);
      const worth = hand.worth + (armour ? 1.1 * armourWorth(armour.side) : 0.36) + crownWorth * left;
      if (best && worth <= best.worth + 1e-9) continue;
      best = { primary: hand.primary, secondary: hand.secondary, armour, price, worth };
    }
  }
  return best ?? { primary: undefined, secondary: undefined, armour: undefined, price: 0, worth: 0 };
}

interface Hands {
  readonly primary: Piece | undefined;
  readonly secondary: Piece | undefined;
  readonly price: number;
  readonly worth: number;
}

function handsOf(content: SoulsContent, hero: Hero, weapons: readonly Piece[]): Hands[] {
  const all: Hands[] = [{ primary: undefined, secondary: undefined, price: 0, worth: 0.2 }];
  for (const primary of weapons) {
    if (itemCard(content, primary.item).hand === "weak") continue;
    const alone = weaponWorth(primary.side) * extraShare(content, hero, primary, undefined);
    all.push({ primary, secondary: undefined, price: primary.price, worth: alone });
    if (itemCard(content, primary.item).hand === "two" || !strikesTwice(content, hero)) continue;
    for (const secondary of weapons) {
      const { hand } = itemCard(content, secondary.item);
      if (secondary.item === primary.item || hand === "two" || hand === "strong") continue;
      const worth = alone + extraShare(content, hero, primary, secondary) * weaponWorth(secondary.side);
      all.push({ primary, secondary, price: primary.price + secondary.price, worth });
    }
  }
  return all;
}

function strikesTwice(content: SoulsContent, hero: Hero): boolean {
  return heroCard(content, hero.version).innate.some(({ effects }) =>
    effects.some((effect) => effect.effect === "extra-attack" && effect.with === "secondary"),
  );
}

/** How much of a weapon's worth an innate extra attack adds: to the weapon itself, or by the other hand. */
function extraShare(content: SoulsContent, hero: Hero, primary: Piece, secondary: Piece | undefined): number {
  for (const { effects } of heroCard(content, hero.version).innate) {
    for (const effect of effects) {
      if (effect.effect !== "extra-attack") continue;
      const { category } = itemCard(content, primary.item);
      const both = effect.if?.bothWeapons;
      if (effect.with === "secondary") {
        if (!secondary) return 1;
        const fits = !both || (category === both && itemCard(content, secondary.item).category === both);
        return fits ? 0.8 : 0;
      }
      const fits = !effect.if?.weapon || isOneOf(effect.if.weapon, category);
      if (!secondary && fits) return effect.with === "same" ? 1.7 : 1.25;
    }
  }
  return secondary ? 0 : 1;
}

function isOneOf(words: readonly string[], word: string | undefined): boolean {
  return word !== undefined && words.includes(word);
}

/** Everything that a hero has. */
export function ownPieces(content: SoulsContent, s: SoulsView, hero: Hero): Piece[] {
  return owned(hero).map((item) => ({ item, side: itemSide(content, s, item), price: 0, from: "own" }));
}

/** Whether its owner would wear it himself. */
export function isWanted(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): boolean {
  const { primary, secondary, armour } = outfitOf(content, s, hero, []);
  return [primary, secondary, armour].some((piece) => piece?.item === item);
}

/** How much better somebody's outfit would be with an item. */
export function gainFor(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): number {
  const piece: Piece = { item, side: itemSide(content, s, item), price: 0, from: "own" };
  return outfitOf(content, s, hero, [piece]).worth - outfitOf(content, s, hero, []).worth;
}

function outfitOf(content: SoulsContent, s: SoulsView, hero: Hero, more: readonly Piece[]): Outfit {
  return bestOutfit(content, s, { ...hero, crowns: 0 }, [...ownPieces(content, s, hero), ...more]);
}

/** Whether somebody would put an artefact into its slot. */
export function isWantedArtefact(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): boolean {
  return (
    itemCard(content, item).kind === "artefact" &&
    isCompatible(content, s, hero, item) &&
    worthMore(content, s, hero, item)
  );
}

const slotNames = ["primary", "secondary", "armour"] as const;

/** What must change for an outfit to be worn: the slot and the card that goes there. */
export function missingFrom(hero: Hero, outfit: Outfit): { slot: keyof Slots; piece: Piece }[] {
  return slotNames.flatMap((slot) => {
    const piece = outfit[slot];
    return piece && hero.slots[slot] !== piece.item ? [{ slot, piece }] : [];
  });
}

/** Whether what a hero carries is clearly better than what he wears; or an artefact has no bearer. */
export function wantsToReorganise(content: SoulsContent, s: SoulsView, seat: Seat): boolean {
  return swap(content, s, seat) !== undefined;
}

/** The next card that should go into a slot. */
export function swap(content: SoulsContent, s: SoulsView, seat: Seat): { slot: keyof Slots; item: ItemId } | undefined {
  const hero = s.heroes[seat]!;
  const artefact = hero.inventory.find((item) => isWantedArtefact(content, s, hero, item));
  if (artefact !== undefined) return { slot: "artefact", item: artefact };
  const now = bestOutfit(content, s, { ...hero, crowns: 0 }, wornPieces(content, s, hero));
  const best = bestOutfit(content, s, { ...hero, crowns: 0 }, ownPieces(content, s, hero));
  if (best.worth < now.worth + 0.35) return undefined;
  const [missing] = missingFrom(hero, best);
  return missing && { slot: missing.slot, item: missing.piece.item };
}

function wornPieces(content: SoulsContent, s: SoulsView, hero: Hero): Piece[] {
  return ownPieces(content, s, hero).filter(({ item }) => !hero.inventory.includes(item));
}

function worthMore(content: SoulsContent, s: SoulsView, hero: Hero, item: ItemId): boolean {
  const now = hero.slots.artefact;
  return now === "" || artefactWorth(itemSide(content, s, item)) > artefactWorth(itemSide(content, s, now)) + 0.3;
}
