import { battery } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { testRoom } from "../../../content/quests/test-quests/test-room.js";
import { heroQuestWith } from "../../../ruleset.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 1), 6);

/** A short quest with traps, a champion and something to earn. */
const perilous = heroQuestWith([
  {
    ...testRoom,
    failure: [{ kind: "rounds-over", rounds: 2 }],
    antagonists: [...testRoom.antagonists, { type: "orc", at: "12,8", champion: true, items: ["crossbow"] }],
    objectives: [
      { id: "far", when: { on: "room-entered", room: "K" }, reward: { heroicCards: 2 }, text: "introduction" },
    ],
  },
]);

describe("heroic and misfortune cards pass the battery", () => {
  // HQ and ? come up as often as everything else, so that many cards are played.
  const table = { quest: "test-room", fillSeats: false, "dice.weights": "1-1" };
  const tables = [
    { ...table, adventurers: 2, fateCards: true, "fateCards.achievements": true },
    { ...table, adventurers: 5, preset: "heroic-rules" },
  ];
  for (const { name, run } of battery(perilous, { seeds, tables })) test(name, run);
});
