import { defineGame } from "@tavolata/game";

/** The Lord of the Rings: The Card Game: the door of its folder. */
export const rings = defineGame({
  id: "rings",
  folder: "games/rings",
  tests: ["games/rings/test"],
  works: async () => (await import("./works.js")).works,
  measured: async () => (await import("./test/measured.js")).measured,
});
