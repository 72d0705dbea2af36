import type { Figure } from "../../state.js";
import { hasTrait } from "../traits.js";
import type { DicePart } from "./dice-part.js";
import { half } from "./half.js";

/** HQ-RH3-dodge-missiles, HQ-RH3-hard-target: dice against missiles that don't come from armour. */
export function missileDefenceParts(figure: Figure): DicePart[] {
  const parts: DicePart[] = [];
  if (hasTrait(figure, "dodge-missiles"))
    parts.push({ name: "dodge-missiles", dice: 1, rules: ["HQ-RH3-dodge-missiles"] });
  if (hasTrait(figure, "hard-target"))
    parts.push({ name: "hard-target", dice: half(figure.defence), rules: ["HQ-RH3-hard-target"] });
  return parts;
}
