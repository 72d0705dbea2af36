import type { SecretMessages } from "@tavolata/kernel";
import type { Souls } from "../state.js";

/**
 * SS-2.2-h, SS-4.3.1-b: the book of secrets is read page by page: its texts are known when they are told. Title and introduction aren't
 * secret: a Quest is chosen by them when a table is laid.
 */
export const secretMessages: SecretMessages = {
  isSecret: (key) => /^quest\.[^.]+\.(?!(title|introduction)$)/.test(key),
  /** What ends the Quest, where everybody knows it from the start. */
  readWith({ state }) {
    const { quest, goals = [] } = state as unknown as Partial<Souls>;
    return goals.map((goal) => `quest.${quest}.goal.${goal}`);
  },
};
