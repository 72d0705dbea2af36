import { battery } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { testRoom } from "../../../content/quests/test-quests/test-room.js";
import { heroQuestWith } from "../../../ruleset.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 1), 6);

/** A room full of magic: a champion who knows spells, and evocations, runes and scrolls to find. */
const full = heroQuestWith([
  {
    ...testRoom,
    failure: [{ kind: "rounds-over", rounds: 4 }],
    antagonists: [...testRoom.antagonists, { type: "corvane", at: "12,8" }],
    scenery: [
      { type: "table", at: "12,10" },
      {
        type: "chest",
        at: "10,7",
        treasure: { items: ["rune-of-sparks", "scroll-of-lamps", "ring-of-the-threshold"] },
      },
      { type: "chest", at: "10,11", treasure: { spells: ["watching-hawk", "cloud-of-moths"] } },
    ],
    caches: [{ at: "9,8", treasure: { spells: ["grey-wolf"], items: ["scroll-of-embers", "rune-of-homecoming"] } }],
    refuge: "2,2",
  },
]);

describe("magic passes the battery", () => {
  const tables = [
    { quest: "test-room", adventurers: 3, fillSeats: false },
    { quest: "test-room", adventurers: 2, fillSeats: false, primordialExchange: true },
    { quest: "test-room", adventurers: 2, fillSeats: false, castingRoll: false, strictErrors: true, assistMode: true },
  ];
  for (const { name, run } of battery(full, { seeds, tables })) test(name, run);
});
