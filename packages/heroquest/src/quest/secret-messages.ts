import { everything, type SecretMessages } from "@tavolata/kernel";
import { type HeroQuest, wizard } from "../state.js";

/**
 * HQ-1.5, HQ-1.6: the adventure book is the Evil Wizard's: its texts are known when they are read aloud. Title and
 * introduction aren't secret: a quest is chosen by them when a table is laid.
 */
export const secretMessages: SecretMessages = {
  isSecret: (key) => /^quest\.[^.]+\.(?!(title|introduction)$)/.test(key),
  /** HQ-2.3: the notes lie on the Evil Wizard's side of the screen, and nobody reads them aloud. */
  readWith({ onlooker, state }) {
    const { quest } = state as unknown as Partial<HeroQuest>;
    return quest && (onlooker === wizard || onlooker === everything) ? [`quest.${quest}.notes`] : [];
  },
};
