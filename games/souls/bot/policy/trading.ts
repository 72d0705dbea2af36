import { type Choice, pick, targetsOf } from "@tavolata/bots";
import type { SoulsContent } from "../../content/content.js";
import { isCompatible } from "../../queries/items/inventory.js";
import type { Hero, ItemId } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { gainFor, isWanted } from "../evaluation/gear.js";
import { ownHero, type SoulsQuestion } from "../perception/moment.js";

/** Something of one's own that another would make more of. */
interface Gift {
  readonly item: ItemId;
  readonly to: Hero;
  readonly worth: number;
}

/** SS-6.3.5-a: with an Action to spare, a better card goes to whoever can use it. */
export function trade(question: SoulsQuestion): Choice | undefined {
  const partners = targetsOf(question.options, "exchange");
  const gift = bestGift(question.content, question.s, ownHero(question), partners);
  return gift && pick(`exchange:${gift.to.figure}`, "trade", { hero: gift.to.figure, item: gift.item });
}

/** SS-6.3.5-a: the card that the exchange was meant for; nothing is asked for. */
export function exchangeItem(question: SoulsQuestion): Choice {
  const { s, ids } = question;
  const hero = ownHero(question);
  const partners = Object.values(s.heroes).filter(
    (one) => one.seat !== hero.seat && areaOf(s, one) === areaOf(s, hero),
  );
  const gift = bestGift(
    question.content,
    s,
    hero,
    partners.map(({ figure }) => figure),
  );
  const id = gift && `give:${gift.item}`;
  if (id !== undefined && ids.includes(id)) return pick(id, "trade", { hero: gift!.to.figure, item: gift!.item });
  return pick(ids.includes("no-item") ? "no-item" : ids[0]!, "enough");
}

function areaOf(s: SoulsView, { figure }: Hero): string | undefined {
  return s.figures.find(({ id }) => id === figure)?.area;
}

/** What the other's outfit gains by a card must be clear: it costs an Action. */
const leastGain = 0.6;

function bestGift(content: SoulsContent, s: SoulsView, own: Hero, partners: readonly string[]): Gift | undefined {
  const idle = own.inventory.filter((item) => !isWanted(content, s, own, item));
  let best: Gift | undefined;
  for (const to of Object.values(s.heroes)) {
    if (!partners.includes(to.figure)) continue;
    for (const item of idle) {
      const worth = isCompatible(content, s, to, item) ? gainFor(content, s, to, item) : 0;
      if (worth > Math.max(leastGain, best?.worth ?? 0)) best = { item, to, worth };
    }
  }
  return best;
}
