import { defineGame } from "@tavolata/game";
import type { ListedGame } from "../listed-game.js";
import type {} from "./screen/pieces.js";
import { seats } from "./seats.js";

/** World of Warcraft: The Adventure Game: the door of its folder. */
export const azeroth = defineGame<ListedGame>({
  id: "azeroth",
  folder: "games/azeroth",
  tests: ["games/azeroth/test"],
  home: {
    title: { en: "World of Warcraft", it: "World of Warcraft", fr: "World of Warcraft" },
    begins: {
      en: "The adventure game, against the machine",
      it: "Il gioco d’avventura, contro la macchina",
      fr: "Le jeu d’aventure, contre la machine",
    },
  },
  icon: "treasure-map",
  words: {
    azerothLessons: (language) => import(`./screen/tutorial/messages/${language}.json`),
    azeroth: (language) => import(`./screen/messages/${language}.json`),
  },
  seats,
  screen: { words: ["azeroth"], load: async () => (await import("./screen/game-screen.js")).gameScreen },
  tutorial: {
    words: ["azerothLessons"],
    load: async () => (await import("./screen/tutorial/tutorial.js")).tutorial,
  },
  figures: async () => (await import("./content/content.js")).azerothContent,
  onPaper: { game: ["rules", "heroes", "cards", "map"] },
  module: async () => (await import("./game-module.js")).gameModule,
  paper: async () => (await import("./paper/printer.js")).azerothPrinter,
  measured: async () => (await import("./test/measured.js")).measured,
});
