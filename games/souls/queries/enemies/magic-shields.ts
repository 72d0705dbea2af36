import type { SoulsContent } from "../../content/content.js";
import { companionCard } from "../../content/tables.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { heldSum } from "../effects/held.js";
import { enemyOf } from "../figures.js";
import { defencesOf } from "./scroll.js";

/** SS-8.3.1-a: all magic shields of an enemy, with those of its powers (SS-15.3-a), or of a companion; a hero's lie on his items. */
export function fullShields(content: SoulsContent, s: SoulsView, figure: Figure): number {
  if (figure.kind === "companion") return companionCard(content, figure.id).magicShields;
  if (figure.kind !== "enemy") return 0;
  return (
    (defencesOf(content, enemyOf(s, figure)).magicShields ?? 0) +
    heldSum(content, s, "magic-shields", { self: figure }, (effect) => effect.amount)
  );
}
