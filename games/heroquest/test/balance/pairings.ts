import type { TableOfBalance } from "@tavolata/game";

/** Who plays the heroes, and who the Evil Wizard. */
const pairings: Readonly<Record<string, { title: string; heroes: string; wizard: string }>> = {
  "bot-bot": { title: "bot heroes against the bot wizard", heroes: "normal", wizard: "normal" },
  "bot-random": { title: "bot heroes against a random wizard", heroes: "normal", wizard: "random" },
  "random-bot": { title: "random heroes against the bot wizard", heroes: "random", wizard: "normal" },
};

/** A table for each pairing; those where one side plays at random stand beside the first. */
export const tables: readonly TableOfBalance[] = Object.entries(pairings).map(([id, { title, heroes, wizard }]) => ({
  id,
  title,
  weight: heroes === wizard ? "main" : "side",
}));

/** Which bot sits where. */
export function botsOf(pairing: string): Record<string, string> {
  const { heroes, wizard } = pairings[pairing]!;
  return { "": heroes, wizard };
}
