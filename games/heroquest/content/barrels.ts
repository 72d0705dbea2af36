import type { Die } from "@tavolata/kernel";
import { weightedDie } from "@tavolata/kit";

export type CombatFace = "skull" | "lion" | "oval" | "hq" | "question-mark";
export type MovementFace = "1" | "2" | "3" | "4" | "5" | "6" | "hq" | "question-mark";

/** How often a side face comes up for every base face, by the setting `dice.weights`. */
export const weightSettings = { "3-1": [3, 1], "2-1": [2, 1], "1-1": [1, 1] } as const;
export type WeightSetting = keyof typeof weightSettings;

/** How many of the six sides of a combat die show what. */
export interface CombatSides {
  readonly skull: number;
  readonly lion: number;
  readonly oval: number;
}

/** HQ-1.1-b: what is on the six sides of a combat die: the rulebook doesn't say how often, and this is carried over from the older die. */
export const combatSides: { readonly combat: CombatSides } = { combat: { skull: 3, lion: 2, oval: 1 } };

/** HQ-1.1-b: the sides of a combat die, and two bases that come up less often (HQ-1.1-d). */
export function combatWeights({ skull, lion, oval }: CombatSides, setting: WeightSetting): Record<CombatFace, number> {
  const [side, base] = weightSettings[setting];
  return { skull: skull * side, lion: lion * side, oval: oval * side, hq: base, "question-mark": base };
}

/** The two kinds of dice. */
export interface Dice {
  readonly combat: Die<CombatFace>;
  readonly movement: Die<MovementFace>;
}

/** HQ-1.1-a, HQ-1.1-d: barrels with six side faces and two bases; a base comes up less often. */
export function barrelsOf(sides: CombatSides): Readonly<Record<WeightSetting, Dice>> {
  const settings = Object.keys(weightSettings) as WeightSetting[];
  return Object.fromEntries(settings.map((setting) => [setting, barrels(sides, setting)])) as Record<
    WeightSetting,
    Dice
  >;
}

function barrels(sides: CombatSides, setting: WeightSetting): Dice {
  const [side, base] = weightSettings[setting];
  return {
    // HQ-1.1-b
    combat: weightedDie("combat", combatWeights(sides, setting)),
    // HQ-1.1-c: one face for each number.
    movement: weightedDie("movement", {
      "1": side,
      "2": side,
      "3": side,
      "4": side,
      "5": side,
      "6": side,
      hq: base,
      "question-mark": base,
    }),
  };
}
