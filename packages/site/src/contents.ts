/** A part of the site: the documents in it, by their paths in the project, in the order in which they are read. */
export interface Section {
  readonly title: string;
  readonly documents: readonly string[];
}

/** The document that the site opens with. */
export const front = "README.md";

export const contents: readonly Section[] = [
  { title: "Play", documents: ["docs/play.md", "docs/companion.md", "docs/offline.md", "docs/print.md"] },
  {
    title: "Make",
    documents: ["docs/quest-editor.md", "docs/quest-files.md", "docs/add-a-card.md", "docs/correct-a-table.md"],
  },
  {
    title: "Measure",
    documents: [
      "docs/lab.md",
      "docs/balance/heroquest.md",
      "docs/balance/souls.md",
      "docs/balance/rings.md",
      "docs/balance/azeroth.md",
      "docs/strength.md",
      "bench/results.md",
    ],
  },
  { title: "Host", documents: ["docs/operations.md", "docs/reliability.md", "docs/protocol.md"] },
  {
    title: "Build",
    documents: [
      "CONTRIBUTING.md",
      "docs/architecture.md",
      "docs/decisions.md",
      "docs/add-a-game.md",
      "docs/write-a-bot.md",
      "packages/kernel/README.md",
      "CHANGELOG.md",
    ],
  },
];

/** Every document of the site, the front one first. */
export const documentsOf = (sections: readonly Section[]): readonly string[] => [
  front,
  ...sections.flatMap(({ documents }) => documents),
];
