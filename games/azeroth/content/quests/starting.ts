import type { Quest } from "../types.js";
import { deliver, hunt, visit, worth } from "./objectives.js";

/** AZ-content-3: 24 starting quests. */
export const startingQuests: Readonly<Record<string, Quest>> = {
  "letters-for-the-mill": worth("grey", 1, visit("n1", "n3")),
  "salt-and-rope": worth("grey", 1, visit("n2", "l1")),
  "the-broken-span": worth("grey", 1, visit("l2", "m2")),
  "frost-report": worth("grey", 1, visit("m1", "m3")),
  "stone-for-the-wall": worth("grey", 1, visit("m3", "l3")),
  "road-watch": worth("grey", 1, visit("l3", "l4")),
  "harvest-count": worth("grey", 1, visit("l4", "s1")),
  "tithe-of-the-fields": worth("grey", 1, visit("s1", "s3")),
  "fishers-dues": worth("grey", 1, visit("s2", "s3")),
  "bell-ringers": worth("grey", 1, visit("n1", "l1")),
  "millers-flour": worth("grey", 1, deliver("n3", "l2")),
  "lamp-oil": worth("grey", 1, deliver("n2", "m2")),
  "lake-fish": worth("grey", 1, deliver("m2", "l1")),
  "quarry-tools": worth("grey", 1, deliver("m3", "l4")),
  "seed-corn": worth("grey", 1, deliver("s1", "l3")),
  "nets-for-the-ford": worth("grey", 1, deliver("s3", "l4")),
  "northern-round": worth("grey", 2, visit("n1", "n3", "l2")),
  "lakes-and-passes": worth("grey", 2, visit("l1", "m1", "m3")),
  "southern-round": worth("grey", 2, visit("l3", "s1", "s3")),
  "kings-road": worth("grey", 2, visit("l2", "m2", "l4")),
  "cull-the-packs": worth("grey", 2, hunt(2, "beast", "elemental")),
  "lay-the-dead": worth("grey", 2, hunt(2, "undead", "brigand")),
  "clear-the-roads": worth("grey", 2, hunt(2, "brigand", "beast")),
  "night-patrol": worth("grey", 2, hunt(2, "undead", "beast")),
};
