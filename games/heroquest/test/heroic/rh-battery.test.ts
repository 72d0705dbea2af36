import { battery } from "@tavolata/kernel/testing";
import { describe, test } from "vitest";
import { testRoom } from "../../content/quests/test-quests/test-room.js";
import { heroQuestWith } from "../../ruleset.js";

const seeds = Math.min(Number(process.env["TAVOLATA_SEEDS"] ?? 1), 6);

/** A room with heavy things to find and somebody who carries an axe. */
const heavy = heroQuestWith([
  {
    ...testRoom,
    failure: [{ kind: "rounds-over", rounds: 4 }],
    antagonists: [...testRoom.antagonists, { type: "orc", at: "12,8", items: ["battle-axe"] }],
    caches: [
      { at: "9,8", treasure: { items: ["battle-axe", "shield"] } },
      { at: "12,9", treasure: { items: ["plate-mail", "plate-mail", "crossbow"] } },
    ],
  },
]);

describe("heroic rules pass the battery", () => {
  const tables = [
    { quest: "test-room", adventurers: 3, fillSeats: false, loadCapacity: true, twoHandedWeapons: true },
    { quest: "test-room", adventurers: 3, fillSeats: false, combatZone: true, disengage: true },
    {
      quest: "test-room",
      adventurers: 2,
      fillSeats: false,
      preset: "heroic-rules",
      strictErrors: true,
      disarmRoll: true,
    },
  ];
  for (const { name, run } of battery(heavy, { seeds, tables })) test(name, run);
});
