import type { MessageArgument } from "@tavolata/kernel";
import { type HeroId, heroes } from "../../content/figures/heroes.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure } from "../../state.js";
import { gainOf, isSpare } from "../evaluation/strength.js";
import type { Position } from "../perception/position.js";
import { bestOf, type Choice, type Moment, objectOf, offersOf, pick, why } from "./choice.js";

/** HQ-16.1: from light to heavy, as the book has them; what was lost comes again when nothing else is left. */
export function chooseQuest({ position, ids }: Moment): Choice {
  const played = position.table.campaign?.record.map(({ quest }) => quest) ?? [];
  const fresh = ids.find((id) => !played.includes(objectOf(id)));
  return fresh ? pick(fresh, "next-in-book") : pick(ids[0]!, "once-more");
}

/** HQ-15-d: everything is for sale: heroes who spend their gold come back. */
export function openMarket(): Choice {
  return { picks: [], reason: why("open-market") };
}

/** HQ-2.4-f: an archetype that the party lacks, if there is one. */
export function takeNewHero({ position, ids }: Moment): Choice {
  const present: readonly string[] = sheetsOf(position).map(({ type }) => type);
  const id = ids.find((one) => !present.includes(heroes[objectOf(one) as HeroId].archetype)) ?? ids[0]!;
  return pick(id, "take-figure", { figure: objectOf(id) });
}

/** HQ-14.2: whoever gains most by it; all think alike, so that nobody has to draw lots. */
export function nameTaker({ position, decision, ids }: Moment): Choice {
  const item = textOf(decision.title.args?.["item"]);
  const { figures, gone } = position.table;
  const candidates = [...figures, ...gone.map(({ figure }) => figure)].filter(({ id }) => ids.includes(`taker:${id}`));
  const taker = bestOf(candidates, (hero) => gainOf(position.content, hero, item))?.id ?? objectOf(ids[0]!);
  return pick(`taker:${taker}`, "name-taker", { figure: taker });
}

/** HQ-15: gives away what others can use better, sells what nobody needs, bids and buys what helps most, and leaves. */
export function trade(moment: Moment): Choice {
  const hero = sheetOf(moment);
  if (!hero) return leave();
  return giveAway(moment, hero) ?? sellSpare(moment, hero) ?? bid(moment, hero) ?? buyBest(moment, hero) ?? leave();
}

/** HQ-15-c: half its value for a card that a companion doesn't need and that helps; each card once in a market. */
function bid(moment: Moment, hero: Figure): Choice | undefined {
  for (const id of offersOf(moment, "bid")) {
    const seller = sheetsOf(moment.position).find((one) => one.id === objectOf(id));
    const item = seller && wantedFrom(moment, hero, seller);
    if (item !== undefined) return pick(id, "bid", { figure: seller!.id, item });
  }
  return undefined;
}

function wantedFrom({ position }: Moment, hero: Figure, seller: Figure): string | undefined {
  const { content } = position;
  const { refused = [] } = position.table.campaign?.market ?? {};
  const wanted = seller.items.filter(
    (item) =>
      itemNamed(content, item).gold > 0 &&
      hero.gold >= itemNamed(content, item).gold &&
      isSpare(content, seller, item) &&
      gainOf(content, hero, item) > 0 &&
      !refused.some((one) => one.startsWith(`${seller.id}>${hero.id}:${item}@`)),
  );
  return bestOf(wanted, (item) => gainOf(content, hero, item) / itemNamed(content, item).gold);
}

/** Which of a companion's cards is bid for: the one that helps most for its price. */
export function chooseCard(moment: Moment): Choice {
  const { content } = moment;
  const hero = sheetOf(moment);
  const cards = offersOf(moment, "item").map(objectOf);
  const best =
    bestOf(cards, (item) => (hero ? gainOf(content, hero, item) / Math.max(1, itemNamed(content, item).gold) : 0)) ??
    cards[0]!;
  return pick(`item:${best}`, "bid-for", { item: best });
}

/** HQ-15-c: half of the printed value, or the next sum above it. */
export function nameSum(moment: Moment): Choice {
  const half = Number(moment.decision.title.args?.["gold"]) / 2;
  const id = moment.ids.find((one) => Number(objectOf(one)) >= half) ?? moment.ids.at(-1)!;
  return pick(id, "name-sum");
}

function leave(): Choice {
  return pick("done", "leave-market");
}

function giveAway(moment: Moment, hero: Figure): Choice | undefined {
  for (const id of offersOf(moment, "give")) {
    const item = objectOf(id);
    const taker = isSpare(moment.content, hero, item) ? takerOf(moment, hero, item) : undefined;
    if (taker) return pick(id, "give-card", { figure: taker.id, item });
  }
  return undefined;
}

/** The companion who gains most by a card, if anybody does. */
function takerOf({ position }: Moment, hero: Figure, item: string): Figure | undefined {
  const { content } = position;
  const others = sheetsOf(position).filter((other) => other.id !== hero.id && gainOf(content, other, item) > 0);
  return bestOf(others, (other) => gainOf(content, other, item));
}

function sellSpare(moment: Moment, hero: Figure): Choice | undefined {
  const { content } = moment;
  const id = offersOf(moment, "sell").find(
    (one) => isSpare(content, hero, objectOf(one)) && itemNamed(content, objectOf(one)).gold > 0,
  );
  return id ? pick(id, "sell-spare", { item: objectOf(id) }) : undefined;
}

/** What helps most for its price; if that is only a quest or two away, the gold is kept for it. */
function buyBest(moment: Moment, hero: Figure): Choice | undefined {
  const { content, position, offered } = moment;
  const within =
    position.table.campaign?.market?.list.filter((item) => itemNamed(content, item).gold <= hero.gold + nextPay) ?? [];
  const great = within.filter((item) => gainOf(content, hero, item) >= greatGain);
  const wanted = bestOf(great, (item) => gainOf(content, hero, item) / itemNamed(content, item).gold);
  if (wanted && offered.has(`buy:${wanted}`)) return pick(`buy:${wanted}`, "buy-best", { item: wanted });
  if (wanted) return pick("done", "save-up", { item: wanted });
  const small = within.filter((item) => offered.has(`buy:${item}`) && gainOf(content, hero, item) > 0);
  const best = bestOf(small, (item) => gainOf(content, hero, item) / itemNamed(content, item).gold);
  return best ? pick(`buy:${best}`, "buy-best", { item: best }) : undefined;
}

/** About what a hero brings home from a quest. */
const nextPay = 100;
/** A die more in attack or defence. */
const greatGain = 3;

/** To whom a card goes. */
export function chooseCompanion(moment: Moment): Choice {
  const item = textOf(moment.decision.title.args?.["item"]);
  const hero = sheetOf(moment);
  const taker = hero && takerOf(moment, hero, item);
  // Who can't pay isn't asked.
  const wanted = taker && `companion:${taker.id}`;
  const id = wanted && moment.offered.has(wanted) ? wanted : moment.ids[0]!;
  return pick(id, "give-card", { figure: objectOf(id), item });
}

/** HQ-15-c: a buyer pays up to the printed value for what helps; a seller takes it for what is missed, or half for the rest. */
export function answerBargain(moment: Moment): Choice {
  const { content } = moment;
  const { key, args = {} } = moment.decision.title;
  const hero = sheetOf(moment);
  const [item, gold] = [textOf(args["item"]), Number(args["gold"])];
  const printed = itemNamed(content, item).gold;
  const fair = !hero
    ? false
    : key === "ask.buy-from"
      ? gainOf(content, hero, item) > 0 && gold <= printed
      : gold >= (isSpare(content, hero, item) ? printed / 2 : printed);
  return fair ? pick("yes", "fair-price", { item }) : pick("no", "unfair-price", { item });
}

/** HQ-16.2: there is always another adventure. */
export function voteOnRetiring(): Choice {
  return pick("no", "another-adventure");
}

function sheetsOf({ table }: Position): Figure[] {
  return Object.values(table.campaign?.sheets ?? {});
}

function sheetOf({ position, decision }: Moment): Figure | undefined {
  return position.table.campaign?.sheets[decision.seat];
}

function textOf(argument: MessageArgument | undefined): string {
  return String(argument);
}
