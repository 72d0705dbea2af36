import { type Bar, bar, each, type Offer, one, say, type Wording } from "@tavolata/kernel";
import type { DieSymbol } from "../content/types.js";
import { sumsUpTo } from "../crowns.js";
import { figureOf, heroFigure, livingHeroes } from "../figures.js";
import { hasRoom } from "../items/inventory.js";
import { type Change, changeId, changeLabel, changes, makeChange, whyNotDone } from "../items/reorganising.js";
import { owned } from "../items/slots.js";
import type { Hero, ItemId, Souls, SoulsFlow, Table } from "../state.js";
import { itemCard, nameOfSide } from "../tables.js";
import { type Dealing, deal, isOfStash } from "./dealings.js";
import {
  anvilPrice,
  type ForSale,
  forgeable,
  forSale,
  oneOfEach,
  prizes,
  sellable,
  tavernStake,
  upgrades,
} from "./offers.js";

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
  // Who was at the Emporium before the Quest goes on there.
  const before = s.visit;
  s.visit = { shop: true, present, dealing: [...present], deals: 0, bets: [] };
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
  const own = owned(hero);
  const why = whyNotDone(s, hero);
  // SS-14.2-c: Stash cards go back. SS-14.2-d: others stay there only in a campaign; SS-14-i: else who carries too much gives something up.
  const left = s.campaign || why ? own : own.filter(isOfStash);
  const leaving = each(itemsTo("leave", left), dealId, { label: (one) => leaveLabel(s, one) });
  const done = why ? one("ready", { bar: () => why }) : ready;
  if (s.visit.deals >= longestVisit) return why ? [leaving, done] : [done];
  // SS-14-j: only with those who are here.
  const others = Object.values(s.heroes).filter((other) => other !== hero && present.includes(other.seat));
  const wording: Wording<Dealing> = { label: (one) => dealLabel(s, one) };
  const give: Dealing[] = [];
  const lend: Dealing[] = [];
  for (const to of others) {
    if (mayReceive(s, to)) for (const item of own) give.push({ deal: "give", item, to });
    for (const crowns of sumsUpTo(hero.crowns)) lend.push({ deal: "lend", crowns, to });
  }
  const all: Offer<Dealing | Change | "ready">[] = [
    each(itemsTo("take", oneOfEach(s.stash)), dealId, wording),
    each(changes(s, hero), changeId, wordingOfChanges),
    each(give, dealId, wording),
    each(lend, dealId, wording),
    leaving,
  ];
  if (shop) {
    const affordable: Wording<Dealing> = { ...wording, bar: (one) => whyNotDeal(s, hero, one) };
    const sales = forSale(s, hero);
    all.push(
      each(
        salesTo(
          "buy",
          sales.filter(({ price }) => price <= hero.crowns),
        ),
        dealId,
        affordable,
        () => salesTo("buy", sales),
      ),
      each(salesTo("upgrade", upgrades(s, hero)), dealId, affordable),
      each(itemsTo("forge", forgeable(s, hero)), dealId, affordable),
      each(itemsTo("sell", sellable(hero)), dealId, wording),
      each(bets, dealId, affordable),
    );
  }
  all.push(done);
  return all;
}

function leaveLabel(s: Souls, dealing: Dealing) {
  if (s.campaign || !("item" in dealing) || isOfStash(dealing.item)) return dealLabel(s, dealing);
  return say("option.give-up-item", { item: nameOfSide(s, dealing.item) });
}

const ready = one("ready");
const bets = (Object.keys(prizes) as DieSymbol[]).map((symbol): Dealing => ({ deal: "bet", symbol }));

function itemsTo(deal: "take" | "forge" | "sell" | "leave", items: readonly ItemId[]): Dealing[] {
  return items.map((item) => ({ deal, item }));
}

function salesTo(deal: "buy" | "upgrade", sales: readonly ForSale[]): Dealing[] {
  return sales.map((sale) => ({ deal, sale }));
}

const wordingOfChanges: Wording<Change> = { label: changeLabel };

function dealId(dealing: Dealing): string {
  switch (dealing.deal) {
    case "buy":
      return `buy:${dealing.sale.item}:${dealing.sale.side}`;
    case "upgrade":
      return `upgrade:${dealing.sale.item}`;
    case "bet":
      return `bet:${dealing.symbol}`;
    case "give":
      return `give:${dealing.item}:${dealing.to.figure}`;
    case "lend":
      return `lend:${dealing.crowns}:${dealing.to.figure}`;
    default:
      return `${dealing.deal}:${dealing.item}`;
  }
}

/** What stands against a dealing that costs something. */
function whyNotDeal(s: Souls, hero: Hero, dealing: Dealing): Bar | undefined {
  switch (dealing.deal) {
    case "buy":
    case "upgrade":
      return tooDear(hero, dealing.sale.price);
    case "forge":
      return tooDear(hero, anvilPrice);
    case "bet":
      return whyNotBet(s, hero);
    default:
      return undefined;
  }
}

/** SS-14-c: a card goes by the side that one owns. */
function dealLabel(s: Souls, dealing: Dealing) {
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
      return say("option.give-to", { item: nameOfSide(s, dealing.item), to: dealing.to.figure });
    case "lend":
      return say("option.lend", { crowns: dealing.crowns, to: dealing.to.figure });
    default:
      return say(`option.${dealing.deal}-item`, { item: nameOfSide(s, dealing.item) });
  }
}

/** SS-14-i: who has closed his visit must still have room. */
function mayReceive(s: Souls, hero: Hero): boolean {
  return s.visit.dealing.includes(hero.seat) || hasRoom(s, figureOf(s, hero.figure));
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
