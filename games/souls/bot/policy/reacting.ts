import { type Choice, offersOf, pick } from "@tavolata/bots";
import { blow } from "../../queries/attack/blow.js";
import { meanOf } from "../../queries/attack/odds.js";
import { findFigure } from "../../queries/figures.js";
import { powersOf, type Usable } from "../../queries/powers/usable.js";
import { armourOf, defenceDiceOf, lifeOf } from "../../queries/profile.js";
import { strongestWeapon } from "../evaluation/blows.js";
import { ownFigure, ownHero, type SoulsQuestion } from "../perception/moment.js";

/** SS-9-f, SS-10.1-e: what saves the hero is used against an attack that hurts; whole avoidance against a strong one. */
export function react(question: SoulsQuestion): Choice {
  const { s } = question;
  const attack = s.attacks.at(-1);
  const figure = ownFigure(question);
  const life = lifeOf(question.content, s, figure);
  const offered = offersOf(question.options, "power").at(-1);
  if (!attack || !offered) return pick("pass", "save-power");
  const hits = attack.step === "defence-0" ? attack.hits : attack.defence.normal + attack.defence.lethal;
  const power = usableOf(question, offered.target);
  const words: readonly string[] = power.effects.map(({ effect }) => effect);
  const avoids = words.includes("avoid-attack");
  // SS-9-def-4-b: more dice than hits are never thrown.
  const idle =
    words.includes("defence-dice") &&
    attack.defence.normal <= defenceDiceOf(question.content, s, { self: figure, attack });
  // SS-9-def-2-a: what the armour stops anyway needs no power.
  const armour = words.includes("cancel-hits") ? armourOf(question.content, s, { self: figure, attack }) : 0;
  const { normal, lethal } = attack.defence;
  const hurts = lethal + Math.max(0, normal - armour) >= 1;
  const enough = avoids ? hits >= 3 || hits >= life : hurts && !idle;
  return enough ? pick(offered.id, "react", { power: power.name }) : pick("pass", "save-power");
}

/** The own power that an option names. */
export function usableOf(question: SoulsQuestion, id: string): Usable {
  return powersOf(question.content, ownHero(question)).find((one) => one.id === id)!;
}

/** SS-10.1-e: an image takes what would hurt. */
export function spendImage({ s }: SoulsQuestion): Choice {
  const attack = s.attacks.at(-1);
  return attack && attack.hits >= 2 ? pick("yes", "spend-image") : pick("no", "save-power");
}

/** SS-16.1-l: who stands it better than the victim steps in. */
export function taunt(question: SoulsQuestion): Choice {
  const { s, ids } = question;
  const figure = ownFigure(question);
  const victim = findFigure(s, s.activation.victim);
  const enemy = s.figures.find(({ faction, belongsTo }) => faction === "enemies" && belongsTo === s.activation.enemy);
  const power = ids.find((id) => id !== "pass");
  if (!victim || !enemy || power === undefined) return pick("pass", "save-power");
  const weapon = strongestWeapon(question.content, s, enemy);
  const share = (hurt: typeof figure) =>
    meanOf(blow(question.content, s, enemy, hurt, weapon)) / Math.max(1, lifeOf(question.content, s, hurt));
  const better = share(figure) * 1.4 < share(victim) && lifeOf(question.content, s, figure) >= 4;
  return better ? pick(power, "taunt", { victim: victim.id }) : pick("pass", "save-power");
}

/** SS-6.5-e: the same for a single attack. */
export function takeTheBlow(question: SoulsQuestion): Choice {
  const { s, ids } = question;
  const attack = s.attacks.at(-1);
  const figure = ownFigure(question);
  const power = ids.find((id) => id !== "pass");
  const target = attack && findFigure(s, attack.target);
  if (!attack || !target || power === undefined) return pick("pass", "save-power");
  const saves = attack.hits >= lifeOf(question.content, s, target) && lifeOf(question.content, s, figure) > attack.hits;
  return saves ? pick(power, "take-the-blow", { victim: target.id }) : pick("pass", "save-power");
}
