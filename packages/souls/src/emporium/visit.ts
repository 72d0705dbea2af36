import { type Bar, bar, each, type Offer, one, say } from "@tavolata/kernel";
import { discardCards } from "@tavolata/kit";
import type { DieSymbol } from "../content/types.js";
import { gainCrowns, sumsUpTo } from "../crowns.js";
import { blueDie, resultsOf } from "../dice.js";
import { figureOf, heroFigure, livingHeroes } from "../figures.js";
import { unequip } from "../items/equipping.js";
import { hasRoom } from "../items/inventory.js";
import { type Change, changeId, changeLabel, changes, makeChange, whyNotDone } from "../items/reorganising.js";
import type { Hero, ItemId, Slots, Souls, SoulsFlow, Table } from "../state.js";
import { itemCard, nameOf } from "../tables.js";
import {
  anvilPrice,
  type ForSale,
  forgeable,
  forSale,
  owned,
  prizes,
  sellable,
  tavernStake,
  upgrades,
} from "./offers.js";

/** Something that a visitor does, by a word and what it is about. */
type Dealing =
  | { readonly deal: "take" | "forge" | "sell" | "leave"; readonly item: ItemId }
  | { readonly deal: "buy" | "upgrade"; readonly sale: ForSale }
  | { readonly deal: "bet"; readonly symbol: DieSymbol }
  | { readonly deal: "give"; readonly item: ItemId; readonly to: Hero }
  | { readonly deal: "lend"; readonly crowns: number; readonly to: Hero };

/** So many dealings are made in one visit; then the next one has a turn. */
export const longestVisit = 40;

/** SS-14-b: before the Quest each visiting hero deals, until he is ready: one dealing, then back here. */
export function* visit(t: Table): SoulsFlow<string> {
  if (t.state.visit.dealing.length === 0) return "time";
  yield* dealOnce(t);
  return "outfitting";
}

/** SS-14-b: a visit in the middle of a Quest: play pauses, and goes on afterwards where it stopped. SS-14-j: who isn't there can't deal. */
export function* visitOnTheWay(t: Table, who: "all" | "with-active"): SoulsFlow {
  const { state: s } = t;
  const { area } = heroFigure(s, s.active);
  const present = livingHeroes(s)
    .filter((figure) => who === "all" || figure.area === area)
    .map(({ belongsTo }) => belongsTo);
  s.visit = { shop: true, present, dealing: [...present], deals: 0, bets: [] };
  t.emit({ type: "emporium-opens", seats: present }, { rules: ["SS-14-b", "SS-14-j"] });
  while (s.visit.dealing.length > 0) yield* dealOnce(t);
  t.emit({ type: "emporium-closes" }, { rules: ["SS-14-b"] });
}

const atTheEmporium: readonly string[] = [
  "SS-14-b",
  "SS-14.2-b",
  "SS-14-a",
  "SS-14-d",
  "SS-14-g",
  "SS-14-i",
  "SS-14-j",
  "SS-14.2-a",
  "SS-14.3-a",
  "SS-14.3.1-d",
];

function* dealOnce(t: Table): SoulsFlow {
  const { state: s } = t;
  const [seat] = s.visit.dealing as [string];
  const hero = s.heroes[seat]!;
  const choice = yield* t.choose<Dealing | Change | "ready">(seat, "outfit", () => offers(t, hero), {
    rules: s.visit.shop ? atTheEmporium : ["SS-14.2-b", "SS-14-i"],
    passes: false,
  });
  s.visit.deals += 1;
  if (choice === "ready") {
    s.visit.dealing.shift();
    s.visit.deals = 0;
  }
  // SS-14-h: rearranging costs nothing here.
  else if ("how" in choice) yield* makeChange(t, hero, choice, "SS-14-h");
  else yield* deal(t, hero, choice);
}

function offers(t: Table, hero: Hero): Offer<Dealing | Change | "ready">[] {
  const { state: s } = t;
  const { shop, present } = s.visit;
  // SS-14-j: only with those who are here.
  const others = Object.values(s.heroes).filter((other) => other !== hero && present.includes(other.seat));
  const dealing = <D extends Dealing>(all: readonly D[], id: (one: D) => string, bars?: (one: D) => Bar | undefined) =>
    each(all, id, { label: dealLabel, ...(bars ? { bar: bars } : {}) });
  const leaving = dealing(
    owned(hero).map((item) => ({ deal: "leave", item }) as const),
    ({ item }) => `leave:${item}`,
  );
  const ready = one("ready", { bar: () => whyNotDone(s, hero) });
  if (s.visit.deals >= longestVisit) return whyNotDone(s, hero) ? [leaving, ready] : [ready];
  return [
    dealing(
      uniqueStash(s).map((item) => ({ deal: "take", item }) as const),
      ({ item }) => `take:${item}`,
    ),
    each(changes(s, hero), changeId, { label: changeLabel }),
    dealing(
      others
        .filter((to) => mayReceive(s, to))
        .flatMap((to) => owned(hero).map((item) => ({ deal: "give", item, to }) as const)),
      ({ item, to }) => `give:${item}:${to.figure}`,
    ),
    dealing(
      others.flatMap((to) => sumsUpTo(hero.crowns).map((crowns) => ({ deal: "lend", crowns, to }) as const)),
      ({ crowns, to }) => `lend:${crowns}:${to.figure}`,
    ),
    leaving,
    ...(shop
      ? [
          dealing(
            forSale(s, hero).map((sale) => ({ deal: "buy", sale }) as const),
            ({ sale }) => `buy:${sale.item}:${sale.side}`,
            ({ sale }) => tooDear(hero, sale.price),
          ),
          dealing(
            upgrades(s, hero).map((sale) => ({ deal: "upgrade", sale }) as const),
            ({ sale }) => `upgrade:${sale.item}`,
            ({ sale }) => tooDear(hero, sale.price),
          ),
          dealing(
            forgeable(s, hero).map((item) => ({ deal: "forge", item }) as const),
            ({ item }) => `forge:${item}`,
            () => tooDear(hero, anvilPrice),
          ),
          dealing(
            sellable(hero).map((item) => ({ deal: "sell", item }) as const),
            ({ item }) => `sell:${item}`,
          ),
          dealing(
            (Object.keys(prizes) as DieSymbol[]).map((symbol) => ({ deal: "bet", symbol }) as const),
            ({ symbol }) => `bet:${symbol}`,
            () => whyNotBet(s, hero),
          ),
        ]
      : []),
    ready,
  ];
}

function dealLabel(dealing: Dealing) {
  switch (dealing.deal) {
    case "buy":
    case "upgrade": {
      const { item, side, price } = dealing.sale;
      const { back } = itemCard(item);
      return say(`option.${dealing.deal}`, { item: side === "back" ? (back?.name ?? item) : item, price });
    }
    case "bet":
      return say("option.bet", { symbol: dealing.symbol, prize: prizes[dealing.symbol] ?? 0 });
    case "give":
      return say("option.give-to", { item: dealing.item, to: dealing.to.figure });
    case "lend":
      return say("option.lend", { crowns: dealing.crowns, to: dealing.to.figure });
    default:
      return say(`option.${dealing.deal}-item`, { item: dealing.item });
  }
}

function uniqueStash(s: Souls): ItemId[] {
  const names: string[] = [];
  return s.stash.filter((item) => {
    if (names.includes(nameOf(item))) return false;
    names.push(nameOf(item));
    return true;
  });
}

/** SS-14-i: who has closed his visit must still have room. */
function mayReceive(s: Souls, hero: Hero): boolean {
  return s.visit.dealing.includes(hero.seat) || hasRoom(s, figureOf(s, hero.figure));
}

/** SS-13-f, SS-13-g: only one's own Crowns pay, but they may be given or lent here. */
function tooDear(hero: Hero, price: number): Bar | undefined {
  return hero.crowns < price ? bar("SS-13-f", "too-dear") : undefined;
}

/** SS-14.3.2-d. */
function whyNotBet(s: Souls, hero: Hero): Bar | undefined {
  if (s.visit.bets.includes(hero.seat)) return bar("SS-14.3.2-d", "bet-already");
  return tooDear(hero, tavernStake);
}

function* deal(t: Table, hero: Hero, dealing: Dealing): SoulsFlow {
  const { state: s } = t;
  switch (dealing.deal) {
    case "take":
      // SS-14.2-b: free of charge.
      s.stash.splice(s.stash.indexOf(dealing.item), 1);
      hero.inventory.push(dealing.item);
      t.emit({ type: "item-gained", figure: hero.figure, item: dealing.item }, { rules: ["SS-14.2-b"] });
      return;
    case "buy":
      s.emporium.splice(s.emporium.indexOf(dealing.sale.item), 1);
      hero.inventory.push(dealing.sale.item);
      return pay(t, hero, dealing.sale, ["SS-14-b", "SS-14-c", "SS-14-k"]);
    case "upgrade":
      return pay(t, hero, dealing.sale, ["SS-14-e"]);
    case "forge":
      return pay(t, hero, { item: dealing.item, side: "back", price: anvilPrice }, ["SS-14.3.1-a", "SS-14.3.1-b"]);
    case "sell":
      return sell(t, hero, dealing.item);
    case "leave":
      // SS-14.2-d.
      s.stash.push(letGo(t, hero, dealing.item));
      t.emit({ type: "item-left-in-stash", figure: hero.figure, item: dealing.item }, { rules: ["SS-14.2-d"] });
      return;
    case "give":
      dealing.to.inventory.push(letGo(t, hero, dealing.item));
      t.emit({ type: "item-gained", figure: dealing.to.figure, item: dealing.item }, { rules: ["SS-14-h"] });
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

function pay(t: Table, hero: Hero, { item, side, price }: ForSale, rules: readonly string[]): void {
  hero.crowns -= price;
  if (side === "back") t.state.items[item] = { charges: 0, shields: 0, ...t.state.items[item], back: true };
  t.emit({ type: "bought", figure: hero.figure, item, price, left: hero.crowns }, { rules });
}

/** SS-14.1-a: 25 Crowns for each number of its Act. */
function sell(t: Table, hero: Hero, item: ItemId): void {
  letGo(t, hero, item);
  discardCards(t.state.decks.treasure, [item]);
  t.emit({ type: "sold", figure: hero.figure, item }, { rules: ["SS-14.1-a", "SS-14.1-b"] });
  gainCrowns(t, hero, 25 * itemCard(item).act!);
}

function letGo(t: Table, hero: Hero, item: ItemId): ItemId {
  const slot = (Object.keys(hero.slots) as (keyof Slots)[]).find((one) => hero.slots[one] === item);
  if (slot) return unequip(t, hero, slot);
  return hero.inventory.splice(hero.inventory.indexOf(item), 1)[0]!;
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
