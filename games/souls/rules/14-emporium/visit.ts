import { type Bar, bar, each, type Naming, type Offer, objectArray, one, say, type Wording } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { itemCard, nameOfSide } from "../../content/tables.js";
import type { DieSymbol } from "../../content/types.js";
import { betOn, type Dealing, dealingsWith, giving, lending } from "../../queries/emporium/dealing.js";
import {
  anvilPrice,
  changed,
  forSale,
  isForgeable,
  isSellable,
  priceChange,
  priceOf,
  prizes,
  tavernStake,
  toTake,
  upgradePrice,
} from "../../queries/emporium/offers.js";
import { figureOf, heroFigure, livingHeroes } from "../../queries/figures.js";
import { hasRoom } from "../../queries/items/inventory.js";
import { owned } from "../../queries/items/slots.js";
import type { Hero, Souls, SoulsFlow, Table } from "../../state.js";
import {
  type Change,
  changeLabel,
  changes,
  makeChange,
  namingOfChanges,
  whyNotDone,
} from "../08-cards-in-hand/reorganising.js";
import { sumsUpTo } from "../13-crowns/crowns.js";
import { deal, isOfStash } from "./dealings.js";

/** So many dealings are made in one visit; then the next one has a turn. */
const longestVisit = 40;

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
  // Who was at the Emporium before the Quest goes on there.
  const before = s.visit;
  s.visit = { shop: true, present, dealing: [...present], deals: 0, bets: objectArray() };
  t.emit({ type: "emporium-opens", seats: present }, { rules: ["SS-14-b", "SS-14-j"] });
  while (s.visit.dealing.length > 0) yield* dealOnce(t);
  s.visit = before;
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

const atTheStash: readonly string[] = ["SS-14.2-b", "SS-14-i"];

function* dealOnce(t: Table): SoulsFlow {
  const { state: s } = t;
  const details = { rules: s.visit.shop ? atTheEmporium : atTheStash, passes: false } as const;
  const choice = yield* t.chooseOf(s.visit.dealing[0]!, "outfit", t, offers, details);
  const hero = visitor(s);
  s.visit.deals += 1;
  if (choice === "ready") {
    s.visit.dealing.shift();
    s.visit.deals = 0;
  }
  // SS-14-h: rearranging costs nothing here.
  else if ("how" in choice) yield* makeChange(t, hero, choice, "SS-14-h");
  else yield* deal(t, hero, choice);
}

/** Who deals now. */
function visitor(s: Souls): Hero {
  return s.heroes[s.visit.dealing[0]!]!;
}

function offers(t: Table): readonly Offer<Dealing | Change | "ready">[] {
  const { state: s } = t;
  const hero = visitor(s);
  const why = whyNotDone(t.content, s, hero);
  const done = why ? one("ready", { bar: () => why }) : ready;
  const wording: Wording<Dealing> = {
    label: (one) => dealLabel(t.content, s, hero, one),
    bar: (one) => whyNotDeal(t.content, s, hero, one),
  };
  if (s.visit.deals >= longestVisit) {
    if (!why) return [done];
    const leaving: Dealing[] = [];
    leaveSome(t.content, s, hero, why, leaving);
    return [each(leaving, namingOfDealings, wording, () => leaving), done];
  }
  const taking = toTake(t.content, s.stash);
  return [
    each(taking, namingOfDealings, wording, () => taking),
    each(changes(t.content, s, hero), namingOfChanges, wordingOfChanges),
    each(dealings(t.content, s, hero, why), namingOfDealings, wording, () => dealings(t.content, s, hero, why, true)),
    done,
  ];
}

const namingOfDealings: Naming<Dealing> = {
  id: ({ id }) => id,
  verb: ({ deal }) => deal,
  target: ({ deal, item, to, symbol }) => (deal === "bet" ? symbol : deal === "lend" ? to : item),
  using: ({ deal, side, to, crowns }) =>
    deal === "buy" ? side : deal === "give" ? to : deal === "lend" ? String(crowns) : undefined,
};

/** What may be done besides taking and wearing; with `explained` also what is barred. */
function dealings(
  content: SoulsContent,
  s: Souls,
  hero: Hero,
  why: Bar | undefined,
  explained = false,
): readonly Dealing[] {
  const all: Dealing[] = [];
  shareWithOthers(content, s, hero, all);
  leaveSome(content, s, hero, why, all);
  if (s.visit.shop) tradeWithShop(content, s, hero, explained, all);
  return all;
}

/** SS-14-j: only with those who are here. First all cards, then all Crowns. */
function shareWithOthers(content: SoulsContent, s: Souls, hero: Hero, all: Dealing[]): void {
  const others: Hero[] = [];
  for (const seat in s.heroes) {
    const other = s.heroes[seat]!;
    if (other !== hero && s.visit.present.includes(seat)) others.push(other);
  }
  if (others.length === 0) return;
  const own = owned(hero);
  for (const other of others)
    if (mayReceive(content, s, other)) for (const item of own) all.push(giving(item, other.figure));
  for (const { figure } of others) for (const crowns of sumsUpTo(hero.crowns)) all.push(lending(crowns, figure));
}

/** SS-14.2-c: Stash cards go back. SS-14.2-d: others stay there only in a campaign; SS-14-i: else who carries too much gives something up. */
function leaveSome(content: SoulsContent, s: Souls, hero: Hero, why: Bar | undefined, all: Dealing[]): void {
  for (const item of owned(hero)) if (s.campaign || why || isOfStash(content, item)) all.push(dealingsWith(item).leave);
}

/** SS-14-c, SS-14-e, SS-14.3.1-b, SS-14.1-b, SS-14.3.2-a: buying, upgrading, forging, selling, betting. */
function tradeWithShop(content: SoulsContent, s: Souls, hero: Hero, explained: boolean, all: Dealing[]): void {
  const crowns = explained ? Number.POSITIVE_INFINITY : hero.crowns;
  const change = priceChange(content, s, hero);
  for (const { price, dealing } of forSale(content, s.emporium))
    if (changed(price, change) <= crowns) all.push(dealing);
  const own = owned(hero);
  for (const item of own) {
    const price = upgradePrice(content, s, item);
    if (price !== undefined && changed(price, change) <= crowns) all.push(dealingsWith(item).upgrade);
  }
  if (anvilPrice <= crowns)
    for (const item of own) if (isForgeable(content, s, item)) all.push(dealingsWith(item).forge);
  for (const item of own) if (isSellable(content, item)) all.push(dealingsWith(item).sell);
  if (explained || !whyNotBet(s, hero)) for (const bet of bets) all.push(bet);
}

const ready = one("ready");
const bets = (Object.keys(prizes) as DieSymbol[]).map(betOn);

const wordingOfChanges: Wording<Change> = { label: changeLabel };

/** What stands against a dealing that costs something. */
function whyNotDeal(content: SoulsContent, s: Souls, hero: Hero, dealing: Dealing): Bar | undefined {
  switch (dealing.deal) {
    case "buy":
    case "upgrade":
      return tooDear(hero, priceOf(content, s, hero, dealing));
    case "forge":
      return tooDear(hero, anvilPrice);
    case "bet":
      return whyNotBet(s, hero);
    default:
      return undefined;
  }
}

/** SS-14-c: a card goes by the side that one owns. */
function dealLabel(content: SoulsContent, s: Souls, hero: Hero, dealing: Dealing) {
  const { deal, item, to, crowns, symbol } = dealing;
  switch (deal) {
    case "buy":
    case "upgrade": {
      const { back } = itemCard(content, item);
      const name = dealing.side === "back" ? (back?.name ?? item) : item;
      return say(`option.${deal}`, { item: name, price: priceOf(content, s, hero, dealing) });
    }
    case "bet":
      return say("option.bet", { symbol, prize: prizes[symbol as DieSymbol] ?? 0 });
    case "give":
      return say("option.give-to", { item: nameOfSide(content, s, item), to });
    case "lend":
      return say("option.lend", { crowns, to });
    case "leave": {
      const staysHere = s.campaign || isOfStash(content, item);
      return say(staysHere ? "option.leave-item" : "option.give-up-item", { item: nameOfSide(content, s, item) });
    }
    default:
      return say(`option.${deal}-item`, { item: nameOfSide(content, s, item) });
  }
}

/** SS-14-i: who has closed his visit must still have room. */
function mayReceive(content: SoulsContent, s: Souls, hero: Hero): boolean {
  return s.visit.dealing.includes(hero.seat) || hasRoom(content, s, figureOf(s, hero.figure));
}

/** SS-13-f, SS-13-g: only one's own Crowns pay, but they may be given or lent here. */
function tooDear(hero: Hero, price: number): Bar | undefined {
  return hero.crowns < price ? dear : undefined;
}

const dear = bar("SS-13-f", "too-dear");
const betAlready = bar("SS-14.3.2-d", "bet-already");

/** SS-14.3.2-d. */
function whyNotBet(s: Souls, hero: Hero): Bar | undefined {
  if (s.visit.bets.includes(hero.seat)) return betAlready;
  return tooDear(hero, tavernStake);
}
