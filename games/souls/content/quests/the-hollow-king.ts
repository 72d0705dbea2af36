import type { Act, Quest } from "../types.js";

/** Whichever door is opened first. */
const kingRises: readonly Act[] = [
  {
    act: "if-noted",
    note: "throne-room",
    yes: [],
    no: [
      { act: "note", note: "throne-room" },
      { act: "text", text: "the-king-rises" },
      {
        act: "place",
        enemies: [
          { at: "19B-2" },
          { at: "19B-2", heroes: 3 },
          { at: "19B-3", heroes: 4 },
          { at: "19B-1", heroes: 4 },
          { at: "11B-3", heroes: 4 },
          { at: "11B-1", heroes: 4 },
        ],
      },
      { act: "gate", gate: "throne-gate", open: true },
      // His guard gets stronger, not the King himself.
      { act: "effects", effects: [{ effect: "draw-enemy-powers", count: 2, on: "enemies" }] },
      { act: "place", enemies: [{ enemy: "hollow-king", at: "19B-1", side: "front" }] },
      { act: "activate", enemies: "all" },
    ],
  },
];

/** The seventh quest: back into the crypt where it all began, and one floor farther down. */
export const theHollowKing: Quest = {
  id: "the-hollow-king",
  act: 1,
  tiles: [
    { tile: "9B", at: [0, 8] },
    { tile: "15B", at: [0, 4] },
    { tile: "18A", at: [0, 0] },
    { tile: "17B", at: [4, 4] },
    { tile: "11B", at: [4, 0] },
    { tile: "19B", at: [8, 0] },
  ],
  start: ["9B-3"],
  soulrank: 4,
  grants: { soulPoints: 0, crowns: 100 },
  emporium: true,
  doors: [
    { id: "throne-door", on: "11B-2|19B-1", kind: "locked" },
    { id: "side-door", on: "11B-4|19B-1", kind: "normal" },
  ],
  walls: ["11B-4|19B-3"],
  chests: [
    { id: "grave-goods", at: "17B-5" },
    { id: "royal-chest", at: "19B-3" },
  ],
  searchAreas: ["18A-3", "17B-4"],
  altars: [
    { id: "crypt-altar", at: "9B-2", active: true },
    { id: "ring-altar", at: "11B-1", active: false },
  ],
  gates: [
    { id: "grave-gate", at: "17B-3", symbol: "hit", open: true },
    { id: "ruin-gate", at: "18A-1", symbol: "magic", open: true },
    { id: "throne-gate", at: "19B-2", symbol: "shield", open: false },
  ],
  waypoints: [
    {
      id: "own-graves",
      at: "18A-2",
      acts: [{ act: "text", text: "own-graves" }, { act: "soul-weapon" }, { act: "soul-points", amount: 3 }],
    },
    {
      id: "ring",
      at: "11B-1",
      acts: [
        { act: "text", text: "ring" },
        { act: "altar", altar: "ring-altar", active: true },
      ],
    },
  ],
  shadowReserve: { enemy: 6, champion: 2, "two-enemies": 2, woman: 1, quest: 1 },
  shadows: [
    { at: "15B-4", heroes: 2 },
    { at: "15B-2", heroes: 3 },
    { at: "18A-5", heroes: 2 },
    { at: "18A-2", heroes: 4 },
    { at: "17B-1", heroes: 2 },
    { at: "17B-4", heroes: 3 },
    { at: "11B-3", heroes: 2 },
    { at: "11B-2", heroes: 4 },
    { at: "11B-4", heroes: 5 },
  ],
  enemies: [],
  enemyDeck: ["orc-warrior-blue", "orc-shaman-blue", "bandit-blue", "gremlin-blue", "gremlin-horde-green"],
  events: { deck: [7, 10, 13, 14, 15, 19] },
  stories: [
    {
      card: 1,
      at: "15B-2",
      ontoDeck: true,
      acts: [
        { act: "text", text: "the-voice-again" },
        {
          act: "choice",
          text: "who-woke-us",
          of: [
            {
              text: "thank-it",
              natures: ["lawful", "neutral"],
              acts: [
                { act: "text", text: "thanked" },
                { act: "effects", effects: [{ effect: "heal", amount: 2, on: "heroes" }] },
              ],
            },
            {
              text: "threaten-it",
              natures: ["chaos", "neutral"],
              acts: [
                { act: "text", text: "threatened" },
                { act: "effects", effects: [{ effect: "shift-powers", by: 1, count: "all", on: "heroes" }] },
              ],
            },
          ],
        },
        { act: "goal", goal: "king" },
      ],
    },
  ],
  questShadow: [
    { act: "text", text: "the-bride" },
    { act: "soul-points", amount: 2 },
  ],
  triggers: [
    { id: "throne-opened", when: { on: "door-opened", door: "throne-door" }, acts: kingRises },
    { id: "side-opened", when: { on: "door-opened", door: "side-door" }, acts: kingRises },
  ],
  actions: [
    {
      id: "speak-the-names",
      text: "speak-the-names",
      activity: "action",
      at: ["19B-1", "19B-3"],
      engaged: true,
      after: "throne-room",
      once: true,
      acts: [
        { act: "text", text: "names-spoken" },
        { act: "gate", gate: "throne-gate", open: false },
        { act: "gate", gate: "ruin-gate", open: false },
      ],
    },
  ],
  victory: [{ id: "king", open: false, when: { kind: "killed", enemy: "hollow-king" } }],
  failure: [],
  reward: { soulPoints: 10, crowns: 50 },
};
