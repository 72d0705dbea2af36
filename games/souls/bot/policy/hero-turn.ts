import { bestOf, type Choice, pick } from "@tavolata/bots";
import { findFigure, livingHeroes } from "../../queries/figures.js";
import { lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import { rashness } from "../evaluation/caution.js";
import { foesNear } from "../evaluation/danger.js";
import { wantsToReorganise } from "../evaluation/gear.js";
import { bestStrike, strikesOf } from "../evaluation/strikes.js";
import { weights } from "../learned/weights.js";
import { ownFigure, type SoulsQuestion } from "../perception/moment.js";
import { apart, borderBetween, nearerAreas } from "../perception/ways.js";
import { makeRoom, pickUp } from "./belongings.js";
import { boost } from "./boosts.js";
import { care } from "./care.js";
import { companionBites, companionFollows } from "./companion.js";
import { ghostTurn } from "./ghost.js";
import { questDeed, winningDeed } from "./quest-deeds.js";
import { trade } from "./trading.js";
import { type Plan, planFor, pointsLeft } from "./walking.js";

/** SS-4.2.1-a: what the active hero does next. */
export function heroTurn(question: SoulsQuestion): Choice {
  const figure = ownFigure(question);
  if (figure.kind === "ghost") return ghostTurn(question, figure);
  return (
    winningDeed(question) ??
    standUp(question, figure) ??
    (isAnybodyFailing(question) ? undefined : betterGear(question)) ??
    care(question, figure, "urgent") ??
    pickUp(question) ??
    makeRoom(question) ??
    betterGear(question) ??
    questDeed(question, figure) ??
    fightOrWalk(question, figure) ??
    care(question, figure, "any") ??
    spareActions(question, figure) ??
    pick("end-turn", "turn-over")
  );
}

/** SS-10.6.1-d, SS-6.3.1-a. */
function standUp({ ids }: SoulsQuestion, { ko }: Figure): Choice | undefined {
  if (!ko) return undefined;
  if (ids.includes("stand-up")) return pick("stand-up", "stand-up");
  return ids.includes("dash") ? pick("dash", "stand-up") : undefined;
}

/** SS-6.3.4: a better weapon serves in every attack to come, an Action for Focus in one; and among enemies it is too late. */
function betterGear({ content, s, seat, ids }: SoulsQuestion): Choice | undefined {
  return ids.includes("reorganise") && wantsToReorganise(content, s, seat)
    ? pick("reorganise", "better-gear")
    : undefined;
}

/** Whether a remedy mustn't wait for anything. */
function isAnybodyFailing({ content, s }: SoulsQuestion): boolean {
  return livingHeroes(s).some((hero) => lifeOf(content, s, hero) <= weights.failing);
}

/** Attack from here, or walk to where it is better, or open what is in the way. */
function fightOrWalk(question: SoulsQuestion, figure: Figure): Choice | undefined {
  const { s, ids } = question;
  const points = pointsLeft(question.content, s, figure);
  const { plans, aim } = planFor(question.content, s, figure, points);
  const here = plans.find(({ place }) => place.first === "")!;
  const [best] = plans as [Plan];
  const afterwards = s.turn.moving ? here.standing : Math.max(...plans.map(({ standing }) => standing));
  const strike = bestStrike(strikesOf(question.content, s, figure).filter(({ id }) => ids.includes(id)));
  const isBetterHere = here.strike + afterwards >= best.total - weights.leastStep;
  if (strike && strike.worth > weights.leastStrike && isBetterHere) {
    return (
      boost(question, figure, strike) ??
      pick(strike.id, strike.isPower ? "strike-with-power" : "strike", { target: strike.target.id })
    );
  }
  const door =
    aim && rashness(question.content, s, figure) < weights.rash ? openWay(question, figure, aim.at) : undefined;
  if (door) return door;
  const worth = s.turn.combat > 0 ? best.total - here.total : best.standing - here.standing;
  const target = s.turn.combat > 0 ? best : bestOf(plans, ({ standing }) => standing)!;
  const isReturn = s.turn.moving && target.place.first === figure.cameFrom;
  const least = isReturn ? weights.leastReturn : weights.leastStep;
  if (target.place.first !== "" && worth > least && ids.includes(`move:${target.place.first}`)) {
    const id = `move:${target.place.first}`;
    if (target.strike > here.strike + 0.1) return pick(id, "walk-to-fight", { area: target.place.area });
    const nearer = aim && apart(s, target.place.area, aim.at) < apart(s, figure.area, aim.at);
    return nearer
      ? pick(id, aim.why, aim.args ?? { area: aim.at })
      : pick(id, "better-place", { area: target.place.area });
  }
  return dash(question, figure);
}

/** SS-6.3.1-b: one more area, where it leads to a fight or nothing else is to be done. */
function dash({ content, s, ids }: SoulsQuestion, figure: Figure): Choice | undefined {
  if (!ids.includes("dash") || !s.turn.moving || s.turn.points > 0) return undefined;
  const { plans } = planFor(content, s, figure, 1);
  const here = plans.find(({ place }) => place.first === "")!;
  const [best] = plans as [Plan];
  if (best.place.first === "") return undefined;
  if (best.strike > 1 && here.strike < 0.3) return pick("dash", "dash-to-fight");
  const calm = foesNear(s, figure.area, 3).length === 0;
  return calm && best.total > here.total + 0.3 ? pick("dash", "dash-on") : undefined;
}

/** SS-6.4.1, SS-6.3.2, SS-3.3-h: doors on the way to what the party is after. */
function openWay(question: SoulsQuestion, figure: Figure, to: string): Choice | undefined {
  const { s, ids } = question;
  for (const area of nearerAreas(s, figure.area, to)) {
    const border = borderBetween(s, figure.area, area);
    if (border === undefined) continue;
    for (const word of ["unlock", "open", "force"]) {
      const id = `${word}:${border}`;
      if (ids.includes(id)) return pick(id, "open-way");
    }
  }
  return undefined;
}

/** What Actions are good for when nothing presses. */
function spareActions(question: SoulsQuestion, figure: Figure): Choice | undefined {
  const { ids } = question;
  const bite = companionBites(question);
  if (bite) return bite;
  if (ids.includes("force:chest")) return pick("force:chest", "open-chest");
  if (ids.includes("unlock:chest")) return pick("unlock:chest", "open-chest");
  if (ids.includes("search")) return pick("search", "search");
  return (
    provoke(question, figure) ??
    trade(question) ??
    companionFollows(question, figure) ??
    boost(question, figure, undefined)
  );
}

/** SS-16.1-g: whoever stands it better turns the Master away from a Menacing Hero who wouldn't survive it. */
function provoke({ content, s, ids }: SoulsQuestion, figure: Figure): Choice | undefined {
  const menaced = findFigure(s, s.menace.hero);
  if (!ids.includes("provoke") || menaced?.kind !== "hero" || menaced === figure) return undefined;
  const [own, theirs] = [lifeOf(content, s, figure), lifeOf(content, s, menaced)];
  return theirs <= 4 && own >= theirs + 3 ? pick("provoke", "provoke", { hero: menaced.id }) : undefined;
}
