import type { Asked, Chance, Decision } from "@tavolata/kernel";
import type { HeroQuestContent } from "../../content/content.js";
import { isAntagonist } from "../../queries/figures.js";
import type { HeroQuestSeen } from "../../view.js";
import { figureOf, positionOf } from "../perception/position.js";
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
import { answerFate } from "./cards/fate-answers.js";
import { aimAtDoor, giveCards, ignoreAttack, setAside, sweepOn } from "./cards/heroic-answers.js";
import {
  aimSpell,
  chooseEffect,
  chooseElement,
  choosePayment,
  chooseSquares,
  destroyItem,
  keepCards,
} from "./cards/spell-answers.js";
import { type Acting, type Choice, type Moment, offersOf, pick } from "./choice.js";
import { addExceptionalDie, addToMovement, chargeBest, secondBlow, startFirst } from "./experience.js";
import { heroAction } from "./heroes/hero-action.js";
import { heroStep } from "./heroes/hero-walk.js";
import { handOver } from "./heroes/sharing.js";
import { takeFigure, writeHero } from "./setting-up.js";
import { type Style, usual } from "./style.js";
import { answerDispute, forOwnSide, vote } from "./votes.js";
import { bestBump, bestVictim, safestSquare, squareForWanderer } from "./wizard/mischief.js";
import { antagonistAction, antagonistStep, nextAntagonist } from "./wizard/wizard-figures.js";

/** What they may look at besides the view. */
export interface Sight {
  /** The game's tables, as the match is played with them. */
  readonly content: HeroQuestContent;
  readonly asked?: Pick<Asked, "ids">;
  readonly chance?: Chance;
}

/**
 * Rules of thumb for both sides: what somebody who sees this view would pick, and why. Nothing where they have no opinion.
 * The view is all they know: the heroes' side never looks behind the screen.
 */
export function ruleOfThumb(
  view: HeroQuestSeen,
  decision: Decision,
  sight: Sight,
  style: Style = usual,
): Choice | undefined {
  // The ids alone are to be had without the labels.
  const ids = sight.asked?.ids ?? decision.options.map(({ id }) => id);
  const { content } = sight;
  const position = positionOf(content, view, style);
  const moment: Moment = { content, position, decision, ids, offered: { has: (id) => ids.includes(id) } };
  switch (decision.kind) {
    case "hero":
      return writeHero(moment);
    case "figure":
    case "split":
      return takeFigure(moment);
    case "activate":
      return nextAntagonist(moment);
    case "action":
    case "walk":
      return act(moment);
    case "weapon":
      return bestWeapon(moment);
    case "aim-again":
      return rollAgain(moment);
    case "counter-attack":
      return strikeBack();
    case "passage":
      return grantPassage();
    case "feat":
      return spendFeat();
    case "lose-action":
      return keepAction();
    case "give-up":
      return voteOnGivingUp(moment);
    case "exchange":
      return handOver(moment);
    case "agree":
      return agreeToExchange();
    case "bump":
      return bestBump(moment);
    case "victim":
      return bestVictim(moment, "victim");
    case "name-target":
      return bestVictim(moment, "target");
    case "escape":
      return safestSquare(moment, "escape");
    case "dig-out":
      return safestSquare(moment, "to");
    case "wanderer":
      return squareForWanderer(moment);
    case "shift":
    case "spell-place":
      return safestSquare(moment, "to");
    case "cast-again":
      return pick("yes", "cast-again");
    case "second-spell":
      return castSecond(moment);
    case "dispute":
      return answerDispute(sight.chance);
    case "vote":
      return vote(moment, sight.chance);
    case "break-tie":
      return forOwnSide(moment);
    default:
      return answerExperience(moment) ?? answerSpell(moment);
  }
}

/** Questions about what adventures have taught the heroes. */
function answerExperience(moment: Moment): Choice | undefined {
  switch (moment.decision.kind) {
    case "exceptional-die":
      return addExceptionalDie();
    case "movement-bonus":
      return addToMovement(moment);
    case "start-first":
      return startFirst(moment);
    case "charge":
      return chargeBest(moment);
    case "second-blow":
      return secondBlow(moment);
    default:
      return undefined;
  }
}

/** HQ-1.2.c: a second spell costs nothing but its mind points. */
function castSecond(moment: Moment): Choice {
  const [card] = offersOf(moment, "cast");
  return pick(card ?? "no-second", "second-spell");
}

/** Questions about magic. */
function answerSpell(moment: Moment): Choice | undefined {
  switch (moment.decision.kind) {
    case "element":
      return chooseElement(moment);
    case "primordial":
      return keepCards(moment);
    case "payment":
      return choosePayment(moment);
    case "spell-target":
      return aimSpell(moment);
    case "spell-choice":
      return chooseEffect(moment);
    case "spell-squares":
      return chooseSquares(moment);
    case "spell-door":
      return aimAtDoor(moment);
    case "misdirect":
      return bestVictim(moment, "victim");
    case "destroy":
      return destroyItem(moment);
    default:
      return answerBetween(moment);
  }
}

/** Questions before a quest and between two of them. */
function answerBetween(moment: Moment): Choice | undefined {
  switch (moment.decision.kind) {
    case "quest":
      return chooseQuest(moment);
    case "replacement":
      return takeNewHero(moment);
    case "reward-taker":
      return nameTaker(moment);
    case "market-list":
      return openMarket();
    case "market":
      return trade(moment);
    case "companion":
      return chooseCompanion(moment);
    case "bargain":
      return answerBargain(moment);
    case "bid-for":
      return chooseCard(moment);
    case "sum":
      return nameSum(moment);
    case "retire":
      return voteOnRetiring();
    default:
      return answerHeroic(moment);
  }
}

/** Questions of the heroic rules. */
function answerHeroic(moment: Moment): Choice | undefined {
  switch (moment.decision.kind) {
    case "sweep":
      return sweepOn(moment);
    case "collateral":
      return bestVictim(moment, "victim");
    case "feat-attack":
      return ignoreAttack(moment);
    case "set-aside":
      return setAside(moment);
    case "give-cards":
      return giveCards(moment);
    default:
      return answerFate(moment);
  }
}

/** The figure whose turn it is: its next action, or the next step of its movement. */
function act(moment: Moment): Choice | undefined {
  const { position } = moment;
  const { turn } = position.table;
  const figure = turn && figureOf(position, turn.figure);
  if (!figure) return undefined;
  const acting: Acting = { ...moment, figure };
  const { movement } = turn;
  if (isAntagonist(figure)) return movement ? antagonistStep(acting, movement) : antagonistAction(acting);
  return movement ? heroStep(acting, movement) : heroAction(acting);
}
