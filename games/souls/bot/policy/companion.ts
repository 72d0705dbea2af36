import { bestOf, type Choice, offerOf, offers, offersOf, pick } from "@tavolata/bots";
import type { Seat } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import { companionCard } from "../../content/tables.js";
import { movementDistance } from "../../queries/board/distance.js";
import { findFigure } from "../../queries/figures.js";
import { summons } from "../../queries/powers/companion.js";
import { lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { foesNear } from "../evaluation/danger.js";
import type { SoulsQuestion } from "../perception/moment.js";

/** SS-7.2-b: a companion is called where there is somebody to bite, now or in its next activation. */
export function companionBites(question: SoulsQuestion): Choice | undefined {
  const called = callable(question);
  if (!called || foesNear(question.s, called.companion.area, 5).length === 0) return undefined;
  return pick(called.id, "call-companion", { figure: called.companion.id });
}

/** Nobody about: it mustn't be left behind. */
export function companionFollows(question: SoulsQuestion, figure: Figure): Choice | undefined {
  const called = callable(question);
  if (!called || (movementDistance(question.s, called.companion.area, figure.area) ?? 9) <= 2) return undefined;
  return pick(called.id, "companion-follows", { figure: called.companion.id });
}

function callable(question: SoulsQuestion): { id: string; companion: Figure } | undefined {
  const call = offerOf(question.options, "companion");
  return call && { id: call.id, companion: findFigure(question.s, call.target)! };
}

/** SS-7.2-b: whether somebody's companion can still be called in this turn and reaches an enemy then: its bite is more than the hit of a Focus. */
export function couldBite(content: SoulsContent, s: SoulsView, seat: Seat): boolean {
  const companion = s.figures.find(({ kind, belongsTo }) => kind === "companion" && belongsTo === seat);
  if (!companion || s.turn.done.includes("companion") || companion.stunned !== "none") return false;
  if (!s.heroes[seat]!.powers.some(({ id }) => summons(content, id) === companion.id)) return false;
  return foesNear(s, companion.area, companion.ko ? 0 : companionCard(content, companion.id).movement).length > 0;
}

/** SS-7.2-d: it bites who is in its area, or else runs to the nearest enemy. */
export function companionActs({ content, s, seat, options }: SoulsQuestion): Choice {
  const weakest = bestOf(offersOf(options, "strike"), ({ target }) => -lifeOf(content, s, findFigure(s, target)!));
  if (weakest) return pick(weakest.id, "strike", { target: weakest.target });
  if (offers(options, "stand-up")) return pick("stand-up", "stand-up");
  const figure = s.figures.find(({ kind, belongsTo }) => kind === "companion" && belongsTo === seat);
  const foes = s.figures.filter(({ faction }) => faction === "enemies");
  const master = s.figures.find(({ id }) => id === s.heroes[seat]!.figure)!;
  const goals = foes.length > 0 ? foes.map(({ area }) => area) : [master.area];
  const near = (area: string) => Math.min(...goals.map((goal) => movementDistance(s, area, goal) ?? 99));
  const isEngaged = figure && foes.some(({ area }) => area === figure.area);
  const step = bestOf(offersOf(options, "move"), ({ target }) => -near(target));
  if (figure && !isEngaged && step && near(step.target) < near(figure.area))
    return pick(step.id, foes.length > 0 ? "companion-runs" : "companion-joins");
  return pick("pass", "enough");
}
