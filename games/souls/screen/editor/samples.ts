import { exampleQuest, type QuestFile, type QuestLanguage } from "../../editor.js";

/** What is said of every Quest, as long as nobody has written anything else. */
const neutralWords: Readonly<Record<QuestLanguage, Readonly<Record<string, string>>>> = {
  en: {
    title: "A new Quest",
    introduction: "The souls awake where they are needed.",
    victory: "It is done.",
    failure: "Not yet, then.",
    "goal-all-enemies": "Leave no enemy standing.",
  },
  it: {
    title: "Una nuova Quest",
    introduction: "Le anime si risvegliano dove c’è bisogno di loro.",
    victory: "È fatta.",
    failure: "Non ancora, dunque.",
    "goal-all-enemies": "Non lasciate in piedi nessun nemico.",
  },
  fr: {
    title: "Une nouvelle quête",
    introduction: "Les âmes s’éveillent là où l’on a besoin d’elles.",
    victory: "C’est fait.",
    failure: "Pas encore, donc.",
    "goal-all-enemies": "Ne laissez aucun ennemi debout.",
  },
};

/** An empty table: decks to draw from, and what wins as long as nobody says otherwise. */
export function blankQuest(language: QuestLanguage): QuestFile {
  return whole({
    tavolata: "quest",
    format: 1,
    game: "souls",
    language,
    quest: {
      tiles: [],
      start: [],
      enemyDeck: ["gremlin-green", "orc-warrior-blue"],
      events: { deck: [7, 10, 12, 15, 18, 20] },
      victory: [{ id: "all-enemies", open: true, when: { kind: "no-enemies-left", gatesClosed: false } }],
    },
    texts: { [language]: neutralWords[language] },
  });
}

/** A file with every part that forms write into: what a record leaves out can't be changed in it. */
export function whole(file: QuestFile): QuestFile {
  return {
    ...file,
    quest: {
      soulrank: 1,
      grants: { soulPoints: 0, crowns: 50 },
      emporium: true,
      reward: { soulPoints: 0, crowns: 0 },
      shadowReserve: {},
      ...file.quest,
    },
  };
}

/** A Quest made for the editor, to look at and to change. */
export const samples: readonly { readonly id: string; readonly file: QuestFile }[] = [
  { id: "ferryman", file: whole(exampleQuest) },
];
