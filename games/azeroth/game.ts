import { defineGame } from "@tavolata/game";

/** World of Warcraft: The Adventure Game: the door of its folder. */
export const azeroth = defineGame({
  id: "azeroth",
  folder: "games/azeroth",
  tests: ["games/azeroth/test"],
  works: async () => (await import("./works.js")).works,
  measured: async () => (await import("./test/measured.js")).measured,
});
