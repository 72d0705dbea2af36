import type { Limits } from "../settings.js";

/** What something costs, by its kind: every route says which one it is. */
export type Cost =
  | "free"
  | "page"
  | "plain"
  | "list"
  | "change"
  | "socket"
  | "sign-in"
  | "reckoning"
  | "paper"
  | "trial"
  | "match"
  | "file"
  | "experiment";

declare module "fastify" {
  interface FastifyContextConfig {
    cost?: Cost;
    /** Whether it notes something for good, although it only asks: pages of other sites must not ask it in anybody's name. */
    notes?: true;
  }
}

interface Price {
  /** Of the requests that an address may send. */
  readonly requests: number;
  /** Of the work that an address and a person may give the house: about a millisecond each. */
  readonly work: number;
  /** A limit of its own, for each address. */
  readonly own?: keyof Limits & ("signInsPerMinute" | "filesPerMinute" | "reckoningsPerMinute");
}

export const prices: Readonly<Record<Cost, Price>> = {
  free: { requests: 0, work: 0 }, // whoever looks after the house asks when all else is refused
  page: { requests: 0.05, work: 0 }, // a page is made of many files
  plain: { requests: 1, work: 1 },
  list: { requests: 1, work: 5 },
  change: { requests: 1, work: 5 },
  socket: { requests: 1, work: 5 },
  "sign-in": { requests: 1, work: 5, own: "signInsPerMinute" },
  reckoning: { requests: 1, work: 20, own: "reckoningsPerMinute" },
  paper: { requests: 1, work: 100, own: "reckoningsPerMinute" },
  trial: { requests: 1, work: 100 },
  match: { requests: 1, work: 50 },
  file: { requests: 1, work: 300, own: "filesPerMinute" },
  experiment: { requests: 1, work: 1_000 },
};

/** What costs so much work isn't begun while the house is too busy. */
export const costly = 20;

/** How many answers of a match are played again for one piece of work. */
const answersForWork = 10;

/** What it costs to play so many answers again. */
export function costOfReplay(answers: number): number {
  return Math.ceil(answers / answersForWork);
}

/** So many events are told for one piece of work. */
const eventsForWork = 25;

/** What it costs to tell so many events. */
export function costOfTelling(events: number): number {
  return Math.ceil(events / eventsForWork);
}

/** So many deeds are gone through for one piece of work, when it is reckoned how long people took. */
const deedsForWork = 250;

/** What it costs to reckon from so many deeds how long people took. */
export function costOfReckoning(deeds: number): number {
  return Math.ceil(deeds / deedsForWork);
}

/** What messages cost beside a place in the row; to open a match that isn't in memory costs whoever is the first to want something of it. */
export const messagePrices = {
  open: 20,
  watch: 5,
  earlier: 10,
  "look-back": 10,
  explain: 2,
  undo: 5,
  expect: 10,
  hint: 300,
} as const;
