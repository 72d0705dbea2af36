import { battery } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { testQuests } from "../content/quests/book.js";
import { testCorridor } from "../content/quests/test-quests/test-corridor.js";
import { testRoom } from "../content/quests/test-quests/test-room.js";
import { heroQuestWith } from "../ruleset.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 1), 6);

/** Quests that are lost soon or won at once, so that players who answer by chance come to the market. */
const failure = [{ kind: "rounds-over", rounds: 1 }] as const;
const wonAtOnce = { goal: { kind: "escape", heroes: 1 }, exit: testRoom.start } as const;
const chain = (part: number, next?: string) => ({ name: "two", part, of: 2, ...(next ? { next } : {}) });

const single = heroQuestWith(testQuests.map((quest) => ({ ...quest, failure })));
const chained = heroQuestWith([
  { ...testRoom, ...wonAtOnce, chain: chain(1, "test-corridor"), reward: { gold: 300, items: ["helmet"] } },
  { ...testCorridor, failure, chain: chain(2) },
]);

describe("a campaign passes the battery", () => {
  const more = { fillSeats: false, campaign: true };
  const tables = [
    { ...more, quest: "wizard-chooses", adventurers: 2, campaignLength: 2 },
    { ...more, quest: "test-room", adventurers: 1, campaignLength: 3, secretAdventure: false, seatingBonus: true },
    { ...more, quest: "wizard-chooses", adventurers: 2, campaignLength: 2, loadCapacity: true },
  ];
  for (const { name, run } of battery(single, { seeds, tables, salt: "campaign" })) test(name, run);
});

describe("a chain of missions passes the battery", () => {
  const tables = [{ fillSeats: false, campaign: true, quest: "wizard-chooses", adventurers: 2, campaignLength: 2 }];
  for (const { name, run } of battery(chained, { seeds: Math.ceil(seeds / 3), tables, salt: "chain" })) test(name, run);
});
