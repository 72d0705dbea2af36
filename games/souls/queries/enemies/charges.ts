import type { SoulsContent } from "../../content/content.js";
import type { Enemy, Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { enemyOf } from "../figures.js";
import { defencesOf } from "./scroll.js";

/** SS-15.1-k: how many charges an enemy has at most. */
export function mostCharges(content: SoulsContent, enemy: Enemy): number {
  const defences = defencesOf(content, enemy);
  return "charges" in defences ? ((defences.charges as number | undefined) ?? 0) : 0;
}

/** Whether a recharge would give it anything. */
export function lacksCharges(content: SoulsContent, s: SoulsView, figure: Figure): boolean {
  if (figure.kind !== "enemy") return true;
  const enemy = enemyOf(s, figure);
  return enemy.charges < mostCharges(content, enemy);
}
