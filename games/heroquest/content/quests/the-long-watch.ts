import type { Quest } from "./format.js";

/** A stand: the heroes hold the hall while door after door gives way. */
export const theLongWatch = {
  id: "the-long-watch",
  side: "B",
  weight: "middling",
  start: ["12,10", "13,10", "12,11", "13,11", "12,12", "11,12", "11,11", "14,11"],
  exit: [],
  wandering: "goblin",
  goal: { kind: "hold", room: "J", rounds: 12, from: { on: "start" } },
  failure: [{ kind: "room-lost", room: "J" }],
  doors: [
    "9,11|10,11",
    "15,11|16,11",
    "12,13|12,14",
    "13,8|13,9",
    "13,14|13,15",
    "10,14|10,15",
    "17,9|17,10",
    "8,13|9,13",
  ],
  barredDoors: [],
  secretDoors: ["7,8|7,9"],
  scenery: [
    { type: "table", at: "13,12" },
    { type: "fireplace", at: "10,9" },
    { type: "chest", at: "15,9", treasure: { items: ["potion-of-healing", "scroll-of-shelter"], text: "stores" } },
    { type: "weapons-rack", at: "12,18", treasure: { items: ["crossbow"], text: "crossbow" } },
    { type: "cupboard", at: "9,18" },
    { type: "bookcase", at: "5,6", treasure: { spells: ["spirit-of-the-hearth"], text: "hearth" } },
    { type: "bookcase", at: "8,6" },
    {
      type: "tomb",
      at: "17,12",
      treasure: { items: ["echo-ring"], text: "echo-ring" },
      trap: { kind: "spears", dice: 2 },
    },
  ],
  antagonists: [
    { type: "goblin", at: "14,17" },
    { type: "skeleton", at: "19,10" },
    { type: "skeleton", at: "20,11" },
    { type: "orc", at: "6,15" },
  ],
  allies: [],
  traps: [
    { kind: "pit", at: "13,16" },
    { kind: "arrows", at: "16,10|16,11", dice: 1 },
  ],
  rubble: ["9,5", "20,9", "4,12", "21,14"],
  abyss: [],
  caches: [],
  triggers: [
    {
      id: "west-door",
      when: { on: "round-begins", round: 2 },
      acts: [
        { act: "text", text: "west-door" },
        { act: "open", edge: "9,11|10,11" },
        {
          act: "place",
          antagonists: [
            { type: "goblin", at: "9,10" },
            { type: "goblin", at: "9,12" },
            { type: "goblin", at: "8,11" },
            { type: "orc", at: "8,12" },
          ],
        },
      ],
    },
    {
      id: "east-door",
      when: { on: "round-begins", round: 4 },
      acts: [
        { act: "text", text: "east-door" },
        { act: "open", edge: "15,11|16,11" },
        {
          act: "place",
          antagonists: [
            { type: "orc", at: "16,11" },
            { type: "orc", at: "16,12" },
            { type: "orc", at: "16,13" },
            { type: "orc", at: "16,10" },
            { type: "fimir", at: "16,14" },
          ],
        },
      ],
    },
    {
      id: "south-door",
      when: { on: "round-begins", round: 6 },
      acts: [
        { act: "text", text: "south-door" },
        { act: "open", edge: "12,13|12,14" },
        {
          act: "place",
          antagonists: [
            { type: "zombie", at: "12,14" },
            { type: "zombie", at: "11,14" },
            { type: "orc", at: "14,14" },
            { type: "orc", at: "13,14" },
            { type: "mummy", at: "10,14" },
          ],
        },
      ],
    },
    {
      id: "gallery-door",
      when: { on: "round-begins", round: 8 },
      acts: [
        { act: "text", text: "gallery-door" },
        { act: "open", edge: "13,8|13,9" },
        {
          act: "place",
          antagonists: [
            { type: "fimir", at: "13,8" },
            { type: "fimir", at: "13,7" },
            { id: "breaker", type: "chaos-warrior", at: "12,8" },
          ],
        },
      ],
    },
    {
      id: "last-wave",
      when: { on: "round-begins", round: 10 },
      acts: [
        { act: "text", text: "last-wave" },
        {
          act: "place",
          antagonists: [
            { type: "orc", at: "9,11" },
            { type: "orc", at: "9,12" },
            { type: "goblin", at: "16,12" },
            { type: "goblin", at: "16,13" },
            { type: "orc", at: "9,10" },
          ],
        },
      ],
    },
  ],
  objectives: [
    {
      id: "breaker-broken",
      when: { on: "figure-removed", figure: "breaker" },
      reward: { gold: 25 },
      text: "breaker-broken",
    },
  ],
  reward: { gold: 100 },
} as const satisfies Quest;
