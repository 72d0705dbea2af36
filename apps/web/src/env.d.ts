/// <reference types="vite/client" />
/// <reference path="../../../packages/ui/src/env.d.ts" />

/** A picture for each game, as its door names it. */
declare module "pictures-of-games" {
  const pictures: Readonly<Record<string, import("@tavolata/ui/controls/icon.js").IconShape>>;
  export default pictures;
}

/** For each game a picture for each of its quests that has one. */
declare module "pictures-of-quests" {
  const pictures: Readonly<Record<string, Readonly<Record<string, import("@tavolata/ui/controls/icon.js").IconShape>>>>;
  export default pictures;
}
