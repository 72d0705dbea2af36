import type { Quest } from "../format.js";

/** One room, for automatic tests: a table, a chest, two orcs and a pit. */
export const testRoom = {
  id: "test-room",
  side: "A",
  weight: "test",
  start: ["9,6", "9,7", "9,8", "9,9"],
  exit: ["9,6"],
  wandering: "orc",
  goal: { kind: "slay", figures: ["guard"] },
  failure: [],
  doors: ["9,9|10,9"],
  barredDoors: [],
  secretDoors: ["12,6|12,7"],
  scenery: [
    { type: "table", at: "12,9" },
    { id: "box", type: "chest", at: "15,7", treasure: { gold: 100, text: "box" } },
  ],
  antagonists: [
    { type: "orc", at: "13,8" },
    { id: "guard", type: "orc", at: "14,11" },
  ],
  allies: [],
  traps: [
    { kind: "pit", at: "11,8" },
    { kind: "magical", at: "15,8", dice: 1 },
  ],
  rubble: [],
  abyss: [],
  caches: [],
  triggers: [],
  objectives: [],
  reward: { gold: 10 },
} as const satisfies Quest;
