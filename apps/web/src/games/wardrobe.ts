import { withWords } from "../language/page-messages.js";
import type { Looks } from "./face.js";

/** The looks of each game, loaded when a table of it is opened. */
const wardrobe: Readonly<Record<string, () => Promise<{ readonly looks: Looks }>>> = {
  azeroth: withWords(["azeroth"], () => import("./azeroth/looks.js")),
  heroquest: withWords(["heroquest"], () => import("./heroquest/looks.js")),
  "lantern-quay": withWords(["quay"], () => import("./lantern-quay/looks.js")),
  rings: withWords(["rings"], () => import("./rings/looks.js")),
  souls: withWords(["souls"], () => import("./souls/looks.js")),
};

/** How a game looks; one that nobody has drawn yet is played in words. */
export async function looksOf(game: string): Promise<Looks> {
  const { looks } = await (wardrobe[game] ?? (() => import("./plain/looks.js")))();
  return looks;
}
