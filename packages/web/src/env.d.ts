/// <reference types="vite/client" />

declare const __VERSION__: string;

declare module "game-icon:*" {
  const shape: import("./ui/icon.js").IconShape;
  export default shape;
}

declare module "balance:*" {
  const quests: Readonly<
    Record<string, { readonly heroesWin: number; readonly rounds: number; readonly level: 1 | 2 | 3 | 4 | 5 }>
  >;
  export default quests;
}
