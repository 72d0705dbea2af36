import type { SoulsContent } from "../../content/content.js";
import { timeGone } from "../../queries/event-deck.js";
import { livingHeroes } from "../../queries/figures.js";
import { hpOf, lifeOf } from "../../queries/profile.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { weights } from "../learned/weights.js";
import { apart } from "../perception/ways.js";
import { foesNear } from "./danger.js";

/**
 * What speaks against somebody's being the one who sets off what the story holds, or opens a door: others who stand it better, nobody beside
 * him, a fight that isn't over. The less time is left, the less it counts, once the beginning is over.
 */
export function rashness(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const leisure = Math.min(1, Math.max(0, 1 - 1.5 * (timeGone(s) - weights.early)));
  if (leisure === 0) return 0;
  const others = livingHeroes(s).filter(({ id }) => id !== figure.id);
  let rash = 0;
  if (others.length > 0) {
    const own = healthOf(content, s, figure);
    if (own < 0.6 && others.some((other) => healthOf(content, s, other) > own + 0.15)) rash += weights.hurt;
    else if (others.some((other) => isSturdier(content, s, other, figure))) rash += weights.frail;
    if (others.every((other) => apart(s, other.area, figure.area) > 2)) rash += weights.unaccompanied;
  }
  if (livingHeroes(s).some(({ area }) => foesNear(s, area, 1).length > 0)) rash += weights.unfinished;
  return rash * leisure;
}

/** Whether somebody who is near stands more than another. */
function isSturdier(content: SoulsContent, s: SoulsView, other: Figure, figure: Figure): boolean {
  return lifeOf(content, s, other) >= lifeOf(content, s, figure) + 3 && apart(s, other.area, figure.area) <= 3;
}

/** Which share of somebody's HP is left. */
function healthOf(content: SoulsContent, s: SoulsView, figure: Figure): number {
  const whole = hpOf(content, s, figure);
  return whole === 0 ? 0 : (whole - figure.wounds) / whole;
}
