/// <reference types="vite/client" />

/** The version of the page. */
declare const __VERSION__: string;

declare module "game-icon:*" {
  const shape: import("./controls/icon.js").IconShape;
  export default shape;
}

declare module "rule-places" {
  type RulePlaces = import("@tavolata/game/files").RulePlaces;
  /** For each game, where its rules are in the code and the tests. */
  const games: Readonly<Record<string, () => Promise<{ readonly default: RulePlaces }>>>;
  export default games;
}
