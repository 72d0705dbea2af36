import type { EventCard } from "../types.js";
import { knockOut, poison } from "../vocabulary.js";

const standard = { formula: "standard" } as const;

/** SS-4.3-c: the twenty event cards. A quest says which of them make its deck. */
export const events = {
  "story-first": { number: 1, kind: "story" },
  "story-second": { number: 2, kind: "story" },
  "story-third": { number: 3, kind: "story" },
  "story-fourth": { number: 4, kind: "story" },
  night: {
    number: 5,
    kind: "night",
    effects: [{ effect: "shift-powers", by: -1, count: 1, on: "heroes" }],
    verified: ["name", "number"],
  },
  day: {
    number: 6,
    kind: "day",
    effects: [{ effect: "shift-powers", by: 1, count: 1, on: "heroes" }],
    verified: ["name"],
  },
  reinforcements: { number: 7, kind: "standard", spawn: standard },
  "wolves-at-the-gate": {
    number: 8,
    kind: "standard",
    effects: [{ effect: "place-shadows", count: 1, face: "down" }],
    spawn: standard,
  },
  fog: { number: 9, kind: "standard", continuous: [{ effect: "sight-limit", areas: 3 }], spawn: standard },
  "dark-champions": {
    number: 10,
    kind: "standard",
    spawn: standard,
    onSpawned: [{ effect: "draw-enemy-powers", count: 1, on: "spawned" }],
    verified: ["name", "number"],
  },
  "war-drums": {
    number: 11,
    kind: "standard",
    continuous: [{ effect: "hits", change: 1, on: "enemies", if: { rank: ["green"] } }],
    spawn: standard,
  },
  "quiet-wind": { number: 12, kind: "standard" },
  "cursed-ground": { number: 13, kind: "standard", continuous: [{ effect: "no-healing" }], spawn: standard },
  "blood-moon": {
    number: 14,
    kind: "standard",
    continuous: [{ effect: "attack-dice", blue: 1, on: "enemies" }],
    spawn: standard,
  },
  "lost-souls": { number: 15, kind: "standard", spawn: { formula: "difference", plus: 1 } },
  tremor: {
    number: 16,
    kind: "standard",
    effects: [{ ...knockOut, on: "heroes", unlessSave: true }],
    spawn: standard,
  },
  "plague-wind": {
    number: 17,
    kind: "standard",
    effects: [{ ...poison(1), on: "heroes", unlessSave: true }],
    spawn: standard,
  },
  "hidden-cache": {
    number: 18,
    kind: "standard",
    effects: [{ effect: "place-search-area" }],
    spawn: standard,
  },
  onslaught: { number: 19, kind: "standard", spawn: { formula: "difference", plus: 0 } },
  "soul-recall": {
    number: 20,
    kind: "standard",
    effects: [
      { effect: "go-to-altar", on: "ghost-souls" },
      { effect: "soul-points", amount: 1 },
    ],
    verified: ["name", "number"],
  },
} as const satisfies Readonly<Record<string, EventCard>>;
