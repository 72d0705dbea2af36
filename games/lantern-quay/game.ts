import { defineGame } from "@tavolata/game";
import { seats } from "@tavolata/kernel/examples/lantern-quay/seats";
import type { ListedGame } from "../listed-game.js";
import type {} from "./screen/pieces.js";

/** Lantern Quay: the door of its folder. */
export const lanternQuay = defineGame<ListedGame>({
  id: "lantern-quay",
  folder: "packages/kernel/examples/lantern-quay",
  tests: ["packages/kernel/examples/lantern-quay/test", "packages/kernel/test"],
  icon: "lantern-flame",
  words: {
    quay: (language) => import(`./screen/messages/${language}.json`),
  },
  seats,
  screen: { words: ["quay"], load: async () => (await import("./screen/game-screen.js")).gameScreen },
  playsHere: true,
  module: async () => (await import("./game-module.js")).gameModule,
  measured: async () => (await import("./test/measured.js")).measured,
});
