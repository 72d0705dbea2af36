import { battery, playByChance } from "@tavolata/kernel/testing";
import { describe, expect, test } from "vitest";
import { questBook } from "../content/quests/book.js";
import { heroQuestWith } from "../ruleset.js";

const seeds = Number(process.env["TAVOLATA_SEEDS"] ?? 14);

/** The adventure book as it is played. */
const game = heroQuestWith(questBook);

const byChance = {
  patience: 250,
  bound: 6_000,
  // The table gives up, and what can't be left undone is done briefly.
  quickest: ["give-up", "retire", "yes", "end-turn", "end-phase", "stop", "done", "keep", "no"],
};

describe("matches with all quests and switches by chance", () => {
  test(`${seeds} of them end without an error`, () => {
    for (let i = 0; i < seeds; i++) expect(playByChance(game, `random-match-${i}`, byChance).outcome).toBeDefined();
  });
});

describe("no quest of the adventure book leaks", () => {
  const few = Math.ceil(seeds / 250);
  for (const quest of questBook) {
    // One round is enough to look round, open doors and search, and short enough to compare all worlds. A few times a hero alone, once a whole party.
    const short = heroQuestWith([{ ...quest, failure: [{ kind: "rounds-over", rounds: 1 }] }]);
    const alone = { quest: quest.id, adventurers: 1, fillSeats: false };
    const tables = [...new Array<typeof alone>(few).fill(alone), { quest: quest.id, adventurers: 4 }];
    const check = battery(short, { seeds: tables.length, tables, salt: quest.id }).find(({ name }) =>
      name.startsWith("nothing leaks"),
    )!;
    test(quest.id, check.run);
  }
});
