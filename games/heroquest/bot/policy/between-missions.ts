import { bestOf, type Choice, offerOf, offers, offersOf, pick, pickAll, targetsOf } from "@tavolata/bots";
import { type HeroId, heroes } from "../../content/figures/heroes.js";
import { itemNamed } from "../../content/tables.js";
import type { Figure } from "../../state.js";
import { gainOf, isSpare } from "../evaluation/strength.js";
import type { Position } from "../perception/position.js";
import type { Question } from "../perception/question.js";

/** HQ-16.1: from light to heavy, as the book has them; what was lost comes again when nothing else is left. */
export function chooseQuest({ position, options }: Question): Choice {
  const played = position.table.campaign?.record.map(({ quest }) => quest) ?? [];
  const fresh = options.find(({ target }) => !played.includes(target));
  return fresh ? pick(fresh.id, "next-in-book") : pick(options[0]!.id, "once-more");
}

/** HQ-15-d: everything is for sale: heroes who spend their gold come back. */
export function openMarket(): Choice {
  return pickAll([], "open-market");
}

/** HQ-2.4-f: an archetype that the party lacks, if there is one. */
export function takeNewHero({ position, options }: Question): Choice {
  const present: readonly string[] = sheetsOf(position).map(({ type }) => type);
  const fresh = options.find(({ target }) => !present.includes(heroes[target as HeroId].archetype));
  const { id, target } = fresh ?? options[0]!;
  return pick(id, "take-figure", { figure: target });
}

/** HQ-14.2: whoever gains most by it; all think alike, so that nobody has to draw lots. */
export function nameTaker(question: Question): Choice {
  const { position, options } = question;
  const item = question.argument("item")!;
  const { figures, gone } = position.table;
  const candidates = [...figures, ...gone.map(({ figure }) => figure)].filter(({ id }) => offers(options, "taker", id));
  const best = bestOf(candidates, (hero) => gainOf(position.content, hero, item));
  const { id, target } = (best && offerOf(options, "taker", best.id)) ?? options[0]!;
  return pick(id, "name-taker", { figure: target });
}

/** HQ-15: gives away what others can use better, sells what nobody needs, bids and buys what helps most, and leaves. */
export function trade(question: Question): Choice {
  const hero = sheetOf(question);
  if (!hero) return leave();
  return (
    giveAway(question, hero) ?? sellSpare(question, hero) ?? bid(question, hero) ?? buyBest(question, hero) ?? leave()
  );
}

/** HQ-15-c: half its value for a card that a companion doesn't need and that helps; each card once in a market. */
function bid(question: Question, hero: Figure): Choice | undefined {
  for (const { id, target } of offersOf(question.options, "bid")) {
    const seller = sheetsOf(question.position).find((one) => one.id === target);
    const item = seller && wantedFrom(question, hero, seller);
    if (item !== undefined) return pick(id, "bid", { figure: seller!.id, item });
  }
  return undefined;
}

function wantedFrom({ position }: Question, hero: Figure, seller: Figure): string | undefined {
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
export function chooseCard(question: Question): Choice {
  const { content } = question;
  const hero = sheetOf(question);
  const cards = targetsOf(question.options, "item");
  const best =
    bestOf(cards, (item) => (hero ? gainOf(content, hero, item) / Math.max(1, itemNamed(content, item).gold) : 0)) ??
    cards[0]!;
  return pick(`item:${best}`, "bid-for", { item: best });
}

/** HQ-15-c: half of the printed value, or the next sum above it. */
export function nameSum(question: Question): Choice {
  const { options } = question;
  const half = Number(question.argument("gold")) / 2;
  const sum = options.find(({ target }) => Number(target) >= half) ?? options.at(-1)!;
  return pick(sum.id, "name-sum");
}

function leave(): Choice {
  return pick("done", "leave-market");
}

function giveAway(question: Question, hero: Figure): Choice | undefined {
  for (const { id, target: item } of offersOf(question.options, "give")) {
    const taker = isSpare(question.content, hero, item) ? takerOf(question, hero, item) : undefined;
    if (taker) return pick(id, "give-card", { figure: taker.id, item });
  }
  return undefined;
}

/** The companion who gains most by a card, if anybody does. */
function takerOf({ position }: Question, hero: Figure, item: string): Figure | undefined {
  const { content } = position;
  const others = sheetsOf(position).filter((other) => other.id !== hero.id && gainOf(content, other, item) > 0);
  return bestOf(others, (other) => gainOf(content, other, item));
}

function sellSpare(question: Question, hero: Figure): Choice | undefined {
  const { content } = question;
  const spare = offersOf(question.options, "sell").find(
    ({ target }) => isSpare(content, hero, target) && itemNamed(content, target).gold > 0,
  );
  return spare && pick(spare.id, "sell-spare", { item: spare.target });
}

/** What helps most for its price; if that is only a quest or two away, the gold is kept for it. */
function buyBest(question: Question, hero: Figure): Choice | undefined {
  const { content, position, offered } = question;
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
export function chooseCompanion(question: Question): Choice {
  const { options } = question;
  const item = question.argument("item")!;
  const hero = sheetOf(question);
  const taker = hero && takerOf(question, hero, item);
  // Who can't pay isn't asked.
  const { id, target } = (taker && offerOf(options, "companion", taker.id)) ?? options[0]!;
  return pick(id, "give-card", { figure: target, item });
}

/** HQ-15-c: a buyer pays up to the printed value for what helps; a seller takes it for what is missed, or half for the rest. */
export function answerBargain(question: Question): Choice {
  const { content } = question;
  const { key } = question.decision.title;
  const hero = sheetOf(question);
  const [item, gold] = [question.argument("item")!, Number(question.argument("gold"))];
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

function sheetOf({ position, seat }: Question): Figure | undefined {
  return position.table.campaign?.sheets[seat];
}
