export type CombatFace = "skull" | "lion" | "oval" | "hq" | "question-mark";

/** How often a side face comes up for every base face, by the setting `dice.weights`. */
export const weightSettings = { "3-1": [3, 1], "2-1": [2, 1], "1-1": [1, 1] } as const;
export type WeightSetting = keyof typeof weightSettings;

/** HQ-1.1-b: three skulls, two lions, one oval on the sides of a combat die, and two bases that come up less often (HQ-1.1-d). */
export function combatWeights(setting: WeightSetting): Record<CombatFace, number> {
  const [side, base] = weightSettings[setting];
  return { skull: 3 * side, lion: 2 * side, oval: side, hq: base, "question-mark": base };
}
