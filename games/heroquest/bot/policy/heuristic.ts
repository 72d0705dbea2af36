import { type Choice, offerOf, type PolicyTable, pick } from "@tavolata/bots";
import type { Decision } from "@tavolata/kernel";
import { isAntagonist } from "../../queries/figures.js";
import type { HeroQuestSeen } from "../../view.js";
import { type Hints, isActing, Question } from "../perception/question.js";
import {
  agreeToExchange,
  bestWeapon,
  grantPassage,
  keepAction,
  rollAgain,
  spendFeat,
  strikeBack,
  voteOnGivingUp,
} from "./answers.js";
import {
  answerBargain,
  chooseCard,
  chooseCompanion,
  chooseQuest,
  nameSum,
  nameTaker,
  openMarket,
  takeNewHero,
  trade,
  voteOnRetiring,
} from "./between-missions.js";
import { farAway, rollIdleAgain, slipSomewhere } from "./cards/fate-answers.js";
import { aimAtDoor, giveCards, ignoreAttack, setAside, sweepOn } from "./cards/heroic-answers.js";
import { bestHeroicCard, nameCard } from "./cards/heroic-cards.js";
import { bestMisfortune, nameDoor, nameFighter, nameVictim } from "./cards/misfortune-cards.js";
import {
  aimSpell,
  chooseEffect,
  chooseElement,
  choosePayment,
  chooseSquares,
  destroyItem,
  keepCards,
} from "./cards/spell-answers.js";
import { addExceptionalDie, addToMovement, chargeBest, secondBlow, startFirst } from "./experience.js";
import { heroAction } from "./heroes/hero-action.js";
import { heroStep } from "./heroes/hero-walk.js";
import { handOver } from "./heroes/sharing.js";
import { takeFigure, writeHero } from "./setting-up.js";
import { type Style, usual } from "./style.js";
import { answerDispute, forOwnSide, vote } from "./votes.js";
import { bestBump, bestVictim, safestSquare, squareForWanderer } from "./wizard/mischief.js";
import { antagonistAction, antagonistStep, nextAntagonist } from "./wizard/wizard-figures.js";

/**
 * Rules of thumb for both sides: what somebody who sees this view would pick, and why. Nothing where they have no opinion.
 * The view is all they know: the heroes' side never looks behind the screen.
 */
export function heuristic(
  view: HeroQuestSeen,
  decision: Decision,
  hints: Hints,
  style: Style = usual,
): Choice | undefined {
  return policies[decision.kind]?.(new Question(view, decision, hints, style));
}

const policies: PolicyTable<Question> = {
  // Before the quest
  quest: chooseQuest,
  hero: writeHero,
  figure: takeFigure,
  split: takeFigure,
  element: chooseElement,
  primordial: keepCards,
  "give-cards": giveCards,
  "set-aside": setAside,
  // The turn
  activate: nextAntagonist,
  action: act,
  walk: act,
  weapon: bestWeapon,
  "aim-again": rollAgain,
  "counter-attack": strikeBack,
  passage: grantPassage,
  feat: spendFeat,
  "feat-attack": ignoreAttack,
  "lose-action": keepAction,
  "give-up": voteOnGivingUp,
  exchange: handOver,
  agree: agreeToExchange,
  bump: bestBump,
  victim: (question) => bestVictim(question, "victim"),
  collateral: (question) => bestVictim(question, "victim"),
  "name-target": (question) => bestVictim(question, "target"),
  sweep: sweepOn,
  escape: (question) => safestSquare(question, "escape"),
  "dig-out": (question) => safestSquare(question, "to"),
  wanderer: squareForWanderer,
  // Magic
  payment: choosePayment,
  "cast-again": () => pick("yes", "cast-again"),
  "second-spell": castSecond,
  "spell-target": aimSpell,
  "spell-choice": chooseEffect,
  "spell-squares": chooseSquares,
  "spell-door": aimAtDoor,
  "spell-place": (question) => safestSquare(question, "to"),
  shift: (question) => safestSquare(question, "to"),
  misdirect: (question) => bestVictim(question, "victim"),
  destroy: destroyItem,
  // What adventures have taught the heroes
  "exceptional-die": addExceptionalDie,
  "movement-bonus": addToMovement,
  "start-first": startFirst,
  charge: chargeBest,
  "second-blow": secondBlow,
  // Heroic and misfortune cards (HQ-RH7)
  "heroic-card": bestHeroicCard,
  "misfortune-card": bestMisfortune,
  "name-hero": nameVictim,
  "name-antagonist": nameFighter,
  "name-door": nameDoor,
  "name-card": nameCard,
  "extra-attack": (question) => bestVictim(question, "attack"),
  leap: (question) => safestSquare(question, "leap"),
  reroll: rollIdleAgain,
  stumble: slipSomewhere,
  "weapon-place": farAway,
  // Between two quests
  replacement: takeNewHero,
  "reward-taker": nameTaker,
  "market-list": openMarket,
  market: trade,
  companion: chooseCompanion,
  bargain: answerBargain,
  "bid-for": chooseCard,
  sum: nameSum,
  retire: voteOnRetiring,
  // Disputes
  dispute: answerDispute,
  vote,
  "break-tie": forOwnSide,
};

/** HQ-1.2.c: a second spell costs nothing but its mind points. */
function castSecond({ options }: Question): Choice {
  return pick(offerOf(options, "cast")?.id ?? "no-second", "second-spell");
}

/** The figure whose turn it is: its next action, or the next step of its movement. */
function act(question: Question): Choice | undefined {
  if (!isActing(question)) return undefined;
  const { movement } = question.position.table.turn!;
  if (isAntagonist(question.figure)) return movement ? antagonistStep(question, movement) : antagonistAction(question);
  return movement ? heroStep(question, movement) : heroAction(question);
}
