import type { DefaultPluginAPIs } from "boardgame.io";

export type Lantern = "dark" | "dim" | "bright";

/** What Lantern Quay leaves to chance. */
export interface QuayChance {
  shuffle(cards: string[]): string[];
  /** LQ-4.4: two lantern dice. */
  lanterns(): Lantern[];
}

/** Where a game's chance comes from, given boardgame.io's own. */
export type QuayChanceSource = (random: DefaultPluginAPIs["random"]) => QuayChance;

/** LQ-4.4: two dark sides, three dim ones and a bright one. */
const sides: readonly Lantern[] = ["dark", "dark", "dim", "dim", "dim", "bright"];

/** boardgame.io's own chance: the one that is measured. */
export const ownChance: QuayChanceSource = (random) => ({
  shuffle: (cards) => random.Shuffle(cards),
  lanterns: () => random.D6(2).map((side) => sides[side - 1]!),
});
