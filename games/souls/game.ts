import { defineGame } from "@tavolata/game";
import type { ListedGame } from "../listed-game.js";
import type {} from "./screen/pieces.js";
import { seats } from "./seats.js";

/** Sword & Sorcery: Immortal Souls: the door of its folder. */
export const souls = defineGame<ListedGame>({
  id: "souls",
  folder: "games/souls",
  tests: ["games/souls/test"],
  home: {
    title: { en: "Sword & Sorcery", it: "Sword & Sorcery", fr: "Sword & Sorcery" },
    begins: { en: "Immortal Souls, alone", it: "Immortal Souls, in solitaria", fr: "Immortal Souls, en solitaire" },
  },
  icon: "soul-vessel",
  questIcons: {
    "the-waking": "coffin",
    "the-toll-road": "crown-coin",
    "the-ember-heart": "candle-flame",
    "under-the-bridge": "stone-pile",
    "the-wedding-at-harrow": "ring",
    "the-longest-night": "watchtower",
    "the-hollow-king": "overlord-helm",
  },
  words: {
    soulsLessons: (language) => import(`./screen/tutorial/messages/${language}.json`),
    souls: (language) => import(`./screen/messages/${language}.json`),
    soulseditor: (language) => import(`./screen/editor/messages/${language}.json`),
  },
  seats,
  soloSeats: (seats) => seats,
  screen: { words: ["souls"], load: async () => (await import("./screen/game-screen.js")).gameScreen },
  tutorial: {
    words: ["soulsLessons"],
    load: async () => (await import("./screen/tutorial/tutorial.js")).tutorial,
  },
  editor: {
    title: "Immortal Souls",
    words: ["souls", "soulseditor"],
    load: async () => (await import("./screen/editor/workbench.js")).workbench,
  },
  figures: async () => (await import("./content/content.js")).soulsContent,
  onPaper: { game: ["rules", "heroes", "cards"], quest: "sheets", secretsOf: "reader" },
  module: async () => (await import("./game-module.js")).gameModule,
  paper: async () => (await import("./paper/printer.js")).soulsPrinter,
  measured: async () => (await import("./test/measured.js")).measured,
});
