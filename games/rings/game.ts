import { defineGame } from "@tavolata/game";
import type { ListedGame } from "../listed-game.js";
import type {} from "./screen/pieces.js";
import { seats } from "./seats.js";

/** The Lord of the Rings: The Card Game: the door of its folder. */
export const rings = defineGame<ListedGame>({
  id: "rings",
  folder: "games/rings",
  tests: ["games/rings/test"],
  home: {
    title: { en: "The Lord of the Rings", it: "Il Signore degli Anelli", fr: "Le Seigneur des Anneaux" },
    begins: { en: "The card game, alone", it: "Il gioco di carte, in solitaria", fr: "Le jeu de cartes, en solitaire" },
  },
  icon: "ring",
  questIcons: {
    "passage-through-mirkwood": "pine-tree",
    "journey-down-the-anduin": "water-splash",
    "escape-from-dol-guldur": "watchtower",
  },
  words: {
    ringsLessons: (language) => import(`./screen/tutorial/messages/${language}.json`),
    rings: (language) => import(`./screen/messages/${language}.json`),
    decks: (language) => import(`./screen/decks/messages/${language}.json`),
  },
  seats,
  screen: { words: ["rings"], load: async () => (await import("./screen/game-screen.js")).gameScreen },
  tutorial: {
    words: ["ringsLessons"],
    load: async () => (await import("./screen/tutorial/tutorial.js")).tutorial,
  },
  decks: { words: ["decks", "rings"], load: async () => (await import("./screen/decks/decks-screen.js")).default },
  optionsPlan: { words: ["decks"], load: async () => (await import("./screen/decks/deck-plan.js")).default },
  settings: {
    title: {
      en: "Where the card game asks me",
      it: "Dove il gioco di carte mi chiede",
      fr: "Où le jeu de cartes me demande",
    },
    words: ["rings"],
    load: async () => (await import("./screen/stops/stop-setting.js")).default,
  },
  figures: async () => (await import("./content/content.js")).ringsContent,
  onPaper: { game: ["rules", "heroes", "cards"], quest: "sheets-and-cards" },
  module: async () => (await import("./game-module.js")).gameModule,
  paper: async () => (await import("./paper/printer.js")).ringsPrinter,
  measured: async () => (await import("./test/measured.js")).measured,
});
