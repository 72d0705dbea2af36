import { defineGame } from "@tavolata/game";

/** HeroQuest: the door of its folder. */
export const heroQuest = defineGame({
  id: "heroquest",
  folder: "games/heroquest",
  tests: ["games/heroquest/test"],
  works: async () => (await import("./works.js")).works,
  measured: async () => (await import("./test/measured.js")).measured,
});
