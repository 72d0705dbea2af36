import type { Quest } from "../../content/quests/format.js";
import type { PlayedQuest } from "./state.js";

/** HQ-14.1-a: a lost adventure may be played again, but not for ever. */
const timesLost = 2;

/** HQ-16.3: the missions of a chain are one adventure, named after its first part. */
function adventureOf(book: readonly Quest[], { id, chain }: Quest): string {
  if (!chain) return id;
  return book.find((other) => other.chain?.name === chain.name && other.chain.part === 1)?.id ?? id;
}

/** The adventures that are over, in their order: an adventure isn't over while its chain goes on. */
export function adventuresOver(book: readonly Quest[], record: readonly PlayedQuest[]): { id: string; won: boolean }[] {
  return record.flatMap(({ quest: name, won }) => {
    const quest = questIn(book, name);
    return won && quest.chain?.next ? [] : [{ id: adventureOf(book, quest), won }];
  });
}

/** What the Evil Wizard may choose from: neither won yet nor lost twice, and of a chain the first part (HQ-16.3). */
export function playable(book: readonly Quest[], record: readonly PlayedQuest[]): Quest[] {
  const over = adventuresOver(book, record);
  return book.filter((quest) => {
    if (quest.chain && quest.chain.part > 1) return false;
    const own = over.filter(({ id }) => id === quest.id);
    return !own.some(({ won }) => won) && own.length < timesLost;
  });
}

export function questIn(book: readonly Quest[], id: string): Quest {
  const quest = book.find((one) => one.id === id);
  if (!quest) throw new RangeError(`The adventure book has no quest "${id}".`);
  return quest;
}
