import type { Explains, PrintedEntry, Thing } from "@tavolata/ui/explain/thing.js";
import type { HeroQuestSeen } from "../view.js";

/** HQ-1.4, HQ-2.1-b: where the sheet of a figure is printed. */
const sheets: Readonly<Record<string, string>> = {
  hero: "heroes",
  ally: "allies",
  antagonist: "antagonists",
};

/** Figures, scenery and traps that lie open; cards are found by their names. */
export const explains: Explains<HeroQuestSeen> = {
  things(view) {
    const { figures = [], scenery = [], traps = [] } = view.state;
    return [
      ...figures.map(({ id, kind, type }): Thing => {
        // HQ-1.4-c: the sheet of a named antagonist bears its name.
        const printed: PrintedEntry =
          kind === "champion"
            ? { table: "champions", entry: id.slice(0, id.lastIndexOf("-")) }
            : { table: sheets[kind] ?? "antagonists", entry: type };
        return { at: `figure:${id}`, word: id, printed, kind: printed.table };
      }),
      ...scenery.map(({ id, type }): Thing => ({ at: `scenery:${id}`, word: type, kind: "scenery" })),
      ...traps.map(
        ({ kind, squares: [square = -1], edge }): Thing => ({
          at: `trap:${kind}-${square}-${edge}`,
          word: kind,
          kind: "trap",
        }),
      ),
    ];
  },
  rules: {
    heroes: ["HQ-1.4-a", "HQ-1.8", "HQ-4.2-a", "HQ-6.2"],
    allies: ["HQ-2.1-b", "HQ-6.2"],
    antagonists: ["HQ-1.4-b", "HQ-6.10-a", "HQ-6.10-b"],
    champions: ["HQ-1.4-c", "HQ-6.10-a", "HQ-6.10-b"],
    items: ["HQ-1.2.b", "HQ-1.2.c"],
    spells: ["HQ-1.2.a", "HQ-8.6-a", "HQ-8.6-b", "HQ-8.6-e"],
    treasure: ["HQ-1.2.d", "HQ-9.1.b-c"],
    scenery: ["HQ-1.3", "HQ-9.1.b-a"],
    trap: ["HQ-9.1.a-a", "HQ-12.1-a", "HQ-12.3-a"],
    square: ["HQ-4.3", "HQ-4.7-b"],
    edge: ["HQ-11.4-b", "HQ-11.4-d"],
  },
};
