import type { DieSymbol } from "../content/types.js";
import { gainCrowns } from "../crowns.js";
import { blueDie, resultsOf } from "../dice.js";
import { returnCard } from "../items/discard.js";
import { letGo } from "../items/equipping.js";
import type { Hero, ItemId, Souls, SoulsFlow, Table } from "../state.js";
import { itemCard, nameOfSide } from "../tables.js";
import { anvilPrice, type ForSale, prizes, tavernStake } from "./offers.js";

/** Something that a visitor does, by a word and what it is about. */
export type Dealing =
  | { readonly deal: "take" | "forge" | "sell" | "leave"; readonly item: ItemId }
  | { readonly deal: "buy" | "upgrade"; readonly sale: ForSale }
  | { readonly deal: "bet"; readonly symbol: DieSymbol }
  | { readonly deal: "give"; readonly item: ItemId; readonly to: Hero }
  | { readonly deal: "lend"; readonly crowns: number; readonly to: Hero };

export function* deal(t: Table, hero: Hero, dealing: Dealing): SoulsFlow {
  const { state: s } = t;
  switch (dealing.deal) {
    case "take":
      // SS-14.2-b: free of charge.
      s.stash.splice(s.stash.indexOf(dealing.item), 1);
      hero.inventory.push(dealing.item);
      gained(t, hero, dealing.item, "SS-14.2-b");
      return;
    case "buy":
      s.emporium.splice(s.emporium.indexOf(dealing.sale.item), 1);
      hero.inventory.push(dealing.sale.item);
      return pay(t, hero, dealing.sale, ["SS-14-b", "SS-14-c", "SS-14-k"]);
    case "upgrade":
      return pay(t, hero, dealing.sale, ["SS-14-e"]);
    case "forge":
      return forge(t, hero, dealing.item);
    case "sell":
      return sell(t, hero, dealing.item);
    case "leave":
      return leave(t, hero, dealing.item);
    case "give":
      dealing.to.inventory.push(letGo(t, hero, dealing.item));
      gained(t, dealing.to, dealing.item, "SS-14-h");
      return;
    case "lend":
      hero.crowns -= dealing.crowns;
      dealing.to.crowns += dealing.crowns;
      t.emit(
        { type: "exchanged", figure: hero.figure, other: dealing.to.figure, crowns: dealing.crowns },
        { rules: ["SS-13-g"] },
      );
      return;
    case "bet":
      return yield* bet(t, hero, dealing.symbol);
  }
}

/** SS-14.2-c, SS-14.2-d: into the Stash; SS-12.3-d: without a campaign anything else goes back to where it belongs. */
function leave(t: Table, hero: Hero, item: ItemId): void {
  const { state: s } = t;
  const side = nameOfSide(s, item);
  letGo(t, hero, item);
  if (s.campaign || isOfStash(item)) {
    s.stash.push(item);
    const rule = isOfStash(item) ? "SS-14.2-c" : "SS-14.2-d";
    t.emit({ type: "item-left-in-stash", figure: hero.figure, item, side }, { rules: [rule] });
    return;
  }
  returnCard(s, item);
  t.emit({ type: "item-given-up", figure: hero.figure, item, side }, { rules: ["SS-14-i", "SS-12.3-d"] });
}

function gained(t: Table, { figure }: Hero, item: ItemId, rule: string): void {
  t.emit({ type: "item-gained", figure, item, side: nameOfSide(t.state, item) }, { rules: [rule] });
}

/** SS-14.3.1-a, SS-14.3.1-b: its other side lies up. */
function forge(t: Table, hero: Hero, item: ItemId): void {
  hero.crowns -= anvilPrice;
  turnOver(t.state, item);
  t.emit(
    { type: "forged", figure: hero.figure, item, price: anvilPrice, left: hero.crowns },
    { rules: ["SS-14.3.1-a", "SS-14.3.1-b"] },
  );
}

function turnOver({ items }: Souls, item: ItemId): void {
  items[item] = { charges: 0, shields: 0, ...items[item], back: true };
}

function pay(t: Table, hero: Hero, { item, side, price }: ForSale, rules: readonly string[]): void {
  hero.crowns -= price;
  if (side === "back") turnOver(t.state, item);
  t.emit(
    { type: "bought", figure: hero.figure, item, side: nameOfSide(t.state, item), price, left: hero.crowns },
    { rules },
  );
}

/** SS-14.1-a: 25 Crowns for each number of its Act. SS-8.4-b: whoever draws the card again finds it anew. */
function sell(t: Table, hero: Hero, item: ItemId): void {
  letGo(t, hero, item);
  returnCard(t.state, item);
  t.emit({ type: "sold", figure: hero.figure, item }, { rules: ["SS-14.1-a", "SS-14.1-b"] });
  gainCrowns(t, hero, 25 * itemCard(item).act!);
}

/** SS-14.3.2-a: a stake, a named result, one die; SS-14.3.2-c: either of two results wins. SS-14.3.2-b: the prizes. */
function* bet(t: Table, hero: Hero, symbol: DieSymbol): SoulsFlow {
  t.state.visit.bets.push(hero.seat);
  hero.crowns -= tavernStake;
  const [face] = yield* t.roll(blueDie, 1, "tavern", { by: hero.seat, rules: ["SS-14.3.2-a"] });
  const won = resultsOf(face!).includes(symbol);
  t.emit({ type: "bet", figure: hero.figure, symbol, won }, { rules: ["SS-14.3.2-a", "SS-14.3.2-b", "SS-14.3.2-c"] });
  if (won) gainCrowns(t, hero, prizes[symbol] ?? 0);
}

export function isOfStash(item: ItemId): boolean {
  return itemCard(item).source === "stash";
}
