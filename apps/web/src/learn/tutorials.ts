import type { Tutorial } from "./tutorial.js";

/** The tutorials by their game, each loaded when it is played. */
const tutorials: Readonly<Record<string, () => Promise<Tutorial>>> = {
  heroquest: async () => (await import("./games/heroquest.js")).heroQuest,
  azeroth: async () => (await import("./games/azeroth.js")).azeroth,
  rings: async () => (await import("./games/rings.js")).rings,
  souls: async () => (await import("./games/souls.js")).souls,
};

/** The games that have one. */
export const taughtGames: readonly string[] = Object.keys(tutorials);

export function tutorialOf(game: string): Promise<Tutorial> | undefined {
  return Object.hasOwn(tutorials, game) ? tutorials[game]!() : undefined;
}
