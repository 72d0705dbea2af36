import type { Quest } from "../format.js";

/** One corridor, for automatic tests: a shot, a line of arrows, rocks, and the way out. */
export const testCorridor = {
  id: "test-corridor",
  side: "A",
  weight: "test",
  start: ["0,0", "1,0", "0,1", "2,0"],
  exit: ["25,0"],
  wandering: "goblin",
  goal: { kind: "escape", heroes: 1 },
  failure: [{ kind: "rounds-over", rounds: 20 }],
  doors: ["2,0|2,1"],
  barredDoors: [],
  secretDoors: ["10,0|10,1"],
  scenery: [],
  antagonists: [
    { type: "goblin", at: "8,0" },
    { type: "skeleton", at: "20,0" },
  ],
  allies: [],
  traps: [
    { kind: "arrows", at: "5,0|6,0", dice: 2 },
    { kind: "spears", at: "15,0|16,0" },
    { kind: "rocks", at: "12,2" },
  ],
  rubble: [],
  abyss: [],
  caches: [{ at: "18,0", treasure: { gold: 20 } }],
  triggers: [],
  objectives: [],
  reward: {},
} as const satisfies Quest;
