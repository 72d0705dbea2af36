import type { Condition } from "../content/types.js";
import type { Figure } from "../state.js";

export function hasCondition(figure: Figure, condition: Condition): boolean {
  if (condition === "ko") return figure.ko;
  if (condition === "poisoned") return figure.poison > 0;
  return figure[condition] !== "none";
}
