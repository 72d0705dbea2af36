export type CombatFace = "skull" | "lion" | "oval" | "hq" | "question-mark";

/** How often a side face comes up for every base face, by the setting `dice.weights`. */
export const weightSettings = { "3-1": [3, 1], "2-1": [2, 1], "1-1": [1, 1] } as const;
export type WeightSetting = keyof typeof weightSettings;

/** HQ-1.1-b: what is on the six sides of a combat die: the rulebook doesn't say how often, and this is carried over from the older die. */
export const combatSides = { combat: { skull: 3, lion: 2, oval: 1 } };

/** HQ-1.1-b: the sides of a combat die, and two bases that come up less often (HQ-1.1-d). */
export function combatWeights(setting: WeightSetting): Record<CombatFace, number> {
  const [side, base] = weightSettings[setting];
  const { skull, lion, oval } = combatSides.combat;
  return { skull: skull * side, lion: lion * side, oval: oval * side, hq: base, "question-mark": base };
}
