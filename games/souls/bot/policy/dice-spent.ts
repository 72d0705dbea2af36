import { bestOf, type Choice, offerOf, offersOf, pick, pickAll } from "@tavolata/bots";
import type { NamedOption } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { type Result, resultsOf } from "../../content/dice.js";
import type { Effect } from "../../content/types.js";
import { blow } from "../../queries/attack/blow.js";
import { canPay, unspent } from "../../queries/attack/coins.js";
import type { PrintedEffect } from "../../queries/attack/form.js";
import { movementDistance } from "../../queries/board/distance.js";
import { findFigure, isEngaged } from "../../queries/figures.js";
import { defenceEffects, lifeOf } from "../../queries/profile.js";
import type { Attack } from "../../state/attack.js";
import type { SoulsView } from "../../view.js";
import { wordWorth, worthOfBlow } from "../evaluation/blows.js";
import { wantsToReorganise } from "../evaluation/gear.js";
import { ownFigure, type SoulsQuestion } from "../perception/moment.js";
import { nowhere } from "../perception/ways.js";
import { couldBite } from "./companion.js";
import { couldWinHere } from "./quest-deeds.js";
import { usableOf } from "./reacting.js";

/** SS-6.3.3-a: an Action for one more hit, unless it is wanted otherwise. */
export function focus(question: SoulsQuestion): Choice {
  const { s } = question;
  const attack = s.attacks.at(-1);
  const target = attack && findFigure(s, attack.target);
  const figure = ownFigure(question);
  if (!attack || !target) return pick("no", "focus-idle");
  const { area } = figure;
  // SS-6.3.2, SS-6.3.6-a, SS-6.3.4: the last Action for what can be found here, or for something better to wear.
  const findable = s.searches[area] !== undefined || s.chests[area]?.lock === "";
  const keeps = findable || wantsToReorganise(question.content, s, question.seat);
  if (s.turn.action === 1 && (couldBite(question.content, s, question.seat) || couldWinHere(s, figure)))
    return pick("no", "no-focus");
  if (keeps && s.turn.action === 1 && !isEngaged(s, figure)) return pick("no", "no-focus");
  const now = worthOfBlow(question.content, s, target, blow(question.content, s, figure, target, attack.form));
  const more = worthOfBlow(
    question.content,
    s,
    target,
    blow(question.content, s, figure, target, attack.form, { more: 1 }),
  );
  return more - now > 0.25 ? pick("yes", "focus") : pick("no", "focus-idle");
}

/** SS-9-hit-2-a: the effect that is worth most; never a hit that is needed for one that isn't. */
export function payEffect({ content, s, options }: SoulsQuestion): Choice {
  const attack = s.attacks.at(-1);
  if (!attack) return pick(options[0]!.id, "pay-effect");
  const effects = effectsOnOffer(content, s);
  const worth = ({ verb, target }: NamedOption) => {
    if (verb === "keep-results") return 0;
    const effect = effects.find(({ id }) => id === target);
    if (!effect) return 0.5;
    return (
      effect.effects.reduce((sum, word) => sum + wordWorthFor(s, attack, word), 0) -
      0.85 * (effect.cost.hit ?? 0) -
      0.85 * (effect.cost.shield ?? 0)
    );
  };
  const best = bestOf(options, worth)!;
  return pick(best.id, best.verb === "keep-results" ? "keep-results" : "pay-effect");
}

/** SS-10.4-a: an AoE is worth what it strikes besides: against somebody alone the results are better kept. */
function wordWorthFor(s: SoulsView, { attacker, target: id, also }: Attack, word: Effect): number {
  const target = findFigure(s, id);
  if (word.effect !== "area" || !target) return wordWorth(word);
  const others = s.figures.filter(
    (figure) =>
      figure.faction === target.faction &&
      figure.id !== id &&
      figure.id !== attacker &&
      !also.includes(figure.id) &&
      (movementDistance(s, target.area, figure.area) ?? nowhere) <= word.range,
  ).length;
  return others === 0 ? -1 : wordWorth(word) * others;
}

/** Of the attack, or of the defence, as far as it has come. */
function effectsOnOffer(content: SoulsContent, s: SoulsView): readonly PrintedEffect[] {
  const attack = s.attacks.at(-1)!;
  if (attack.step === "hit-1" || attack.step === "hit-2") return attack.form.paid;
  const defender = findFigure(s, attack.defence.figure);
  return defender ? defenceEffects(content, s, defender) : [];
}

/** SS-2-b: dice that show nothing of use are thrown again. */
export function rerollDice({ content, s, options, max }: SoulsQuestion): Choice {
  const attack = s.attacks.at(-1);
  const dice = attack ? (attack.step.startsWith("defence") ? attack.defence.dice : attack.dice) : [];
  const useful = attack?.step.startsWith("defence") ? "shield" : "hit";
  const payable = attack
    ? effectsOnOffer(content, s).filter(({ id, cost }) => !attack.paid.includes(id) && canPay(dice, cost))
    : [];
  const pays = (result: Result) => payable.some(({ cost }) => result in cost);
  const isPoor = ({ target }: NamedOption) => {
    const die = dice[Number(target) - 1];
    // Dice of a saving throw aren't seen: all of them failed.
    return !die || !resultsOf(die.face).some((result) => result === useful || pays(result));
  };
  const poor = options.filter(isPoor).slice(0, max);
  return pickAll(
    poor.map(({ id }) => id),
    "reroll",
    { count: poor.length },
  );
}

/** SS-9-h: a reroll is used where it may change something. */
export function useReroll(question: SoulsQuestion): Choice {
  const { s } = question;
  const reroll = offerOf(question.options, "reroll")!;
  const attack = s.attacks.at(-1);
  const inAttack = attack !== undefined && attack.step === "hit-2";
  if (!inAttack) return pick(reroll.id, "reroll-save");
  const payable = attack.form.paid.filter(({ cost }) => canPay(attack.dice, cost));
  const isPoor = (result: Result) => result !== "hit" && !payable.some(({ cost }) => result in cost);
  const misses = attack.dice.filter(({ face, rerolled }) => !rerolled && resultsOf(face).every(isPoor)).length;
  const target = findFigure(s, attack.target);
  const enough =
    target && unspent(attack.dice, "hit") + attack.form.values.hits >= lifeOf(question.content, s, target) + 3;
  return misses > 0 && !enough ? pick(reroll.id, "reroll", { count: misses }) : pick("keep-dice", "keep-dice");
}

/** SS-9-i: more hits where the attack hits at all, at the highest level. */
export function addHits(question: SoulsQuestion): Choice {
  const attack = question.s.attacks.at(-1);
  const { id, target } = offersOf(question.options, "power").at(-1)!;
  const hits = attack ? unspent(attack.dice, "hit") + attack.form.values.hits : 0;
  return hits > 0 ? pick(id, "boost", { power: usableOf(question, target).name }) : pick("pass", "save-power");
}

/** SS-8.3.1-c: whichever has most left. */
export function spendShield({ s, options }: SoulsQuestion): Choice {
  return pick(bestOf(options, ({ target }) => s.items[target]?.shields ?? 0)!.id, "any");
}
