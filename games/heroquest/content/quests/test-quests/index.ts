import type { Quest } from "../format.js";
import { testCorridor } from "./test-corridor.js";
import { testRoom } from "./test-room.js";

/** A quest must be over after so many rounds: whoever practises wants many short matches. */
const failure = [{ kind: "rounds-over", rounds: 8 }] as const;

/**
 * Two quests in which everything rare lies close together: heavy things, long weapons, falling rocks, somebody worth stealing
 * from, long shots past friends, an empty deck. They are in no book; matches that shall show every rule at work are played on them, too.
 */
export const practiceQuests: readonly Quest[] = [
  {
    ...testRoom,
    start: ["10,9", "10,7", "10,11", "12,8", "12,10", "12,7", "12,11"],
    failure,
    doors: ["9,9|10,9"],
    scenery: [
      { id: "box", type: "chest", at: "15,7", treasure: { gold: 300, text: "box" } },
      { type: "chest", at: "11,7", treasure: { items: ["plate-mail", "plate-mail", "chain-mail"] } },
      { type: "chest", at: "11,11", treasure: { items: ["battle-axe", "crossbow", "rune-of-binding"] } },
    ],
    antagonists: [
      { type: "orc", at: "13,8", items: ["helmet"] },
      { type: "goblin", at: "13,10", items: ["potion-of-healing"] },
      { type: "orc", at: "14,9", items: ["battle-axe", "crossbow"] },
      { type: "skeleton", at: "14,10", items: ["crossbow"] },
      { id: "guard", type: "orc", at: "14,11", items: ["crossbow"] },
      { type: "goblin", at: "10,8" },
      { type: "goblin", at: "10,10" },
    ],
    // With cards of fate the deck is soon empty.
    objectives: [
      {
        id: "deck",
        when: { on: "door-opened", edge: "9,9|10,9" },
        reward: { heroicCards: 16, items: ["rune-of-binding"] },
        text: "box",
      },
    ],
    traps: [
      { kind: "landslide", at: ["12,9", "12,10"], dice: 3 },
      { kind: "rocks", at: "11,8", dice: 3 },
      { kind: "rocks", at: "13,9", dice: 3 },
    ],
    caches: [
      { at: "10,8", treasure: { items: ["battle-axe", "crossbow", "rune-of-binding"] } },
      { at: "10,10", treasure: { items: ["crossbow", "hand-axe", "battle-axe"] } },
      { at: "11,9", treasure: { items: ["plate-mail", "plate-mail", "chain-mail", "rune-of-binding"] } },
    ],
    reward: { gold: 500 },
    chain: { name: "practice", part: 1, of: 2, next: "test-corridor" },
  },
  {
    ...testCorridor,
    failure,
    antagonists: [
      { type: "goblin", at: "5,0" },
      { type: "goblin", at: "8,0" },
      { type: "skeleton", at: "14,0" },
      { type: "orc", at: "20,0", items: ["crossbow"] },
    ],
    caches: [
      { at: "1,0", treasure: { items: ["rune-of-binding", "crossbow", "battle-axe"] } },
      { at: "0,2", treasure: { items: ["crossbow", "spear", "rune-of-binding"] } },
    ],
    reward: { gold: 500 },
    chain: { name: "practice", part: 2, of: 2 },
  },
];
