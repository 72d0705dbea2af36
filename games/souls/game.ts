import { defineGame } from "@tavolata/game";

/** Sword & Sorcery: Immortal Souls: the door of its folder. */
export const souls = defineGame({
  id: "souls",
  folder: "games/souls",
  tests: ["games/souls/test"],
  works: async () => (await import("./works.js")).works,
  measured: async () => (await import("./test/measured.js")).measured,
});
