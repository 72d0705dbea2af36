import type { SecretMessages, View } from "@tavolata/kernel";
import { ownId } from "../../custom-quest/format.js";
import type { SoulsView } from "../../view.js";

/**
 * SS-2.2-h, SS-4.3.1-b: the book of secrets is read page by page: its texts are known when they are told. Title and introduction aren't
 * secret: a Quest is chosen by them when a table is laid.
 */
export const secretMessages: SecretMessages<View<SoulsView>> = {
  isSecret: (key) => /^quest\.[^.]+\.(?!(title|introduction)$)/.test(key),
  /** What ends the Quest, where everybody knows it from the start. The page has no title of a Quest of one's own. */
  readWith({ state }) {
    const { quest, goals } = state;
    const told = goals.map((goal) => `quest.${quest}.goal.${goal}`);
    return quest === ownId ? [`quest.${quest}.title`, `quest.${quest}.introduction`, ...told] : told;
  },
};
