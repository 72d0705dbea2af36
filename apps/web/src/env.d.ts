/// <reference types="vite/client" />

declare const __VERSION__: string;

declare module "game-icon:*" {
  const shape: import("./ui/icon.js").IconShape;
  export default shape;
}

declare module "rule-places" {
  type RulePlaces = import("@tavolata/game/files").RulePlaces;
  /** For each game, where its rules are in the code and the tests. */
  const games: Readonly<Record<string, () => Promise<{ readonly default: RulePlaces }>>>;
  export default games;
}
