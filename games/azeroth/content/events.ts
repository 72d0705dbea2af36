import type { EventCard } from "./types.js";
import { damage, draw, energy, graze, ignoreAggro, ranged, spaces } from "./vocabulary.js";

/** AZ-content-1: six events in each challenge deck, one card of each for every colour that it names. */
export const events: Readonly<Record<string, EventCard>> = {
  warband: {
    colours: ["grey", "green", "yellow", "red"],
    stands: {
      grey: { encounter: "road-bandit", space: "l3" },
      green: { encounter: "cutthroat", space: "g7" },
      yellow: { encounter: "slaver-captain", space: "y5" },
      red: { encounter: "plague-giant", space: "r3" },
    },
    reward: [draw(2)],
  },
  "market-day": { colours: ["grey", "green"], lasting: [{ effect: "city-resources", heal: 2, study: 1 }] },
  festival: { colours: ["grey", "yellow"], now: [{ ...draw(1), on: "heroes" }] },
  storm: { colours: ["grey", "yellow"], lasting: [{ ...spaces(-1), on: "heroes", each: "movement-roll" }] },
  "ley-surge": { colours: ["grey", "green"], lasting: [{ ...energy(1), on: "heroes", each: "movement-roll" }] },
  lull: { colours: ["grey", "red"], lasting: [{ ...ignoreAggro, on: "heroes" }] },
  plague: { colours: ["green", "red"], now: [{ ...graze, on: "heroes-outside-cities" }] },
  bounty: { colours: ["green", "yellow"], now: [{ ...draw(1), on: "active-hero" }] },
  truce: { colours: ["green", "red"], lasting: [{ effect: "no-hero-fights" }] },
  eclipse: { colours: ["yellow", "red"], lasting: [{ ...ranged(-1), on: "everybody" }] },
  "blood-moon": { colours: ["yellow", "red"], lasting: [{ ...damage(1), on: "encounters" }] },
};
