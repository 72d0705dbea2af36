import type { Quest } from "../types.js";

/** The fourth quest: the only way north has an owner. */
export const underTheBridge: Quest = {
  id: "under-the-bridge",
  act: 1,
  tiles: [
    { tile: "4A", at: [0, 4] },
    { tile: "3A", at: [4, 4] },
    { tile: "12A", at: [4, 0] },
    { tile: "13B", at: [4, 8] },
    { tile: "16A", at: [8, 4] },
    { tile: "8A", at: [8, 8] },
  ],
  start: ["4A-1", "4A-3"],
  soulrank: 2,
  grants: { soulPoints: 4, crowns: 90 },
  emporium: true,
  doors: [],
  walls: [],
  chests: [{ id: "hoard", at: "13B-3" }],
  searchAreas: ["12A-1", "8A-3", "16A-2"],
  altars: [
    { id: "ford-altar", at: "4A-3", active: true },
    { id: "hill-altar", at: "12A-2", active: true },
  ],
  gates: [
    { id: "reeds-gate", at: "8A-3", symbol: "ability", open: true },
    { id: "hill-gate", at: "12A-3", symbol: "shield", open: false },
  ],
  waypoints: [
    {
      id: "shepherd",
      at: "16A-2",
      acts: [
        { act: "text", text: "shepherd" },
        { act: "note", note: "goat" },
        { act: "soul-points", amount: 1 },
      ],
    },
  ],
  shadowReserve: { man: 1, woman: 1, enemy: 5, champion: 1, "two-enemies": 1 },
  shadows: [
    { at: "3A-2", heroes: 2 },
    { at: "12A-4", heroes: 2 },
    { at: "12A-2", heroes: 4 },
    { at: "16A-1", heroes: 2 },
    { at: "16A-3", heroes: 3 },
    { at: "8A-2", heroes: 3 },
    { at: "8A-1", heroes: 5 },
  ],
  enemies: [],
  enemyDeck: ["gremlin-horde-blue", "gremlin-green", "orc-warrior-blue", "orc-shaman-blue"],
  events: { deck: [5, 7, 9, 10, 11, 17, 18, 20], onTop: [7] },
  night: { text: "night", lasting: [{ effect: "hits", change: 1, on: "enemies" }], once: [] },
  day: { text: "day", lasting: [], once: [] },
  stories: [
    {
      card: 1,
      at: "3A-5",
      ontoDeck: true,
      acts: [
        { act: "text", text: "the-bridge-speaks" },
        { act: "goal", goal: "troll" },
        {
          act: "place",
          enemies: [
            { enemy: "troll", at: "13B-1", side: "front" },
            { at: "13B-1" },
            { at: "13B-2", heroes: 3 },
            { at: "13B-1", heroes: 4 },
            { at: "16A-1", heroes: 4 },
          ],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
        { act: "gate", gate: "hill-gate", open: true },
      ],
    },
  ],
  triggers: [
    {
      id: "hoard-opened",
      when: { on: "chest-opened", chest: "hoard" },
      acts: [
        { act: "text", text: "hoard" },
        { act: "crowns", amount: 20, who: "each" },
      ],
    },
  ],
  actions: [
    {
      id: "offer-the-goat",
      text: "offer-the-goat",
      activity: "action",
      at: ["3A-4", "3A-5"],
      engaged: true,
      once: true,
      acts: [
        {
          act: "if-noted",
          note: "goat",
          yes: [
            { act: "text", text: "goat-offered" },
            { act: "gate", gate: "reeds-gate", open: false },
            { act: "gate", gate: "hill-gate", open: false },
          ],
          no: [{ act: "text", text: "no-goat" }],
        },
      ],
    },
  ],
  victory: [{ id: "troll", open: false, when: { kind: "killed", enemy: "troll" } }],
  failure: [],
  reward: { soulPoints: 6, crowns: 30 },
  next: "the-wedding-at-harrow",
};
