import type { Quest } from "./format.js";

/** A rescue: somebody has to walk out on his own feet, slowly. */
export const theAbbotsClerk = {
  id: "the-abbots-clerk",
  side: "A",
  weight: "light",
  start: ["21,14", "22,14", "23,14", "24,14", "21,15", "22,15", "23,15", "24,15"],
  exit: ["23,17", "24,17", "23,16", "24,16"],
  wandering: "orc",
  goal: { kind: "rescue", ally: "brother-anselm" },
  failure: [{ kind: "ally-lost", ally: "brother-anselm" }],
  doors: [
    "20,15|21,15",
    "22,13|22,14",
    "19,13|19,14",
    "23,9|23,10",
    "20,9|20,10",
    "20,6|21,6",
    "22,8|22,9",
    "15,9|16,9",
    "18,4|18,5",
  ],
  barredDoors: [{ edge: "20,2|21,2", opens: { on: "item-taken", item: "iron-key" } }],
  secretDoors: ["23,4|23,5"],
  scenery: [
    { type: "bookcase", at: "18,17" },
    { type: "alchemist-bench", at: "23,11", turned: true, treasure: { items: ["potion-of-healing"], text: "bench" } },
    { type: "rack", at: "17,10" },
    { type: "table", at: "22,6" },
    { type: "throne", at: "20,5" },
    { type: "cupboard", at: "17,1", treasure: { gold: 60 } },
    { id: "jailers-chest", type: "chest", at: "10,7", treasure: { items: ["iron-key"], text: "key" } },
    { type: "tomb", at: "12,8", trap: { kind: "axes", dice: 2 } },
  ],
  antagonists: [
    { type: "orc", at: "19,15" },
    { type: "goblin", at: "18,16" },
    { type: "skeleton", at: "21,11" },
    { type: "skeleton", at: "22,11" },
    { type: "orc", at: "19,12" },
    { type: "orc", at: "20,11" },
    { type: "goblin", at: "21,8" },
    { type: "goblin", at: "24,8" },
    { type: "orc", at: "18,6" },
    { type: "zombie", at: "14,10" },
    { id: "jailer", type: "fimir", at: "11,8", champion: true },
    { type: "goblin", at: "18,3" },
    { type: "orc", at: "19,3" },
    { type: "orc", at: "13,11" },
    { type: "orc", at: "23,5" },
  ],
  allies: [
    { id: "brother-anselm", type: "brother-anselm", at: "24,1", joins: { on: "ally-reached", ally: "brother-anselm" } },
  ],
  traps: [
    { kind: "pit", at: "22,9" },
    { kind: "spears", at: "22,12|22,13", dice: 1 },
    { kind: "pit", at: "22,3" },
  ],
  rubble: ["16,6", "16,12", "25,9", "9,9"],
  abyss: [],
  caches: [{ at: "24,4", treasure: { items: ["scroll-of-mending"], text: "straw" } }],
  triggers: [
    {
      id: "anselm-speaks",
      when: { on: "ally-reached", ally: "brother-anselm" },
      acts: [{ act: "text", text: "anselm-speaks" }],
    },
    {
      id: "last-guards",
      when: { on: "ally-reached", ally: "brother-anselm" },
      acts: [
        {
          act: "place",
          antagonists: [
            { type: "orc", at: "19,9" },
            { type: "goblin", at: "21,9" },
            { type: "orc", at: "20,9" },
          ],
        },
      ],
    },
  ],
  objectives: [
    {
      id: "jailer-beaten",
      when: { on: "figure-removed", figure: "jailer" },
      reward: { gold: 15 },
      text: "jailer-beaten",
    },
  ],
  reward: { gold: 60 },
} as const satisfies Quest;
