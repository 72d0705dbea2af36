import { type Bar, bar, each, type Offer, type Outcome, one, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { type EquipmentId, equipment } from "../../content/items/equipment.js";
import type { Quest } from "../../content/quests/format.js";
import { fullMindOf, itemNamed } from "../../content/tables.js";
import { type Figure, type HeroFlow, type Table, wizard } from "../../state.js";
import { companionsOf, kindsOf, takeFrom } from "../14-campaign/belongings.js";
import { campaignEnd } from "../14-campaign/missions.js";
import type { Campaign, Market } from "../14-campaign/state.js";
import { bid, give, offer, whyNotBid, whyNotOffer } from "./bargains.js";

/** So many deals are made or tried in one visit; then the next one has a turn. */
const longestVisit = 20;

/** HQ-15-d: the market sells the whole equipment table, less what the Evil Wizard takes off the list. */
export function* openMarket(t: Table): HeroFlow<string> {
  const { state } = t;
  const all = Object.keys(equipment) as EquipmentId[];
  const withheld = yield* t.chooseSome(wizard, "market-list", () => [each(all, (item) => `withhold:${item}`)], {
    rules: ["HQ-15-d"],
    min: 0,
    max: all.length,
  });
  const list = all.filter((item) => !withheld.includes(item));
  state.campaign!.market = { list, visitors: visitorsOf(t), deals: 0, refused: [] };
  t.emit({ type: "market-opened", withheld: [...withheld] }, { rules: ["HQ-15-a", "HQ-15-d"], reveals: true });
  return "market";
}

/** In the order of the seats of the last adventure; who is new comes last. */
function visitorsOf({ state, seats }: Table): string[] {
  const present = seats.filter((seat) => seat in state.heroes);
  return [
    ...state.order.filter((seat) => present.includes(seat)),
    ...present.filter((seat) => !state.order.includes(seat)),
  ];
}

/** Something that is done in the market. */
interface Deal {
  readonly verb: "buy" | "sell" | "give" | "offer" | "bid" | "discard";
  /** A card; for a bid, whose card. */
  readonly what: string;
}

/** HQ-15: one deal of the visitor, then back here until everybody was there. */
export function* visitMarket(t: Table, book: readonly Quest[]): HeroFlow<string | Outcome> {
  const campaign = t.state.campaign!;
  const market = campaign.market!;
  const hero = campaign.sheets[market.visitors[0] ?? ""];
  if (!hero) {
    campaign.market = null;
    // HQ-14.1-a: nobody has lost a point, whoever carries now what makes the mind greater.
    for (const one of Object.values(campaign.sheets)) one.mind = fullMindOf(t.content, one);
    t.emit({ type: "market-closed" }, { rules: ["HQ-15-a"] });
    return "seating";
  }
  const deal = yield* t.choose<Deal | "retire" | "done">(
    hero.seat,
    "market",
    () => [
      ...dealsOf(t.content, campaign, market, hero),
      ...(mayPropose(market, hero) ? [one("retire")] : []),
      one("done"),
    ],
    { rules: ["HQ-15-a", "HQ-15-b", "HQ-15-c", "HQ-15-d"] },
  );
  if (deal === "retire") {
    if (yield* allRetire(t, market, hero)) return campaignEnd(t, book, "HQ-16.2");
  } else if (deal !== "done") yield* make(t, campaign, hero, deal);
  market.deals += 1;
  if (deal === "done" || market.deals >= longestVisit) leave(t, market, hero);
  return "market";
}

function dealsOf(content: HeroQuestContent, campaign: Campaign, market: Market, hero: Figure): Offer<Deal>[] {
  const own = kindsOf(hero);
  const others = companionsOf(campaign, hero);
  return [
    deals(
      "buy",
      market.list,
      (item) => whyNotBuy(content, hero, item),
      (item) => buyLabel(content, hero, item),
    ),
    deals("sell", own, undefined, (item) => say("option.sell", { item, gold: itemNamed(content, item).gold })),
    ...(others.length > 0
      ? [
          deals("give", own),
          deals("offer", own, (item) => whyNotOffer(content, campaign, hero, item)),
          deals(
            "bid",
            others.map(({ id }) => id),
            (id) => whyNotBid(content, campaign, hero, id),
            (figure) => say("option.bid", { figure }),
          ),
        ]
      : []),
    deals("discard", own),
  ];
}

function deals(
  verb: Deal["verb"],
  things: readonly string[],
  whyNot?: (what: string) => Bar | undefined,
  label: (what: string) => ReturnType<typeof say> = (item) => say(`option.${verb}`, { item }),
): Offer<Deal> {
  return each(
    things.map((what): Deal => ({ verb, what })),
    ({ what }) => `${verb}:${what}`,
    { label: ({ what }) => label(what), ...(whyNot ? { bar: ({ what }: Deal) => whyNot(what) } : {}) },
  );
}

/** HQ-15-d: the price, and whether the buyer could use it. Whoever can't may buy it for somebody else. */
function buyLabel(content: HeroQuestContent, { type }: Figure, item: string) {
  const { gold, allowed } = itemNamed(content, item);
  const useful = (allowed as readonly string[]).includes(type) ? "yes" : "no";
  return say("option.buy", { item, gold, useful });
}

function whyNotBuy(content: HeroQuestContent, { gold }: Figure, item: string): Bar | undefined {
  const price = itemNamed(content, item).gold;
  return price > gold ? bar("HQ-15-d", "too-expensive", { item, gold: price }) : undefined;
}

function* make(t: Table, campaign: Campaign, hero: Figure, { verb, what }: Deal): HeroFlow {
  switch (verb) {
    case "buy": {
      const { gold } = itemNamed(t.content, what);
      hero.gold -= gold;
      hero.items.push(what);
      return t.emit({ type: "bought", figure: hero.id, item: what, gold }, { rules: ["HQ-15-d"] });
    }
    case "sell": {
      const { gold } = itemNamed(t.content, what);
      hero.gold += gold;
      takeFrom(hero, what);
      return t.emit({ type: "sold", figure: hero.id, item: what, gold }, { rules: ["HQ-15-b"] });
    }
    case "discard":
      takeFrom(hero, what);
      return t.emit({ type: "discarded", figure: hero.id, item: what }, { rules: ["HQ-15-a"] });
    case "give":
      return yield* give(t, campaign, hero, what);
    case "offer":
      return yield* offer(t, campaign, hero, what);
    case "bid":
      return yield* bid(t, campaign, hero, what);
  }
}

function leave(t: Table, market: Market, hero: Figure): void {
  market.visitors.shift();
  market.deals = 0;
  t.emit({ type: "market-left", figure: hero.id, gold: hero.gold }, { rules: ["HQ-15-a"] });
}

/** Once in each market. */
function mayPropose({ refused }: Market, { seat }: Figure): boolean {
  return !refused.includes(`retire:${seat}`);
}

/** HQ-16.2: the players may also end the campaign together: everybody must agree. */
function* allRetire(t: Table, market: Market, hero: Figure): HeroFlow<boolean> {
  t.emit({ type: "retirement-proposed", figure: hero.id }, { rules: ["HQ-16.2"] });
  for (const { seat } of companionsOf(t.state.campaign!, hero)) {
    if (yield* t.confirm(seat, "retire", "HQ-16.2")) continue;
    market.refused.push(`retire:${hero.seat}`);
    return false;
  }
  return true;
}
