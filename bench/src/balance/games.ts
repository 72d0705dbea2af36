import type { BalancedGame } from "./game.js";

/** The games that can be measured. Each is loaded only when it is asked for. */
const games: Readonly<Record<string, () => Promise<BalancedGame>>> = {
  heroquest: async () => (await import("./heroquest/game.js")).game,
  rings: async () => (await import("./rings/game.js")).game,
  souls: async () => (await import("./souls/game.js")).game,
  azeroth: async () => (await import("./azeroth/game.js")).game,
};

export const gameNames: readonly string[] = Object.keys(games);

export function gameNamed(id: string): Promise<BalancedGame> {
  return games[id]!();
}
