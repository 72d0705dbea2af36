import { bestOf, type Choice, pick, pickAll, targetsOf } from "@tavolata/bots";
import { abilityOn, itemOn } from "../../content/tables.js";
import { abilityWorth, cardItemWorth, wornWorth } from "../evaluation/items.js";
import type { Question } from "../perception/question.js";
import { useLeftovers } from "./idle-energy.js";

/** AZ-item-1: the best weapon and armour on, what energy is left used, and done. */
export function maintain(question: Question): Choice {
  const { hero, options } = question;
  for (const card of targetsOf(options, "equip")) {
    const { kind } = itemOn(question.content, card);
    const present = kind === "weapon" ? hero.weapon : hero.armour;
    if (wornWorth(question.content, card, hero) > wornWorth(question.content, present, hero))
      return pick(`equip:${card}`, "better-gear");
  }
  return useLeftovers(question) ?? pick("done", "all-done");
}

/** AZ-hand-2: what is worth least goes. */
export function handLimit({ content, hero, options, min }: Question): Choice {
  const cards = targetsOf(options, "card").sort(
    (a, b) => abilityWorth(content, a, hero) - abilityWorth(content, b, hero),
  );
  return pickAll(
    cards.slice(0, min).map((card) => `card:${card}`),
    "least-useful",
  );
}

/** AZ-pvp-9: what helps most. */
export function steal({ content, s, hero, options }: Question): Choice {
  const loser = Object.values(s.heroes).find(({ bag }) => options.some(({ target }) => bag.includes(target)));
  // What is useless here may be missed there.
  const missed = (card: string) => (loser ? 0.5 * cardItemWorth(content, card, loser) : 0);
  const card = bestOf(targetsOf(options, "item"), (one) => cardItemWorth(content, one, hero) + missed(one))!;
  return pick(`item:${card}`, "useful-booty");
}

/** The red Curse. */
export function discardAttached({ content, hero, options }: Question): Choice {
  const card = bestOf(
    targetsOf(options, "card"),
    (one) => -abilityOn(content, one).cost - (hero.attached.includes(one) ? 0 : 1),
  )!;
  return pick(`card:${card}`, "least-useful");
}
