import { type Bar, bar } from "@tavolata/kernel";
import type { SoulsContent } from "../../content/content.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { attackDistance } from "../board/distance.js";
import { seesBetween, sightLimit } from "../board/sight.js";
import { heldSum } from "../effects/held.js";
import { isEngaged } from "../figures.js";
import type { AttackForm } from "./form.js";

/** SS-3.4-d, SS-6.1.1-b, SS-6.2-d, SS-6.2-e: sight, range, and no other area while engaged. */
export function whyNotTarget(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  target: Figure,
  form: AttackForm,
): Bar | undefined {
  if (target.area === figure.area) return undefined;
  if (isEngaged(s, figure)) return engaged;
  if (form.range === 0) return meleeOnly;
  const range = form.range + heldSum(content, s, "range", { self: figure }, (effect) => effect.change);
  return whyOutOfRange(content, s, figure, target.area, range);
}

/** SS-3.4.2-a: up to so many areas away, and in sight. */
export function whyOutOfRange(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  area: string,
  range: number,
): Bar | undefined {
  const distance = attackDistance(s, figure.area, area);
  if (distance !== undefined && distance > sightLimit(content, s)) return beyondTheFog;
  if (distance === undefined || distance > range) return outOfRange;
  return seesBetween(content, s, figure.faction, figure.area, area)
    ? undefined
    : whyUnseen(content, s, figure.area, area);
}

/** SS-3.4-b: enemies in between, or SS-3.4-a: walls and doors. */
function whyUnseen(content: SoulsContent, s: SoulsView, from: string, to: string): Bar {
  return seesBetween(content, s, "enemies", from, to) ? enemiesInBetween : outOfSight;
}

// Made once: see `whyNoActivity`.
const engaged = bar("SS-6.1.1-b", "engaged");

const meleeOnly = bar("SS-6.2-d", "melee-only");

const beyondTheFog = bar("SS-3.4.1", "beyond-the-fog");

const outOfRange = bar("SS-3.4.2-a", "out-of-range");

const enemiesInBetween = bar("SS-3.4-b", "enemies-in-between");

const outOfSight = bar("SS-3.4-a", "out-of-sight");
