import type { InLanguages } from "./languages.js";

/** A part of the site: the documents in it, by their paths in the project, in the order in which they are read. */
export interface Section {
  readonly title: InLanguages;
  readonly documents: readonly string[];
}

/** The document that the site opens with. */
export const front = "README.md";

export const contents: readonly Section[] = [
  {
    title: { en: "Play", it: "Giocare", fr: "Jouer" },
    documents: ["docs/play.md", "docs/companion.md", "docs/offline.md", "docs/print.md"],
  },
  {
    title: { en: "Make", it: "Creare", fr: "Créer" },
    documents: ["docs/quest-editor.md", "docs/quest-files.md", "docs/correct-a-table.md", "docs/add-a-card.md"],
  },
  {
    title: { en: "Measure", it: "Misurare", fr: "Mesurer" },
    documents: [
      "docs/lab.md",
      "docs/balance/heroquest.md",
      "docs/balance/souls.md",
      "docs/balance/rings.md",
      "docs/balance/azeroth.md",
      "docs/strength.md",
      "docs/strength-log.md",
      "bench/results.md",
    ],
  },
  {
    title: { en: "Host", it: "Ospitare", fr: "Héberger" },
    documents: ["docs/operations.md", "docs/sizing.md", "docs/reliability.md", "docs/protocol.md"],
  },
  {
    title: { en: "Build", it: "Costruire", fr: "Construire" },
    documents: [
      "CONTRIBUTING.md",
      "docs/commands.md",
      "docs/architecture.md",
      "docs/glossary.md",
      "docs/decisions/README.md",
      "docs/add-a-game.md",
      "docs/write-a-bot.md",
      "packages/kernel/README.md",
      "CHANGELOG.md",
    ],
  },
];

/** Folders of which the contents name only the index: it leads to every page in them. */
export const indexed: readonly string[] = ["docs/decisions"];

/** What players, hosts, authors of quests and owners of a box read: it is there in every language. What is measured, and what developers read, is English. */
export const inEveryLanguage: readonly string[] = [
  "docs/play.md",
  "docs/companion.md",
  "docs/offline.md",
  "docs/print.md",
  "docs/quest-editor.md",
  "docs/quest-files.md",
  "docs/correct-a-table.md",
  "docs/lab.md",
  "docs/operations.md",
];

/** Every document of the site, the front one first. */
export const documentsOf = (sections: readonly Section[]): readonly string[] => [
  front,
  ...sections.flatMap(({ documents }) => documents),
];
