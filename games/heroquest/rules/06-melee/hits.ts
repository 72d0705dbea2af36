import type { RuleId } from "@tavolata/kernel";
import { shieldOf } from "../../queries/combat/shield.js";
import type { Figure } from "../../state.js";
import type { Blow } from "../01-dice/dice.js";

/** HQ-RH7-h-dodge: instead of a number of shields: no hit at all. */
export const dodged = Number.POSITIVE_INFINITY;

/** Some of the body points that a blow takes, and the faces that counted for them. */
interface HitPart {
  readonly points: number;
  readonly rules: readonly RuleId[];
  /** HQ-6.10: what a shield does against them. */
  readonly against?: readonly RuleId[];
}

/** HQ-6.10: each shield cancels one skull and nothing else; an HQ goes through. */
export function unblocked({ skulls, criticals }: Blow, shields: number): number {
  return shields === dodged ? 0 : skullsLeft(skulls, shields) + criticals;
}

function skullsLeft(skulls: number, shields: number): number {
  return Math.max(0, skulls - shields);
}

/** The same with the faces of the blow and of the defence against it that counted. HQ-1.1-j: the others do nothing. */
export function hitParts({ skulls, criticals }: Blow, shields: number, figure: Figure): HitPart[] {
  if (shields === dodged) return [{ points: 0, rules: ["HQ-RH7-h-dodge"] }];
  if (skulls + criticals === 0) return [{ points: 0, rules: ["HQ-1.1-j"] }];
  const parts: HitPart[] = [];
  if (skulls > 0) {
    const blocked: readonly RuleId[] = shields > 0 ? [shieldOf(figure) === "lion" ? "HQ-1.1-f" : "HQ-1.1-g"] : [];
    parts.push({ points: skullsLeft(skulls, shields), rules: ["HQ-1.1-e", ...blocked], against: ["HQ-6.10-a"] });
  }
  if (criticals > 0) parts.push({ points: criticals, rules: ["HQ-1.1-h"], against: ["HQ-6.10-b"] });
  return parts;
}

/** How many body points the parts come to. */
export function pointsOf(parts: readonly HitPart[]): number {
  let points = 0;
  for (const part of parts) points += part.points;
  return points;
}
