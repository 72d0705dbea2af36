import { done } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { resultsOf } from "../../content/dice.js";
import { itemCard, nameOfSide } from "../../content/tables.js";
import type { DieSymbol } from "../../content/types.js";
import type { Dealing } from "../../queries/emporium/dealing.js";
import { anvilPrice, priceOf, prizes, tavernStake } from "../../queries/emporium/offers.js";
import { figureOf, heroOf } from "../../queries/figures.js";
import type { Hero, ItemId, Souls, SoulsFlow, Table } from "../../state.js";
import { letGo } from "../08-cards-in-hand/equipping.js";
import { returnCard } from "../12-items/discard.js";
import { gainCrowns } from "../13-crowns/crowns.js";

export function deal(t: Table, hero: Hero, dealing: Dealing): SoulsFlow {
  if (dealing.deal === "bet") return bet(t, hero, dealing.symbol as DieSymbol);
  dealAtOnce(t, hero, dealing);
  return done;
}

/** Everything but the bet, which throws a die. */
function dealAtOnce(t: Table, hero: Hero, dealing: Dealing): void {
  const { state: s } = t;
  const { item } = dealing;
  switch (dealing.deal) {
    case "take":
      // SS-14.2-b: free of charge.
      s.stash.splice(s.stash.indexOf(item), 1);
      hero.inventory.push(item);
      gained(t, hero, item, "SS-14.2-b");
      break;
    case "buy": {
      const price = priceOf(t.content, s, hero, dealing);
      s.emporium.splice(s.emporium.indexOf(item), 1);
      hero.inventory.push(item);
      pay(t, hero, dealing, price, ["SS-14-b", "SS-14-c", "SS-14-k"]);
      break;
    }
    case "upgrade":
      pay(t, hero, dealing, priceOf(t.content, s, hero, dealing), ["SS-14-e"]);
      break;
    case "forge":
      forge(t, hero, item);
      break;
    case "sell":
      sell(t, hero, item);
      break;
    case "leave":
      leave(t, hero, item);
      break;
    case "give": {
      const to = heroOf(s, figureOf(s, dealing.to));
      to.inventory.push(letGo(t, hero, item));
      gained(t, to, item, "SS-14-h");
      break;
    }
    case "lend":
      lend(t, hero, heroOf(s, figureOf(s, dealing.to)), dealing.crowns);
      break;
  }
}

/** SS-13-g. */
function lend(t: Table, hero: Hero, to: Hero, crowns: number): void {
  hero.crowns -= crowns;
  to.crowns += crowns;
  t.emit({ type: "exchanged", figure: hero.figure, other: to.figure, crowns }, { rules: ["SS-13-g"] });
}

/** SS-14.2-c, SS-14.2-d: into the Stash; SS-12.3-d: without a campaign anything else goes back to where it belongs. */
function leave(t: Table, hero: Hero, item: ItemId): void {
  const { state: s } = t;
  const side = nameOfSide(t.content, s, item);
  letGo(t, hero, item);
  if (s.campaign || isOfStash(t.content, item)) {
    s.stash.push(item);
    const rule = isOfStash(t.content, item) ? "SS-14.2-c" : "SS-14.2-d";
    t.emit({ type: "item-left-in-stash", figure: hero.figure, item, side }, { rules: [rule] });
    return;
  }
  returnCard(t.content, s, item);
  t.emit({ type: "item-given-up", figure: hero.figure, item, side }, { rules: ["SS-14-i", "SS-12.3-d"] });
}

function gained(t: Table, { figure }: Hero, item: ItemId, rule: string): void {
  t.emit({ type: "item-gained", figure, item, side: nameOfSide(t.content, t.state, item) }, { rules: [rule] });
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

function pay(t: Table, hero: Hero, { item, side }: Dealing, price: number, rules: readonly string[]): void {
  hero.crowns -= price;
  if (side === "back") turnOver(t.state, item);
  t.emit(
    { type: "bought", figure: hero.figure, item, side: nameOfSide(t.content, t.state, item), price, left: hero.crowns },
    { rules },
  );
}

/** SS-14.1-a: 25 Crowns for each number of its Act. SS-8.4-b: whoever draws the card again finds it anew. */
function sell(t: Table, hero: Hero, item: ItemId): void {
  letGo(t, hero, item);
  returnCard(t.content, t.state, item);
  t.emit({ type: "sold", figure: hero.figure, item }, { rules: ["SS-14.1-a", "SS-14.1-b"] });
  gainCrowns(t, hero, 25 * itemCard(t.content, item).act!);
}

/** SS-14.3.2-a: a stake, a named result, one die; SS-14.3.2-c: either of two results wins. SS-14.3.2-b: the prizes. */
function* bet(t: Table, hero: Hero, symbol: DieSymbol): SoulsFlow {
  t.state.visit.bets.push(hero.seat);
  hero.crowns -= tavernStake;
  const [face] = yield* t.roll(t.content.dice.blue, 1, "tavern", { by: hero.seat, rules: ["SS-14.3.2-a"] });
  const won = resultsOf(face!).includes(symbol);
  t.emit({ type: "bet", figure: hero.figure, symbol, won }, { rules: ["SS-14.3.2-a", "SS-14.3.2-b", "SS-14.3.2-c"] });
  if (won) gainCrowns(t, hero, prizes[symbol] ?? 0);
}

export function isOfStash(content: SoulsContent, item: ItemId): boolean {
  return itemCard(content, item).source === "stash";
}
