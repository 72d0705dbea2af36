import { itemCard, itemSide, moneyOf, trapCard } from "../../content/tables.js";
import { isDeadly } from "../../queries/board/distance.js";
import { findFigure } from "../../queries/figures.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { lifeOf } from "../../queries/profile.js";
import { dangerIn } from "../evaluation/danger.js";
import { armourWorth, weaponWorth } from "../evaluation/gear.js";
import { bestStrike, strikesOf } from "../evaluation/strikes.js";
import {
  bestOf,
  type Choice,
  type Moment,
  objectOf,
  offersOf,
  ownFigure,
  ownHero,
  pick,
  pickAll,
} from "../perception/moment.js";
import { bestAltar } from "./ghost.js";
import { standingIn } from "./walking.js";

/** SS-4.2-c: Ghost Souls first, as their screams help until the Time phase and no Enemy Turn follows theirs (SS-4.2-e); then whoever can strike hardest. */
export function nextHero({ content, s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => {
    const figure = findFigure(s, objectOf(id))!;
    if (figure.kind === "ghost") return 50;
    const strike = bestStrike(strikesOf(content, s, figure))?.worth ?? 0;
    return strike + 0.05 * lifeOf(content, s, figure);
  })!;
  const isGhost = findFigure(s, objectOf(best))!.kind === "ghost";
  return pick(best, isGhost ? "ghost-first" : "next-hero", { hero: objectOf(best) });
}

/** SS-9-hit-2-j: the target that is worth most. */
export function extraAttack(moment: Moment): Choice {
  const { s, ids } = moment;
  const figure = ownFigure(moment);
  const strikes = strikesOf(moment.content, s, figure);
  const worth = (id: string) =>
    id === "pass"
      ? 0
      : Math.max(0.1, ...strikes.filter(({ target }) => target.id === objectOf(id)).map((one) => one.worth));
  const best = bestOf(ids, worth)!;
  return best === "pass" ? pick(best, "enough") : pick(best, "strike", { target: objectOf(best) });
}

/** SS-7-v: as many as may be, the weakest first. */
export function moreTargets({ content, s, ids, max }: Moment): Choice {
  const weakest = [...ids].sort(
    (a, b) => lifeOf(content, s, findFigure(s, objectOf(a))!) - lifeOf(content, s, findFigure(s, objectOf(b))!),
  );
  return pickAll(weakest.slice(0, max), "more-targets", { count: Math.min(max, ids.length) });
}

/** SS-10.2-d, SS-6.5-b: to where there is least danger. */
export function safestArea(moment: Moment): Choice {
  const { s, ids } = moment;
  const figure = ownFigure(moment);
  const best = bestOf(ids, (id) => {
    if (id === "pass") return -dangerIn(moment.content, s, figure, figure.area) - 0.1;
    const there = standingIn(s, figure, objectOf(id));
    return -dangerIn(moment.content, there.s, there.figure, objectOf(id)) - (isDeadly(s, objectOf(id)) ? 2 : 0);
  })!;
  return best === "pass" ? pick(best, "enough") : pick(best, "safest", { area: objectOf(best) });
}

/** A run of Ecarus: to where he can strike. */
export function chargeWhere(moment: Moment): Choice {
  const { s, ids } = moment;
  const figure = ownFigure(moment);
  const best = bestOf(ids, (id) => {
    if (id === "pass") return bestStrike(strikesOf(moment.content, s, figure))?.worth ?? 0;
    const there = standingIn(s, figure, objectOf(id));
    return (bestStrike(strikesOf(moment.content, there.s, there.figure))?.worth ?? 0) + 0.1;
  })!;
  return best === "pass" ? pick(best, "enough") : pick(best, "walk-to-fight", { area: objectOf(best) });
}

/** SS-3.3.1-f: the Trap that does least. */
export function chooseTrap({ content, ids }: Moment): Choice {
  return pick(bestOf(ids, (id) => -trapCard(content, objectOf(id)).effects.length)!, "mildest-trap");
}

export function ignoreTrap({ ids }: Moment): Choice {
  const power = ids.find((id) => id !== "pass")!;
  return pick(power, "react", { power: objectOf(power).split(":")[0]! });
}

/** SS-7-r: what the finder can use best; else money. */
export function keepTreasure(moment: Moment): Choice {
  const { s, ids } = moment;
  const hero = ownHero(moment);
  const best = bestOf(ids, (id) => {
    const card = objectOf(id);
    const crowns = moneyOf(moment.content, card);
    if (crowns !== undefined) return crowns / 40;
    if (!isCompatible(moment.content, s, hero, card)) return 0.3;
    const side = itemSide(moment.content, s, card);
    const { kind } = itemCard(moment.content, card);
    if (kind === "weapon") return weaponWorth(side) / 2;
    return kind === "armour" ? armourWorth(side) / 1.5 : 1;
  })!;
  return pick(best, "keep-treasure");
}

/** SS-5.1-c: what gives Soul Points or heals; otherwise the first. */
export function natureChoice({ ids }: Moment): Choice {
  return pick(ids[0]!, "nature-choice");
}

/** SS-16.1-m: to whoever stands it best. */
export function passMenace({ content, s, ids }: Moment): Choice {
  const best = bestOf(ids, (id) => lifeOf(content, s, findFigure(s, objectOf(id))!))!;
  return pick(best, "stands-it-best", { hero: objectOf(best) });
}

/** SS-11.3-a: whoever is at an Altar can rise. */
export function whichAltar(moment: Moment): Choice {
  const best = bestAltar(moment, offersOf(moment, "area"))!;
  return pick(best, "recall", { area: objectOf(best) });
}

/** SS-10.6-d: the worst first. */
export function removeCondition({ ids }: Moment): Choice {
  const order = [
    "condition:stunned",
    "condition:poisoned",
    "condition:critical",
    "condition:blinded",
    "condition:slowed",
  ];
  const place = (id: string) => order.findIndex((one) => id.startsWith(one));
  const best = bestOf(ids, (id) => (place(id) < 0 ? -9 : -place(id)))!;
  return pick(best, "relieve-worst");
}

/** SS-7.1-a, SS-7.1-c: the powers that would take longest. */
export function whichPowers(moment: Moment): Choice {
  const { ids, min } = moment;
  const hero = ownHero(moment);
  const left = (id: string) => hero.powers.find((power) => power.id === objectOf(id))?.cooldown ?? 0;
  return pickAll([...ids].sort((a, b) => left(b) - left(a)).slice(0, min), "longest-cooldown");
}

/** The rune that does more: an offensive one. */
export function burstRune({ ids }: Moment): Choice {
  return pick(bestOf(ids, (id) => (id === "rune:offensive-rune" ? 1 : 0))!, "burst-rune");
}

/** What helps more: dice for somebody who fights, healing for a healer. */
export function chooseEffect(moment: Moment): Choice {
  return pick(moment.ids[0]!, "any");
}

/** SS-6.3.5-a: bots agree to what others ask, and ask for no Crowns. */
export function agree(): Choice {
  return pick("yes", "agree");
}

export function noCrowns({ ids }: Moment): Choice {
  return pick(ids.includes("crowns:0") ? "crowns:0" : ids[0]!, "enough");
}

export function equipAtOnce(moment: Moment): Choice {
  return pick(moment.ids[0]!, "equip-at-once");
}

/** SS-10.1-o: it makes no difference who is first. */
export function anyOrder({ ids }: Moment): Choice {
  return pick(ids[0]!, "any");
}
