import type { Quest } from "../types.js";

/** The first quest: out of the crypt, through the night, to a village that somebody is burning. */
export const theWaking: Quest = {
  id: "the-waking",
  act: 1,
  tiles: [
    { tile: "9B", at: [0, 8] },
    { tile: "2A", at: [0, 4] },
    { tile: "3A", at: [0, 0] },
    { tile: "4A", at: [4, 0] },
    { tile: "17A", at: [4, 4] },
    { tile: "1A", at: [8, 0] },
  ],
  start: ["9B-3"],
  soulrank: 1,
  grants: { soulPoints: 0, crowns: 50 },
  emporium: true,
  doors: [{ id: "crypt-door", on: "9B-1|2A-2", kind: "normal" }],
  walls: [],
  chests: [{ id: "ruin-chest", at: "17A-5" }],
  searchAreas: ["3A-2", "17A-4"],
  altars: [
    { id: "crypt-altar", at: "9B-2", active: true },
    { id: "village-altar", at: "1A-4", active: false },
  ],
  gates: [
    { id: "ruins-gate", at: "17A-3", symbol: "magic", open: true },
    { id: "village-gate", at: "1A-2", symbol: "shield", open: false },
  ],
  waypoints: [
    {
      id: "shrine",
      at: "1A-4",
      acts: [
        { act: "text", text: "shrine" },
        { act: "altar", altar: "village-altar", active: true },
        { act: "soul-points", amount: 1 },
      ],
    },
  ],
  shadowReserve: { man: 1, woman: 1, enemy: 5, champion: 1, "two-enemies": 1, quest: 1 },
  shadows: [
    { at: "2A-1", heroes: 2 },
    { at: "3A-5", heroes: 2 },
    { at: "3A-3", heroes: 4 },
    { at: "4A-1", heroes: 2 },
    { at: "4A-3", heroes: 3 },
    { at: "17A-1", heroes: 2 },
    { at: "17A-4", heroes: 4 },
    { at: "1A-1", heroes: 3 },
    { at: "1A-2", heroes: 4 },
  ],
  enemies: [],
  enemyDeck: ["gremlin-green", "gremlin-blue", "bandit-green", "bandit-blue"],
  events: { deck: [6, 7, 8, 9, 18, 20], onTop: [5] },
  night: { text: "night", lasting: [{ effect: "hits", change: -1, on: "heroes" }], once: [] },
  day: { text: "day", lasting: [], once: [{ effect: "heal", amount: 1, on: "heroes" }] },
  stories: [
    {
      card: 1,
      at: "3A-5",
      ontoDeck: true,
      acts: [
        { act: "text", text: "crossroads" },
        {
          act: "choice",
          text: "dying-bandit",
          of: [
            {
              text: "give-water",
              natures: ["lawful", "neutral"],
              acts: [
                { act: "text", text: "water-given" },
                { act: "soul-points", amount: 1 },
              ],
            },
            {
              text: "take-purse",
              natures: ["chaos", "neutral"],
              acts: [
                { act: "text", text: "purse-taken" },
                { act: "crowns", amount: 15, who: "active" },
              ],
            },
          ],
        },
        { act: "goal", goal: "captain" },
      ],
    },
    {
      card: 2,
      at: "1A-3",
      ontoDeck: true,
      acts: [
        { act: "text", text: "captain-comes" },
        {
          act: "place",
          enemies: [
            { enemy: "bandit-red-1", at: "1A-2" },
            { at: "1A-1" },
            { at: "1A-4", heroes: 3 },
            { at: "1A-4", heroes: 4 },
            { at: "1A-1", heroes: 4 },
          ],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "gate", gate: "village-gate", open: true },
        { act: "gate", gate: "ruins-gate", open: false },
      ],
    },
  ],
  questShadow: [
    { act: "text", text: "miller" },
    { act: "effects", effects: [{ effect: "treasure", count: 1, on: "trigger" }] },
  ],
  triggers: [
    {
      id: "out-of-the-crypt",
      when: { on: "door-opened", door: "crypt-door" },
      acts: [{ act: "text", text: "outside" }],
    },
    { id: "bell-rung", when: { on: "action", action: "ring-the-bell" }, acts: [{ act: "text", text: "bell-answers" }] },
  ],
  actions: [
    {
      id: "ring-the-bell",
      text: "ring-the-bell",
      activity: "action",
      at: ["1A-1"],
      once: true,
      acts: [
        { act: "gate", gate: "village-gate", open: false },
        { act: "soul-points", amount: 1 },
      ],
    },
  ],
  victory: [{ id: "captain", open: false, when: { kind: "killed", enemy: "bandit-red-1" } }],
  failure: [],
  reward: { soulPoints: 4, crowns: 20 },
  next: "the-toll-road",
};
