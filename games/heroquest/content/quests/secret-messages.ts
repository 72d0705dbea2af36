import { everything, type SecretMessages, type View } from "@tavolata/kernel";
import { ownId } from "../../custom-quest/format.js";
import { wizard } from "../../state.js";
import type { HeroQuestView } from "../../view.js";
import { champions } from "../figures/champions.js";
import { questBook } from "./book.js";
import { textKey } from "./validate/texts.js";

/** HQ-1.5: those whom the adventures name: champions, friends, and whoever else is somebody in a quest. */
const people: ReadonlySet<string> = new Set([
  ...Object.keys(champions),
  ...questBook.flatMap(({ antagonists, allies }) => [
    ...antagonists.flatMap(({ id }) => (id === undefined ? [] : [id])),
    ...allies.flatMap(({ id, type }) => [id, type]),
  ]),
]);

/**
 * HQ-1.5, HQ-1.6: the adventure book is the Evil Wizard's: its texts are known when they are read aloud, and whom it names when they are
 * named or seen. Title and introduction aren't secret: a quest is chosen by them when a table is laid.
 */
export const secretMessages: SecretMessages<View<HeroQuestView>> = {
  isSecret: (key) => /^quest\.[^.]+\.(?!(title|introduction)$)/.test(key) || people.has(namedBy(key)),
  saidWith(word) {
    if (word.startsWith("own-")) return [`name.${word}`];
    const name = people.has(word) ? word : word.replace(/-\d+$/, ""); // of several the figures are numbered
    return people.has(name) ? [`name.${name}`, `text.${name}`] : none;
  },
  /** HQ-2.3: the notes lie on the Evil Wizard's side of the screen, and nobody reads them aloud. The page has no title of a quest of one's own. */
  readWith({ onlooker, state: { quest } }) {
    if (!quest) return none;
    const title = quest === ownId ? [textKey({ id: quest }, "title"), textKey({ id: quest }, "introduction")] : none;
    return onlooker === wizard || onlooker === everything ? [...title, textKey({ id: quest }, "notes")] : title;
  },
};

const none: readonly string[] = [];

/** `skarn` of `name.skarn` and `text.skarn`. */
function namedBy(key: string): string {
  return key.startsWith("name.") || key.startsWith("text.") ? key.slice("name.".length) : "";
}
