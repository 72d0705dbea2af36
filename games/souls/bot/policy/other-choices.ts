import { bestOf, type Choice, offerOf, offersOf, pick, pickAll } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import { itemCard, itemSide, moneyOf, trapCard } from "../../content/tables.js";
import { isDeadly } from "../../queries/board/distance.js";
import { findFigure } from "../../queries/figures.js";
import { isCompatible } from "../../queries/items/inventory.js";
import { lifeOf } from "../../queries/profile.js";
import { dangerIn } from "../evaluation/danger.js";
import { armourWorth, weaponWorth } from "../evaluation/gear.js";
import { bestStrike, strikesOf } from "../evaluation/strikes.js";
import { ownFigure, ownHero, type SoulsQuestion } from "../perception/moment.js";
import { bestAltar } from "./ghost.js";
import { usableOf } from "./reacting.js";
import { standingIn } from "./walking.js";

/** SS-4.2-c: Ghost Souls first, as their screams help until the Time phase and no Enemy Turn follows theirs (SS-4.2-e); then whoever can strike hardest. */
export function nextHero({ content, s, options }: SoulsQuestion): Choice {
  const best = bestOf(options, ({ target }) => {
    const figure = findFigure(s, target)!;
    if (figure.kind === "ghost") return 50;
    const strike = bestStrike(strikesOf(content, s, figure))?.worth ?? 0;
    return strike + 0.05 * lifeOf(content, s, figure);
  })!;
  const isGhost = findFigure(s, best.target)!.kind === "ghost";
  return pick(best.id, isGhost ? "ghost-first" : "next-hero", { hero: best.target });
}

/** SS-9-hit-2-j: the target that is worth most. */
export function extraAttack(question: SoulsQuestion): Choice {
  const { s, options } = question;
  const figure = ownFigure(question);
  const strikes = strikesOf(question.content, s, figure);
  const best = bestOf(options, ({ verb, target: at }) =>
    verb === "pass" ? 0 : Math.max(0.1, ...strikes.filter(({ target }) => target.id === at).map((one) => one.worth)),
  )!;
  return best.verb === "pass" ? pick(best.id, "enough") : pick(best.id, "strike", { target: best.target });
}

/** SS-7-v: as many as may be, the weakest first. */
export function moreTargets({ content, s, options, max }: SoulsQuestion): Choice {
  const life = ({ target }: NamedOption) => lifeOf(content, s, findFigure(s, target)!);
  const weakest = [...options].sort((a, b) => life(a) - life(b)).slice(0, max);
  return pickAll(
    weakest.map(({ id }) => id),
    "more-targets",
    { count: weakest.length },
  );
}

/** SS-10.2-d, SS-6.5-b: to where there is least danger. */
export function safestArea(question: SoulsQuestion): Choice {
  const { s, options } = question;
  const figure = ownFigure(question);
  const best = bestOf(options, ({ verb, target: area }) => {
    if (verb === "pass") return -dangerIn(question.content, s, figure, figure.area) - 0.1;
    const there = standingIn(s, figure, area);
    return -dangerIn(question.content, there.s, there.figure, area) - (isDeadly(s, area) ? 2 : 0);
  })!;
  return best.verb === "pass" ? pick(best.id, "enough") : pick(best.id, "safest", { area: best.target });
}

/** A run of Ecarus: to where he can strike. */
export function chargeWhere(question: SoulsQuestion): Choice {
  const { s, options } = question;
  const figure = ownFigure(question);
  const best = bestOf(options, ({ verb, target: area }) => {
    if (verb === "pass") return bestStrike(strikesOf(question.content, s, figure))?.worth ?? 0;
    const there = standingIn(s, figure, area);
    return (bestStrike(strikesOf(question.content, there.s, there.figure))?.worth ?? 0) + 0.1;
  })!;
  return best.verb === "pass" ? pick(best.id, "enough") : pick(best.id, "walk-to-fight", { area: best.target });
}

/** SS-3.3.1-f: the Trap that does least. */
export function chooseTrap({ content, options }: SoulsQuestion): Choice {
  return pick(bestOf(options, ({ target }) => -trapCard(content, target).effects.length)!.id, "mildest-trap");
}

export function ignoreTrap(question: SoulsQuestion): Choice {
  const { id, target } = offerOf(question.options, "power")!;
  return pick(id, "react", { power: usableOf(question, target).name });
}

/** SS-7-r: what the finder can use best; else money. */
export function keepTreasure(question: SoulsQuestion): Choice {
  const { s, options } = question;
  const hero = ownHero(question);
  const best = bestOf(options, ({ target: card }) => {
    const crowns = moneyOf(question.content, card);
    if (crowns !== undefined) return crowns / 40;
    if (!isCompatible(question.content, s, hero, card)) return 0.3;
    const side = itemSide(question.content, s, card);
    const { kind } = itemCard(question.content, card);
    if (kind === "weapon") return weaponWorth(side) / 2;
    return kind === "armour" ? armourWorth(side) / 1.5 : 1;
  })!;
  return pick(best.id, "keep-treasure");
}

/** SS-5.1-c: what gives Soul Points or heals; otherwise the first. */
export function natureChoice({ ids }: SoulsQuestion): Choice {
  return pick(ids[0]!, "nature-choice");
}

/** SS-16.1-m: to whoever stands it best. */
export function passMenace({ content, s, options }: SoulsQuestion): Choice {
  const best = bestOf(options, ({ target }) => lifeOf(content, s, findFigure(s, target)!))!;
  return pick(best.id, "stands-it-best", { hero: best.target });
}

/** SS-11.3-a: whoever is at an Altar can rise. */
export function whichAltar(question: SoulsQuestion): Choice {
  const best = bestAltar(question, offersOf(question.options, "area"))!;
  return pick(best.id, "recall", { area: best.target });
}

/** Red Criticals go by the names of their tokens: `critical-arm` and the like. */
const worstFirst = ["stunned", "poisoned", "critical", "blinded", "slowed"];

/** SS-10.6-d: the worst first. */
export function removeCondition({ options }: SoulsQuestion): Choice {
  const best = bestOf(options, ({ target }) => {
    const place = worstFirst.findIndex((one) => target.startsWith(one));
    return place < 0 ? -9 : -place;
  })!;
  return pick(best.id, "relieve-worst");
}

/** SS-7.1-a, SS-7.1-c: the powers that would take longest. */
export function whichPowers(question: SoulsQuestion): Choice {
  const { options, min } = question;
  const hero = ownHero(question);
  const left = ({ target }: NamedOption) => hero.powers.find(({ id }) => id === target)?.cooldown ?? 0;
  const longest = [...options].sort((a, b) => left(b) - left(a)).slice(0, min);
  return pickAll(
    longest.map(({ id }) => id),
    "longest-cooldown",
  );
}

/** The rune that does more: an offensive one. */
export function burstRune({ ids }: SoulsQuestion): Choice {
  return pick(bestOf(ids, (id) => (id === "rune:offensive-rune" ? 1 : 0))!, "burst-rune");
}

/** What helps more: dice for somebody who fights, healing for a healer. */
export function chooseEffect(question: SoulsQuestion): Choice {
  return pick(question.ids[0]!, "any");
}

/** SS-6.3.5-a: bots agree to what others ask, and ask for no Crowns. */
export function agree(): Choice {
  return pick("yes", "agree");
}

export function noCrowns({ ids }: SoulsQuestion): Choice {
  return pick(ids.includes("crowns:0") ? "crowns:0" : ids[0]!, "enough");
}

export function equipAtOnce(question: SoulsQuestion): Choice {
  return pick(question.ids[0]!, "equip-at-once");
}

/** SS-10.1-o: it makes no difference who is first. */
export function anyOrder({ ids }: SoulsQuestion): Choice {
  return pick(ids[0]!, "any");
}
