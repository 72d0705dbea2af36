import { exampleQuest, type QuestFile, type QuestLanguage } from "@tavolata/heroquest/editor";

/** A house with nothing in it: where the heroes come in, and that they must come out again. */
export function blankQuest(language: QuestLanguage): QuestFile {
  return {
    tavolata: "quest",
    format: 1,
    game: "heroquest",
    language,
    quest: { side: "A", start: [], exit: [], wandering: "orc", goal: { kind: "escape", heroes: 1 } },
    texts: { [language]: {} },
  };
}

/** Quests made for the editor, each with something to look at: none of them is in the book. */
export const samples: readonly { readonly id: string; readonly file: QuestFile }[] = [
  { id: "miller", file: exampleQuest },
];
