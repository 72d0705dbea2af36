import refresh from "game-icon:campfire";
import discard from "game-icon:card-discard";
import deck from "game-icon:card-pick";
import progress from "game-icon:compass";
import attack from "game-icon:crossed-swords";
import wound from "game-icon:drop";
import encounter from "game-icon:evil-eyes";
import threat from "game-icon:hazard-sign";
import hitPoints from "game-icon:hearts";
import victory from "game-icon:laurels-trophy";
import shadow from "game-icon:night-sleep";
import neutral from "game-icon:ring";
import defence from "game-icon:round-shield";
import planning from "game-icon:scroll-unfurled";
import willpower from "game-icon:sunrise";
import resource from "game-icon:two-coins";
import travel from "game-icon:walking-boot";
import type { IconShape } from "@tavolata/ui/controls/icon.js";

/** Signs on the cards and around them. A word or a name stands with each. */
export const icons = {
  willpower,
  attack,
  defence,
  hitPoints,
  threat,
  progress,
  resource,
  wound,
  shadow,
  deck,
  discard,
  victory,
  ring: neutral,
} as const satisfies Readonly<Record<string, IconShape>>;

/** LR-round-1: the seven phases of a round, in their order. */
export const phases = [
  ["resource", resource],
  ["planning", planning],
  ["quest", willpower],
  ["travel", travel],
  ["encounter", encounter],
  ["combat", attack],
  ["refresh", refresh],
] as const;
