import type { Item } from "../types.js";
import { attack, draw, heal, ignoreAggro, rerollDie, spaces } from "../vocabulary.js";
import { family } from "./family.js";

/** AZ-item-8: used once, from the bag. */
export const bagItems: Readonly<Record<string, Item>> = {
  ...family(
    12,
    "bag",
    [],
    {
      grey: ["herb-draught", heal(2)],
      green: ["red-draught", heal(3)],
      yellow: ["strong-draught", heal(3)],
      red: ["royal-draught", heal(4)],
    },
    "turn",
  ),
  ...family(
    13,
    "bag",
    [],
    {
      grey: ["flash-powder", attack(2)],
      green: ["black-powder", attack(2)],
      yellow: ["fire-powder", attack(3)],
      red: ["star-powder", attack(3)],
    },
    "combat",
  ),
  ...family(
    14,
    "bag",
    [],
    {
      grey: ["smoke-pot", ignoreAggro],
      green: ["smoke-bomb", ignoreAggro],
      yellow: ["smoke-veil", ignoreAggro],
      red: ["smoke-shroud", ignoreAggro],
    },
    "movement",
  ),
  ...family(
    15,
    "bag",
    [],
    {
      grey: ["lucky-coin", rerollDie],
      green: ["bone-die", rerollDie],
      yellow: ["silver-die", rerollDie],
      red: ["gold-die", rerollDie],
    },
    "combat",
  ),
  ...family(
    16,
    "bag",
    [],
    {
      grey: ["sketch-map", spaces(2)],
      green: ["road-map", spaces(2)],
      yellow: ["sea-chart", spaces(3)],
      red: ["star-chart", spaces(3)],
    },
    "movement",
  ),
  ...family(
    17,
    "bag",
    [],
    {
      grey: ["torn-page", draw(2)],
      green: ["scroll", draw(2)],
      yellow: ["old-scroll", draw(3)],
      red: ["sealed-scroll", draw(3)],
    },
    "turn",
  ),
};
