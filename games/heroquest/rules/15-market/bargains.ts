import { type Bar, bar, each, one, say } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure, HeroFlow, Table } from "../../state.js";
import { companionsOf, kindsOf, takeFrom } from "../14-campaign/belongings.js";
import type { Campaign, Market } from "../14-campaign/state.js";

/** HQ-15-c: sums to name, besides the printed value. */
const sums = [5, 10, 20, 30, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000] as const;

/** A sale between two heroes that one of them proposes. */
interface Bargain {
  readonly seller: Figure;
  readonly buyer: Figure;
  readonly item: string;
}

/** HQ-15-a: between adventures cards change hands freely. */
export function* give(t: Table, campaign: Campaign, hero: Figure, item: string): HeroFlow {
  const to = yield* chooseCompanion(t, hero, item, () => companionsOf(campaign, hero));
  takeFrom(hero, item);
  to.items.push(item);
  t.emit({ type: "given", figure: hero.id, companion: to.id, item }, { rules: ["HQ-15-a"] });
}

/** HQ-15-c: the visitor offers a card to a companion for a sum. */
export function* offer(t: Table, campaign: Campaign, seller: Figure, item: string): HeroFlow {
  const market = campaign.market!;
  const able = () =>
    companionsOf(campaign, seller).filter((buyer) => hasSum(t.content, market, { seller, buyer, item }));
  const buyer = yield* chooseCompanion(t, seller, item, able);
  yield* agreeOn(t, market, { seller, buyer, item }, seller);
}

/** HQ-15-c: the visitor names a sum for a companion's card. */
export function* bid(t: Table, campaign: Campaign, buyer: Figure, owner: string): HeroFlow {
  const market = campaign.market!;
  const seller = companionsOf(campaign, buyer).find(({ id }) => id === owner)!;
  const item = yield* t.choose(
    buyer.seat,
    "bid-for",
    () => [
      each(
        kindsOf(seller).filter((kind) => hasSum(t.content, market, { seller, buyer, item: kind })),
        (kind) => `item:${kind}`,
      ),
    ],
    { rules: ["HQ-15-c"] },
  );
  yield* agreeOn(t, market, { seller, buyer, item }, buyer);
}

export function whyNotOffer(
  content: HeroQuestContent,
  campaign: Campaign,
  seller: Figure,
  item: string,
): Bar | undefined {
  const market = campaign.market!;
  const able = companionsOf(campaign, seller).some((buyer) => hasSum(content, market, { seller, buyer, item }));
  return able ? undefined : bar("HQ-15-c", "nobody-pays", { item });
}

export function whyNotBid(
  content: HeroQuestContent,
  campaign: Campaign,
  buyer: Figure,
  owner: string,
): Bar | undefined {
  const market = campaign.market!;
  const seller = companionsOf(campaign, buyer).find(({ id }) => id === owner)!;
  const able = kindsOf(seller).some((item) => hasSum(content, market, { seller, buyer, item }));
  return able ? undefined : bar("HQ-15-c", "nothing-to-bid", { figure: owner });
}

function* chooseCompanion(t: Table, hero: Figure, item: string, able: () => Figure[]): HeroFlow<Figure> {
  return yield* t.choose(hero.seat, "companion", () => [each(able(), ({ id }) => `companion:${id}`)], {
    rules: ["HQ-15-a", "HQ-15-c"],
    title: say("ask.companion", { item }),
  });
}

/** One names the sum, the other agrees or not; without agreement nothing changes. */
function* agreeOn(t: Table, market: Market, bargain: Bargain, proposer: Figure): HeroFlow {
  const { seller, buyer, item } = bargain;
  const other = proposer === seller ? buyer : seller;
  const sum = yield* t.choose(
    proposer.seat,
    "sum",
    () => [
      each(sumsOf(t.content, market, bargain), (gold) => `sum:${gold}`, {
        label: (gold) => say("option.sum", { gold }),
      }),
    ],
    { rules: ["HQ-15-c"], title: say("ask.sum", { item, gold: itemNamed(t.content, item).gold }) },
  );
  const question = proposer === seller ? "ask.buy-from" : "ask.sell-to";
  const answer = yield* t.choose(other.seat, "bargain", () => [one("yes"), one("no")], {
    rules: ["HQ-15-c"],
    title: say(question, { figure: proposer.id, item, gold: sum }),
  });
  const told = { figure: buyer.id, companion: seller.id, item, gold: sum };
  if (answer === "no") {
    market.refused.push(keyOf(bargain, sum));
    t.emit({ type: "bargain-refused", ...told }, { rules: ["HQ-15-c"] });
    return;
  }
  buyer.gold -= sum;
  seller.gold += sum;
  takeFrom(seller, item);
  buyer.items.push(item);
  t.emit({ type: "bargain-struck", ...told }, { rules: ["HQ-15-c"] });
}

/** What the buyer can pay; a sum that was refused isn't named again. */
function sumsOf(content: HeroQuestContent, { refused }: Market, bargain: Bargain): number[] {
  const printed = itemNamed(content, bargain.item).gold;
  return [...new Set([...sums, printed])]
    .filter((sum) => sum <= bargain.buyer.gold && !refused.includes(keyOf(bargain, sum)))
    .sort((a, b) => a - b);
}

function hasSum(content: HeroQuestContent, market: Market, bargain: Bargain): boolean {
  return sumsOf(content, market, bargain).length > 0;
}

function keyOf({ seller, buyer, item }: Bargain, sum: number): string {
  return `${seller.id}>${buyer.id}:${item}@${sum}`;
}
