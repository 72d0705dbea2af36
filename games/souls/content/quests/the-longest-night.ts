import type { Quest } from "../types.js";

/** The sixth quest: four gates, one night, and a castle that has to be there in the morning. */
export const theLongestNight: Quest = {
  id: "the-longest-night",
  act: 1,
  tiles: [
    { tile: "14B", at: [4, 4] },
    { tile: "16B", at: [0, 4] },
    { tile: "6B", at: [8, 4] },
    { tile: "12B", at: [4, 0] },
    { tile: "5B", at: [4, 8] },
    { tile: "2B", at: [0, 8] },
  ],
  start: ["14B-3", "14B-4"],
  soulrank: 3,
  grants: { soulPoints: 6, crowns: 120 },
  emporium: true,
  doors: [
    { id: "north-door", on: "14B-1|12B-5", kind: "normal" },
    { id: "west-door", on: "14B-1|16B-2", kind: "normal" },
    { id: "armoury-door", on: "6B-4|6B-5", kind: "locked" },
  ],
  walls: [],
  chests: [
    { id: "armoury", at: "6B-5" },
    { id: "larder", at: "12B-2" },
  ],
  searchAreas: ["16B-1", "12B-4", "6B-2", "5B-2"],
  altars: [
    { id: "chapel-altar", at: "14B-2", active: true },
    { id: "camp-altar", at: "5B-1", active: true },
  ],
  gates: [
    { id: "north-gate", at: "12B-1", symbol: "hit", open: true },
    { id: "east-gate", at: "6B-2", symbol: "ability", open: false },
    { id: "west-gate", at: "16B-1", symbol: "magic", open: false },
    { id: "south-gate", at: "2B-1", symbol: "shield", open: true },
  ],
  waypoints: [],
  shadowReserve: { man: 1, enemy: 6, champion: 2, "two-enemies": 2 },
  shadows: [
    { at: "12B-1", heroes: 2 },
    { at: "12B-3", heroes: 4 },
    { at: "16B-2", heroes: 2 },
    { at: "6B-1", heroes: 3 },
    { at: "5B-3", heroes: 2 },
    { at: "2B-2", heroes: 5 },
  ],
  enemies: [],
  enemyDeck: [
    "orc-warrior-green",
    "orc-warrior-blue",
    "gremlin-horde-blue",
    "bandit-green",
    "bandit-blue",
    "orc-shaman-blue",
  ],
  events: { deck: [7, 8, 10, 11, 14, 15, 19], onTop: [5] },
  night: {
    text: "night",
    lasting: [
      { effect: "sight-limit", areas: 4 },
      { effect: "hits", change: 1, on: "enemies" },
    ],
    once: [],
  },
  stories: [],
  triggers: [
    {
      id: "the-watch-begins",
      when: { on: "start" },
      acts: [
        { act: "text", text: "the-watch-begins" },
        { act: "goal", goal: "dawn" },
      ],
    },
    {
      id: "second-horn",
      when: { on: "round", round: 3 },
      acts: [
        { act: "text", text: "second-horn" },
        { act: "gate", gate: "west-gate", open: true },
        {
          act: "place",
          enemies: [{ at: "16B-1" }, { at: "12B-1" }, { at: "12B-5", heroes: 3 }, { at: "16B-1", heroes: 4 }],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
      ],
    },
    {
      id: "third-horn",
      when: { on: "round", round: 5 },
      acts: [
        { act: "text", text: "third-horn" },
        { act: "gate", gate: "east-gate", open: true },
        {
          act: "place",
          enemies: [
            { enemy: "orc-warrior-red-1", at: "12B-1" },
            { at: "6B-2" },
            { at: "6B-1", heroes: 3 },
            { at: "6B-2", heroes: 4 },
          ],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
      ],
    },
    {
      id: "fourth-horn",
      when: { on: "round", round: 7 },
      acts: [
        { act: "text", text: "fourth-horn" },
        {
          act: "place",
          enemies: [
            { enemy: "orc-shaman-red-1", at: "2B-1" },
            { at: "2B-1" },
            { at: "5B-3", heroes: 3 },
            { at: "2B-1", heroes: 4 },
          ],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
      ],
    },
    {
      id: "last-rush",
      when: { on: "round", round: 9 },
      acts: [
        { act: "text", text: "last-rush" },
        {
          act: "place",
          enemies: [{ at: "12B-1" }, { at: "5B-3" }, { at: "6B-2", heroes: 3 }, { at: "16B-1", heroes: 4 }],
        },
        { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 1, on: "enemies" }] },
        { act: "activate", enemies: "all" },
      ],
    },
    {
      id: "drummer-slain",
      when: { on: "enemy-killed", enemy: "orc-warrior-red-1" },
      acts: [
        { act: "text", text: "drummer-slain" },
        { act: "soul-points", amount: 2 },
        { act: "gate", gate: "north-gate", open: false },
      ],
    },
    {
      id: "armoury-opened",
      when: { on: "door-opened", door: "armoury-door" },
      acts: [{ act: "text", text: "armoury" }],
    },
  ],
  actions: [
    {
      id: "drop-the-portcullis",
      text: "drop-the-portcullis",
      activity: "action",
      at: ["16B-1"],
      once: true,
      acts: [
        { act: "text", text: "portcullis" },
        { act: "gate", gate: "west-gate", open: false },
      ],
    },
  ],
  victory: [{ id: "dawn", open: true, when: { kind: "round", round: 12 } }],
  failure: [],
  reward: { soulPoints: 8, crowns: 40 },
  next: "the-hollow-king",
};
