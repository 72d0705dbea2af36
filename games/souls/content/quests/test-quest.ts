import type { Effect, Quest, QuestAction } from "../types.js";
import { theHollowKing } from "./the-hollow-king.js";

const everywhere = ["9B-1", "9B-2", "9B-3", "15B-1", "15B-2", "15B-3", "15B-4"] as const;

/** Something that is done for nothing, anywhere near the start. */
function trick(id: string, acts: QuestAction["acts"], once = true): QuestAction {
  return { id, text: id, activity: "free", at: everywhere, engaged: true, acts, ...(once ? { once: true } : {}) };
}

/** It befalls heroes and enemies. */
function onAll(...effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    { ...effect, on: "heroes" as const },
    { ...effect, on: "enemies" as const },
  ]);
}

/** A quest in which everything rare is at hand: for those who want to see every rule at work. It isn't in the book. */
export const practiceCrypt: Quest = {
  ...theHollowKing,
  id: "practice-crypt",
  soulrank: 5,
  grants: { soulPoints: 90, crowns: 250 },
  key: { at: "9B-3", colour: "red" },
  doors: [
    { id: "throne-door", on: "11B-2|19B-1", kind: "locked", magicLock: "red" },
    { id: "side-door", on: "11B-4|19B-1", kind: "normal" },
    // Nobody can be pushed out of the first area while it is closed.
    { id: "cell-door", on: "9B-2|9B-3", kind: "normal" },
  ],
  chests: [
    { id: "grave-goods", at: "9B-3", magicLock: "red" },
    { id: "royal-chest", at: "9B-2" },
  ],
  searchAreas: ["9B-3", "9B-1"],
  waypoints: [],
  altars: [
    { id: "crypt-altar", at: "9B-2", active: true },
    { id: "ring-altar", at: "9B-3", active: true },
  ],
  gates: [
    { id: "grave-gate", at: "15B-1", symbol: "shield", open: true },
    { id: "ruin-gate", at: "15B-3", symbol: "magic", open: true },
    { id: "throne-gate", at: "9B-1", symbol: "ability", open: false },
  ],
  shadowReserve: { enemy: 4, champion: 2, "two-enemies": 2, woman: 1, man: 1, quest: 2, "quest-enemy": 2 },
  questEnemy: "bandit-green-1",
  questShadow: [{ act: "soul-points", amount: 2 }],
  enemyDeck: [
    "gremlin-green",
    "gremlin-red",
    "gremlin-horde-green",
    "gremlin-horde-blue",
    "bandit-green",
    "bandit-red",
    "orc-warrior-green",
    "orc-warrior-red",
    "orc-shaman-green",
    "orc-shaman-red",
  ],
  // SS-4.4-d: Night or Day is the last card.
  events: { deck: [5, 6, 10, 16, 18], onTop: [10, 16, 18] },
  night: { text: "night", lasting: [{ effect: "hits", change: -1, on: "heroes" }], once: [] },
  day: { text: "day", lasting: [], once: [{ effect: "heal", amount: 1, on: "heroes" }] },
  stories: [
    { card: 1, at: "15B-2", ontoDeck: true, acts: [{ act: "soul-points", amount: 1 }] },
    { card: 2, at: "9B-1", ontoDeck: true, acts: [{ act: "spawn", count: "standard" }] },
  ],
  triggers: [],
  actions: [
    trick("hail-the-merchant", [{ act: "emporium", who: "with-active" }]),
    trick("wake-the-king", [{ act: "place", enemies: [{ enemy: "hollow-king", at: "15B-4", side: "front" }] }]),
    trick("wake-the-troll", [{ act: "place", enemies: [{ enemy: "troll", at: "15B-2", side: "back" }] }]),
    trick("open-the-grave", [{ act: "soul-weapon" }, { act: "quest-treasure", item: "wardens-seal" }]),
    trick("open-the-hoard", [{ act: "effects", effects: [{ effect: "treasure", count: 4, on: "trigger" }] }], false),
    trick(
      "break-the-seal",
      [{ act: "effects", effects: onAll({ effect: "critical" }, { effect: "critical" }) }],
      false,
    ),
    trick(
      "ring-the-bell",
      [
        { act: "effects", effects: onAll({ effect: "condition", condition: "stunned" }, { effect: "push" }) },
        { act: "activate", enemies: "all" },
      ],
      false,
    ),
    trick(
      "stir-the-embers",
      [
        {
          act: "effects",
          effects: onAll({ effect: "fire", strength: 2 }, { effect: "condition", condition: "poisoned", strength: 2 }),
        },
      ],
      false,
    ),
    trick(
      "throw-dust",
      [
        {
          act: "effects",
          effects: onAll({ effect: "condition", condition: "slowed" }, { effect: "condition", condition: "blinded" }),
        },
      ],
      false,
    ),
    trick("shake-the-floor", [{ act: "effects", effects: onAll({ effect: "condition", condition: "ko" }) }], false),
    // SS-16.1-n: nobody is left who could take the Menace token.
    trick("draw-the-veil", [{ act: "effects", effects: [{ effect: "hide", on: "heroes" }] }], false),
    // SS-10.1-o: a Critical for each of several.
    trick(
      "whet-the-blades",
      [
        {
          act: "effects",
          effects: [
            { effect: "critical", until: "next-attack", on: "trigger" },
            { effect: "targets", count: 3, until: "next-attack", on: "trigger" },
          ],
        },
      ],
      false,
    ),
    // SS-15.9-e: the first of two attacks pushes its victim round a corner.
    trick(
      "go-up-to-the-throne",
      [
        { act: "move-heroes", to: "19B-3", who: "active" },
        { act: "place", enemies: [{ enemy: "gremlin-red", at: "19B-3" }] },
        { act: "effects", effects: [{ effect: "push", until: "next-attack", on: "enemies" }] },
        { act: "activate", enemies: ["gremlin-red"] },
      ],
      false,
    ),
    trick("light-the-floor", [{ act: "fire", at: ["9B-1", "15B-4", "15B-2"], strength: 2 }], false),
    trick("close-the-gates", [
      { act: "gate", gate: "grave-gate", open: false },
      { act: "gate", gate: "ruin-gate", open: false },
      { act: "spawn", count: 1 },
    ]),
    trick("walk-the-mist", [{ act: "move-heroes", to: "18A-1", who: "active" }]),
  ],
  victory: [{ id: "king", open: true, when: { kind: "killed", enemy: "hollow-king" } }],
  failure: [],
};
