import type { Act, Quest } from "../types.js";

/** Whichever door is opened first. */
const smithAwakes: readonly Act[] = [
  {
    act: "if-noted",
    note: "smith-awake",
    yes: [],
    no: [
      { act: "note", note: "smith-awake" },
      { act: "text", text: "the-smith" },
      {
        act: "place",
        enemies: [
          { enemy: "orc-shaman-red-1", at: "19B-2" },
          { at: "19B-1" },
          { at: "19B-3", heroes: 3 },
          { at: "19B-1", heroes: 4 },
          { at: "19B-2", heroes: 4 },
          { at: "19B-3", heroes: 4 },
          { at: "19B-1", heroes: 4 },
        ],
      },
      { act: "gate", gate: "forge-gate", open: true },
      { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
      { act: "activate", enemies: "all" },
    ],
  },
];

/** The third quest: down into the hill, where a forge makes something out of names. */
export const theEmberHeart: Quest = {
  id: "the-ember-heart",
  act: 1,
  tiles: [
    { tile: "7A", at: [0, 4] },
    { tile: "8B", at: [4, 4] },
    { tile: "3B", at: [4, 0] },
    { tile: "18B", at: [8, 4] },
    { tile: "11B", at: [8, 0] },
    { tile: "19B", at: [12, 0] },
  ],
  start: ["7A-1"],
  soulrank: 2,
  grants: { soulPoints: 0, crowns: 80 },
  emporium: true,
  doors: [
    { id: "forge-door", on: "11B-2|19B-1", kind: "locked" },
    { id: "ash-door", on: "11B-4|19B-1", kind: "normal" },
  ],
  walls: ["11B-4|19B-3"],
  chests: [{ id: "ash-chest", at: "18B-5" }],
  searchAreas: ["3B-1", "11B-1"],
  altars: [
    { id: "hill-altar", at: "7A-2", active: true },
    { id: "deep-altar", at: "11B-1", active: false },
  ],
  gates: [
    { id: "shaft-gate", at: "3B-2", symbol: "shield", open: true },
    { id: "ash-gate", at: "18B-4", symbol: "magic", open: true },
    { id: "forge-gate", at: "19B-3", symbol: "hit", open: false },
  ],
  waypoints: [
    {
      id: "old-miner",
      at: "11B-1",
      acts: [
        { act: "text", text: "old-miner" },
        { act: "altar", altar: "deep-altar", active: true },
        {
          act: "choice",
          text: "miners-wish",
          of: [
            {
              text: "bury-him",
              natures: ["lawful", "neutral"],
              acts: [
                { act: "text", text: "buried" },
                { act: "soul-points", amount: 2 },
              ],
            },
            {
              text: "question-him",
              natures: ["chaos", "neutral"],
              acts: [
                { act: "text", text: "questioned" },
                { act: "gate", gate: "shaft-gate", open: false },
              ],
            },
          ],
        },
      ],
    },
  ],
  shadowReserve: { enemy: 6, champion: 2, "two-enemies": 2, man: 1 },
  shadows: [
    { at: "8B-1", heroes: 2 },
    { at: "8B-3", heroes: 4 },
    { at: "3B-5", heroes: 2 },
    { at: "3B-3", heroes: 3 },
    { at: "18B-1", heroes: 2 },
    { at: "18B-4", heroes: 3 },
    { at: "18B-2", heroes: 4 },
    { at: "11B-3", heroes: 2 },
    { at: "11B-2", heroes: 4 },
    { at: "11B-4", heroes: 4 },
  ],
  enemies: [],
  enemyDeck: ["orc-warrior-green", "orc-warrior-blue", "orc-shaman-green", "orc-shaman-blue", "gremlin-horde-blue"],
  events: { deck: [7, 8, 13, 14, 16, 19] },
  stories: [
    {
      card: 1,
      at: "8B-1",
      ontoDeck: true,
      acts: [
        { act: "text", text: "the-hammering" },
        { act: "goal", goal: "forge" },
      ],
    },
  ],
  triggers: [
    { id: "forge-opened", when: { on: "door-opened", door: "forge-door" }, acts: smithAwakes },
    { id: "ash-opened", when: { on: "door-opened", door: "ash-door" }, acts: smithAwakes },
    {
      id: "smith-slain",
      when: { on: "enemy-killed", enemy: "orc-shaman-red-1" },
      acts: [
        { act: "text", text: "smith-falls" },
        { act: "note", note: "smith-slain" },
        { act: "gate", gate: "forge-gate", open: false },
        { act: "gate", gate: "shaft-gate", open: false },
      ],
    },
  ],
  actions: [
    {
      id: "break-the-forge",
      text: "break-the-forge",
      activity: "action",
      at: ["19B-1", "19B-2"],
      after: "smith-slain",
      once: true,
      acts: [
        { act: "text", text: "forge-broken" },
        { act: "quest-treasure", item: "ember-heart" },
        { act: "note", note: "forge-broken" },
      ],
    },
  ],
  victory: [{ id: "forge", open: false, when: { kind: "noted", notes: ["forge-broken"] } }],
  failure: [],
  reward: { soulPoints: 5, crowns: 30 },
  next: "under-the-bridge",
};
