import type { Quest } from "../types.js";

/** The second quest: a tower on the road, a key in a camp, and people who wait for both. */
export const theTollRoad: Quest = {
  id: "the-toll-road",
  act: 1,
  tiles: [
    { tile: "2A", at: [0, 8] },
    { tile: "15A", at: [0, 4] },
    { tile: "16A", at: [4, 4] },
    { tile: "13A", at: [4, 0] },
    { tile: "12A", at: [4, 8] },
    { tile: "5B", at: [8, 4] },
    { tile: "19A", at: [12, 4] },
  ],
  start: ["2A-2"],
  soulrank: 1,
  grants: { soulPoints: 0, crowns: 60 },
  emporium: true,
  doors: [{ id: "tower-door", on: "5B-2|19A-2", kind: "locked", magicLock: "red" }],
  walls: ["5B-2|19A-1", "5B-4|19A-2", "5B-4|19A-3"],
  chests: [
    { id: "tower-chest", at: "19A-1" },
    { id: "camp-chest", at: "13A-2" },
  ],
  searchAreas: ["12A-5", "15A-1"],
  altars: [
    { id: "road-altar", at: "15A-1", active: true },
    { id: "camp-altar", at: "5B-3", active: false },
  ],
  gates: [
    { id: "wood-gate", at: "12A-5", symbol: "hit", open: true },
    { id: "camp-gate", at: "13A-1", symbol: "ability", open: false },
  ],
  waypoints: [
    {
      id: "stones",
      at: "5B-3",
      acts: [
        { act: "text", text: "stones" },
        { act: "altar", altar: "camp-altar", active: true },
      ],
    },
    {
      id: "captives",
      at: "19A-3",
      acts: [
        { act: "text", text: "captives" },
        { act: "note", note: "captives-free" },
        { act: "soul-points", amount: 2 },
      ],
    },
  ],
  key: { at: "13A-1", colour: "red" },
  // SS-15.4-g: the woman is a pedlar, who deals with whoever stands there.
  citizens: {
    woman: [
      { act: "text", text: "pedlar" },
      { act: "emporium", who: "with-active" },
    ],
  },
  shadowReserve: { man: 1, woman: 1, enemy: 5, champion: 2, "two-enemies": 1 },
  shadows: [
    { at: "15A-2", heroes: 2 },
    { at: "15A-3", heroes: 4 },
    { at: "16A-1", heroes: 2 },
    { at: "16A-3", heroes: 3 },
    { at: "13A-3", heroes: 2 },
    { at: "13A-1", heroes: 3 },
    { at: "12A-2", heroes: 2 },
    { at: "5B-1", heroes: 2 },
    { at: "5B-4", heroes: 5 },
  ],
  enemies: [
    { enemy: "bandit-green-1", at: "13A-1" },
    { at: "16A-1", heroes: 3 },
    { at: "15A-3", heroes: 4 },
  ],
  enemyDeck: ["bandit-green", "bandit-blue", "orc-warrior-green", "orc-warrior-blue", "gremlin-horde-green"],
  events: { deck: [7, 8, 10, 11, 13, 15], onTop: [5] },
  night: { text: "night", lasting: [{ effect: "sight-limit", areas: 3 }], once: [] },
  day: { text: "day", lasting: [], once: [] },
  stories: [
    {
      card: 1,
      at: "15A-2",
      ontoDeck: true,
      acts: [
        { act: "text", text: "toll-demanded" },
        {
          act: "choice",
          text: "toll-answer",
          of: [
            {
              text: "refuse",
              natures: ["lawful", "neutral"],
              acts: [
                { act: "text", text: "refused" },
                { act: "shadows", at: [{ at: "16A-1", heroes: 2 }] },
                { act: "soul-points", amount: 1 },
              ],
            },
            {
              text: "lie",
              natures: ["chaos", "neutral"],
              acts: [
                { act: "text", text: "lied" },
                { act: "crowns", amount: 10, who: "each" },
                { act: "gate", gate: "camp-gate", open: true },
              ],
            },
          ],
        },
        { act: "goal", goal: "tower" },
      ],
    },
    {
      card: 2,
      at: "13A-3",
      ontoDeck: true,
      acts: [
        { act: "text", text: "camp-wakes" },
        { act: "gate", gate: "camp-gate", open: true },
        { act: "gate", gate: "wood-gate", open: false },
        {
          act: "place",
          enemies: [
            { at: "13A-2" },
            { at: "13A-1", heroes: 3 },
            { at: "13A-2", heroes: 4 },
            { at: "13A-1", heroes: 4 },
          ],
        },
      ],
    },
  ],
  triggers: [
    {
      id: "tower-opened",
      when: { on: "door-opened", door: "tower-door" },
      acts: [
        { act: "text", text: "toll-master" },
        {
          act: "place",
          enemies: [
            { enemy: "orc-warrior-red-1", at: "19A-2" },
            { at: "19A-3" },
            { at: "19A-1", heroes: 3 },
            { at: "19A-3", heroes: 4 },
          ],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
      ],
    },
    {
      id: "toll-master-slain",
      when: { on: "enemy-killed", enemy: "orc-warrior-red-1" },
      acts: [
        { act: "text", text: "toll-master-falls" },
        { act: "note", note: "toll-master-slain" },
      ],
    },
    {
      id: "seal-found",
      when: { on: "chest-opened", chest: "tower-chest" },
      acts: [
        { act: "text", text: "seal" },
        { act: "quest-treasure", item: "wardens-seal" },
      ],
    },
  ],
  actions: [],
  victory: [{ id: "tower", open: false, when: { kind: "noted", notes: ["captives-free", "toll-master-slain"] } }],
  failure: [],
  reward: { soulPoints: 4, crowns: 25 },
  next: "the-ember-heart",
};
