import { battery } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { testQuests } from "../content/quests/book.js";
import { heroQuestWith } from "../ruleset.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 2), 28);

/** The quests for tests with a clock, so that even players who answer by chance come to an end soon. */
const short = heroQuestWith(
  testQuests.map((quest) => ({ ...quest, failure: [{ kind: "rounds-over", rounds: 3 }] as const })),
);

describe("the battery that every game has to pass", () => {
  const tables = [
    { quest: "test-room", adventurers: 2, fillSeats: false },
    { quest: "test-corridor", adventurers: 1, fillSeats: false },
    { quest: "test-room", adventurers: 3, fillSeats: false, fumbleScope: "die", disarmRoll: true, saveCompanion: true },
    { quest: "test-corridor", adventurers: 2, fillSeats: false, strictErrors: true, assistMode: true, stealing: true },
  ];
  for (const { name, run } of battery(short, { seeds, tables })) test(name, run);
});
