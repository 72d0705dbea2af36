import { exampleQuest, neutralWords, type QuestFile, type QuestLanguage } from "../../editor.js";
import { sampleQuests } from "./sample-quests.js";

/** A house with nothing in it: that the heroes must come out again, and what is said of every quest. */
export function blankQuest(language: QuestLanguage): QuestFile {
  const { foe: _foe, ...texts } = neutralWords[language];
  return {
    tavolata: "quest",
    format: 1,
    game: "heroquest",
    language,
    quest: { side: "A", start: [], exit: [], wandering: "orc", goal: { kind: "escape", heroes: 1 } },
    texts: { [language]: texts },
  };
}

/** Quests made for the editor, each with something to look at: none of them is in the book. */
export const samples: readonly { readonly id: string; readonly file: QuestFile }[] = [
  { id: "miller", file: exampleQuest },
  { id: "squire", file: sampleQuests.squire },
  { id: "bells", file: sampleQuests.bells },
];
