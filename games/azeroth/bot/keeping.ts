import { abilityOn, itemOn } from "../tables.js";
import { useLeftovers } from "./idle-energy.js";
import { abilityWorth, cardItemWorth, wornWorth } from "./items.js";
import { bestOf, type Choice, type Moment, objectOf, objectsOf, pick } from "./moment.js";

/** AZ-item-1: the best weapon and armour on, what energy is left used, and done. */
export function maintain(moment: Moment): Choice {
  const { hero, ids } = moment;
  for (const card of objectsOf(ids, "equip")) {
    const { kind } = itemOn(moment.content, card);
    const present = kind === "weapon" ? hero.weapon : hero.armour;
    if (wornWorth(moment.content, card, hero) > wornWorth(moment.content, present, hero))
      return pick(`equip:${card}`, "better-gear");
  }
  return useLeftovers(moment) ?? pick("done", "all-done");
}

/** AZ-hand-2: what is worth least goes. */
export function handLimit({ content, hero, ids, min }: Moment): Choice {
  const cards = objectsOf(ids, "card").sort((a, b) => abilityWorth(content, a, hero) - abilityWorth(content, b, hero));
  const { reason } = pick("", "least-useful");
  return { picks: cards.slice(0, min).map((card) => `card:${card}`), reason };
}

/** AZ-pvp-9: what helps most. */
export function steal({ content, s, hero, ids }: Moment): Choice {
  const loser = Object.values(s.heroes).find(({ bag }) => ids.some((id) => bag.includes(objectOf(id))));
  // What is useless here may be missed there.
  const missed = (card: string) => (loser ? 0.5 * cardItemWorth(content, card, loser) : 0);
  const card = bestOf(objectsOf(ids, "item"), (one) => cardItemWorth(content, one, hero) + missed(one))!;
  return pick(`item:${card}`, "useful-booty");
}

/** The red Curse. */
export function discardAttached({ content, hero, ids }: Moment): Choice {
  const card = bestOf(
    objectsOf(ids, "card"),
    (one) => -abilityOn(content, one).cost - (hero.attached.includes(one) ? 0 : 1),
  )!;
  return pick(`card:${card}`, "least-useful");
}
