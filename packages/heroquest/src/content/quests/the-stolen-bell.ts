import type { Quest } from "./format.js";

/** A first descent: goblins under the chapel, and a bell that they should not have touched. */
export const theStolenBell = {
  id: "the-stolen-bell",
  side: "A",
  weight: "light",
  start: ["1,14", "2,14", "1,15", "2,15", "1,16", "2,16", "3,14", "3,15"],
  exit: ["1,16", "2,16", "1,17", "2,17"],
  wandering: "goblin",
  goal: { kind: "find", item: "silver-bell", bring: true },
  failure: [],
  doors: ["3,13|3,14", "4,16|5,16", "3,9|3,10", "8,15|9,15", "10,12|10,13", "8,9|8,10", "9,9|10,9", "6,8|6,9"],
  barredDoors: [],
  secretDoors: ["4,11|5,11"],
  scenery: [
    { type: "table", at: "1,11", turned: true },
    { type: "weapons-rack", at: "5,17" },
    { type: "cupboard", at: "9,17" },
    { type: "chest", at: "8,12", trap: { kind: "spears", dice: 1 }, treasure: { gold: 40 } },
    { id: "bone-chest", type: "chest", at: "6,12", treasure: { gold: 75, text: "bone-chest" } },
    { type: "table", at: "12,9" },
    { type: "fireplace", at: "6,4" },
    { id: "bell-chest", type: "chest", at: "5,4", treasure: { items: ["silver-bell"], text: "bell-chest" } },
  ],
  antagonists: [
    { type: "goblin", at: "3,11" },
    { type: "goblin", at: "4,12" },
    { type: "goblin", at: "7,14" },
    { type: "orc", at: "6,15" },
    { type: "orc", at: "10,15" },
    { type: "skeleton", at: "5,12" },
    { type: "orc", at: "13,8" },
    { type: "orc", at: "14,11" },
    { type: "goblin", at: "6,6" },
    { type: "goblin", at: "7,6" },
    { id: "bell-thief", type: "goblin", at: "5,5", champion: true, bounty: 25 },
  ],
  allies: [],
  traps: [
    { kind: "pit", at: "5,9" },
    { kind: "arrows", at: "9,7|9,8", dice: 1 },
  ],
  rubble: ["0,9", "12,5", "13,5", "12,13", "13,13", "17,9"],
  abyss: [],
  caches: [],
  triggers: [
    {
      id: "bell-rings",
      when: { on: "item-taken", item: "silver-bell" },
      acts: [
        { act: "text", text: "bell-rings" },
        {
          act: "place",
          antagonists: [
            { type: "orc", at: "9,6" },
            { type: "orc", at: "9,12" },
          ],
        },
      ],
    },
    {
      id: "first-door",
      when: { on: "room-entered", room: "K" },
      acts: [{ act: "text", text: "card-players" }],
    },
  ],
  objectives: [
    {
      id: "thief-caught",
      when: { on: "figure-removed", figure: "bell-thief" },
      reward: { heroicCards: 1 },
      text: "thief-caught",
    },
  ],
  reward: { gold: 50 },
} as const satisfies Quest;
