import { defineGame } from "@tavolata/game";
import type { ListedGame } from "../listed-game.js";
import type {} from "./screen/pieces.js";
import { seats } from "./seats.js";
import { wizard } from "./state.js";

/** HeroQuest: the door of its folder. */
export const heroQuest = defineGame<ListedGame>({
  id: "heroquest",
  folder: "games/heroquest",
  tests: ["games/heroquest/test"],
  home: {
    title: { en: "HeroQuest", it: "HeroQuest", fr: "HeroQuest" },
    begins: {
      en: "HeroQuest, the first quest: you lead four heroes, the machine plays the Evil Wizard. No account needed.",
      it: "HeroQuest, la prima avventura: tu guidi quattro eroi, la macchina gioca lo Stregone Malvagio. Non serve un account.",
      fr: "HeroQuest, la première quête : tu mènes quatre héros, la machine joue le Sorcier Maléfique. Sans compte.",
    },
  },
  icon: "dungeon-gate",
  questIcons: {
    "the-stolen-bell": "ringing-bell",
    "the-abbots-clerk": "monk-face",
    "three-scars": "scar-wound",
    "the-rising-water": "water-splash",
    "the-kings-tenth": "crown-coin",
    "the-long-watch": "watchtower",
    "the-empty-cell": "imprisoned",
    "mother-sedge": "witch-face",
    "the-barrow-road": "tombstone",
    "the-drowned-gate": "triple-gate",
    "odruns-rest": "coffin",
    "ash-and-stone": "stone-pile",
    "the-forsworn": "breaking-chain",
    "the-last-candle": "candle-flame",
  },
  words: {
    heroquestLessons: (language) => import(`./screen/tutorial/messages/${language}.json`),
    heroquest: (language) => import(`./screen/messages/${language}.json`),
    heroeditor: (language) => import(`./screen/editor/messages/${language}.json`),
  },
  seats,
  soloSeats: (seats) => seats.filter((seat) => seat !== wizard),
  newTable: { undo: "friendly" },
  screen: { words: ["heroquest"], load: async () => (await import("./screen/game-screen.js")).gameScreen },
  quickStart: async () => (await import("./screen/quick-start.js")).quickStart,
  tutorial: {
    words: ["heroquestLessons"],
    load: async () => (await import("./screen/tutorial/tutorial.js")).tutorial,
  },
  editor: {
    title: "HeroQuest",
    words: ["heroquest", "heroeditor"],
    load: async () => (await import("./screen/editor/workbench.js")).workbench,
  },
  figures: async () => (await import("./content/content.js")).heroQuestContent,
  onPaper: { game: ["rules", "heroes", "cards"], quest: "sheets", secretsOf: "leader" },
  module: async () => (await import("./game-module.js")).gameModule,
  paper: async () => (await import("./paper/printer.js")).heroQuestPrinter,
  measured: async () => (await import("./test/measured.js")).measured,
});
