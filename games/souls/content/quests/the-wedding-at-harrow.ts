import type { Quest } from "../types.js";

/** The fifth quest: a church full of guests, and something under the floor that wasn't invited. */
export const theWeddingAtHarrow: Quest = {
  id: "the-wedding-at-harrow",
  act: 1,
  tiles: [
    { tile: "14A", at: [4, 8] },
    { tile: "11A", at: [4, 4] },
    { tile: "1A", at: [0, 4] },
    { tile: "5A", at: [8, 4] },
    { tile: "9A", at: [4, 0] },
    { tile: "6A", at: [8, 0] },
  ],
  start: ["14A-3", "14A-4"],
  soulrank: 3,
  grants: { soulPoints: 0, crowns: 110 },
  emporium: true,
  doors: [
    { id: "church-door", on: "9A-2|9A-3", kind: "locked" },
    { id: "inn-door", on: "11A-4|5A-3", kind: "normal" },
  ],
  walls: ["9A-1|6A-1", "9A-2|6A-1", "9A-2|6A-3"],
  chests: [
    { id: "dowry", at: "6A-4" },
    { id: "inn-chest", at: "5A-4" },
  ],
  searchAreas: ["1A-1", "5A-2", "14A-2"],
  altars: [
    { id: "well-altar", at: "1A-3", active: true },
    { id: "church-altar", at: "9A-1", active: false },
  ],
  gates: [
    { id: "cellar-gate", at: "1A-1", symbol: "hit", open: true },
    { id: "inn-gate", at: "5A-2", symbol: "ability", open: true },
    { id: "crypt-gate", at: "9A-3", symbol: "magic", open: false },
  ],
  waypoints: [
    {
      id: "guests",
      at: "9A-1",
      acts: [
        { act: "text", text: "guests" },
        { act: "altar", altar: "church-altar", active: true },
        { act: "note", note: "guests-free" },
        { act: "soul-points", amount: 2 },
      ],
    },
    {
      id: "groom",
      at: "6A-2",
      acts: [
        { act: "text", text: "groom" },
        {
          act: "choice",
          text: "grooms-plea",
          of: [
            {
              text: "take-him-along",
              natures: ["lawful", "neutral"],
              acts: [
                { act: "text", text: "groom-comes" },
                { act: "soul-points", amount: 1 },
                { act: "shadows", at: [{ at: "6A-1", heroes: 2 }] },
              ],
            },
            {
              text: "sell-him-a-sword",
              natures: ["chaos", "neutral"],
              acts: [
                { act: "text", text: "sword-sold" },
                { act: "crowns", amount: 40, who: "active" },
              ],
            },
          ],
        },
      ],
    },
  ],
  shadowReserve: { man: 2, woman: 2, enemy: 6, champion: 1, "two-enemies": 1, "quest-enemy": 1 },
  shadows: [
    { at: "11A-1", heroes: 2 },
    { at: "11A-4", heroes: 3 },
    { at: "1A-2", heroes: 2 },
    { at: "1A-4", heroes: 4 },
    { at: "5A-1", heroes: 2 },
    { at: "5A-4", heroes: 3 },
    { at: "6A-5", heroes: 2 },
    { at: "6A-3", heroes: 4 },
    { at: "9A-3", heroes: 2 },
    { at: "14A-1", heroes: 5 },
  ],
  enemies: [
    { at: "11A-1" },
    { at: "11A-3", heroes: 3 },
    { at: "11A-4", heroes: 3 },
    { at: "9A-3", heroes: 4 },
    { at: "11A-2", heroes: 4 },
  ],
  enemyDeck: ["gremlin-blue", "gremlin-horde-green", "bandit-blue", "orc-shaman-blue"],
  events: { deck: [6, 7, 10, 11, 15, 17, 19], onTop: [5] },
  night: { text: "night", lasting: [{ effect: "sight-limit", areas: 4 }], once: [] },
  day: { text: "day", lasting: [], once: [{ effect: "heal", amount: 1, on: "heroes" }] },
  stories: [
    {
      card: 1,
      at: "11A-3",
      ontoDeck: true,
      acts: [
        { act: "text", text: "music-stops" },
        { act: "goal", goal: "wedding" },
        { act: "goal", goal: "too-late" },
      ],
    },
    {
      card: 2,
      at: "9A-2",
      ontoDeck: true,
      acts: [
        { act: "text", text: "best-man" },
        {
          act: "place",
          enemies: [
            { enemy: "gremlin-red-1", at: "9A-1" },
            { at: "9A-3" },
            { at: "9A-1" },
            { at: "9A-3", heroes: 3 },
            { at: "9A-1", heroes: 4 },
            { at: "9A-2", heroes: 4 },
          ],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
        { act: "gate", gate: "crypt-gate", open: true },
        { act: "gate", gate: "inn-gate", open: false },
      ],
    },
  ],
  questEnemy: "bandit-red-1",
  triggers: [
    {
      id: "best-man-slain",
      when: { on: "enemy-killed", enemy: "gremlin-red-1" },
      acts: [
        { act: "text", text: "best-man-falls" },
        { act: "note", note: "best-man-slain" },
      ],
    },
    {
      id: "dowry-found",
      when: { on: "chest-opened", chest: "dowry" },
      acts: [{ act: "text", text: "dowry" }],
    },
  ],
  actions: [
    {
      id: "bar-the-cellar",
      text: "bar-the-cellar",
      activity: "action",
      at: ["1A-1"],
      once: true,
      acts: [
        { act: "text", text: "cellar-barred" },
        { act: "gate", gate: "cellar-gate", open: false },
      ],
    },
  ],
  victory: [{ id: "wedding", open: false, when: { kind: "noted", notes: ["guests-free", "best-man-slain"] } }],
  failure: [{ id: "too-late", open: false, when: { kind: "round", round: 11 } }],
  reward: { soulPoints: 6, crowns: 35 },
  next: "the-longest-night",
};
