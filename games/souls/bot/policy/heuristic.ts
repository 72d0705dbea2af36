import type { Choice } from "@tavolata/bots";
import type { Decision, View } from "@tavolata/kernel";
import type { SoulsView } from "../../view.js";
import { type Hints, SoulsQuestion } from "../perception/moment.js";
import { companionActs } from "./companion.js";
import { addHits, focus, payEffect, rerollDice, spendShield, useReroll } from "./dice-spent.js";
import { activationOrder, chooseVictim, enemyPath, enemyPays, farthest } from "./for-enemies.js";
import { chooseHero, gainPower, spendSouls } from "./growing.js";
import { heroTurn } from "./hero-turn.js";
import {
  agree,
  anyOrder,
  burstRune,
  chargeWhere,
  chooseEffect,
  chooseTrap,
  equipAtOnce,
  extraAttack,
  ignoreTrap,
  keepTreasure,
  moreTargets,
  natureChoice,
  nextHero,
  noCrowns,
  passMenace,
  removeCondition,
  safestArea,
  whichAltar,
  whichPowers,
} from "./other-choices.js";
import { outfit, reorganise, shareOut } from "./outfitting.js";
import { react, spendImage, takeTheBlow, taunt } from "./reacting.js";
import { exchangeItem } from "./trading.js";

/**
 * Rules of thumb: what somebody who sees this view would pick, and why. Nothing where they have no opinion. The view is all they know: no
 * deck, no token that lies face down, nothing of the book of secrets that wasn't read out.
 */
export function heuristic(view: View<SoulsView>, decision: Decision, hints: Hints): Choice | undefined {
  return answers[decision.kind]?.(new SoulsQuestion(view, decision, hints));
}

const answers: Readonly<Record<string, (question: SoulsQuestion) => Choice>> = {
  "choose-hero": chooseHero,
  outfit,
  "gain-power": gainPower,
  "gain-talent": gainPower,
  "spend-souls": spendSouls,
  "next-hero": nextHero,
  "hero-turn": heroTurn,
  focus,
  "pay-effect": payEffect,
  "add-hits": addHits,
  "use-reroll": useReroll,
  "reroll-dice": rerollDice,
  "extra-attack": extraAttack,
  "more-targets": moreTargets,
  "critical-order": anyOrder,
  "spend-shield": spendShield,
  react,
  "spend-image": spendImage,
  taunt,
  "take-the-blow": takeTheBlow,
  "push-where": safestArea,
  "charge-where": chargeWhere,
  "move-figure": safestArea,
  "companion-acts": companionActs,
  "burst-rune": burstRune,
  "choose-effect": chooseEffect,
  "remove-condition": removeCondition,
  "shift-power": whichPowers,
  "recharge-power": whichPowers,
  "choose-trap": chooseTrap,
  "ignore-trap": ignoreTrap,
  "keep-treasure": keepTreasure,
  "nature-choice": natureChoice,
  "which-altar": whichAltar,
  "pass-menace": passMenace,
  reorganise,
  "share-out": shareOut,
  "exchange-item": exchangeItem,
  "exchange-crowns": noCrowns,
  "agree-exchange": agree,
  "equip-at-once": equipAtOnce,
  "choose-victim": chooseVictim,
  "enemy-path": enemyPath,
  "enemy-retreat": enemyPath,
  "enemy-pays": enemyPays,
  "activation-order": activationOrder,
  "shadow-order": farthest,
  "choose-gate": farthest,
};
