import type { FastifyServerOptions } from "fastify";
import type { Games } from "./games.js";
import type { Deadlines } from "./http/guards/deadlines.js";
import type { LabBounds } from "./lab/bounds.js";
import type { Page } from "./page/page.js";
import type { PushServices } from "./push/push-services.js";
import type { GateBounds } from "./quests/quest-gate.js";
import type { Quotas } from "./quotas/quotas.js";
import type { DatabaseLocation } from "./storage/database.js";

/** What can be set when a server is started. */
export interface ServerSettings {
  readonly place: DatabaseLocation;
  readonly host?: string;
  /** 0 takes any that is free. */
  readonly port?: number;
  /** Other games than those of the house: for tests. */
  readonly games?: Games;
  /** Another source of the matches' seeds: for tests, whose matches then always go the same way. */
  readonly seeds?: () => string;
  /** The browser client to serve. */
  readonly page?: Page;
  /** Other origins whose pages may use this server, as https://example.org. */
  readonly origins?: readonly string[];
  /** How people reach this server, as https://example.org; left out, as each request says. Passkeys are made for this name. */
  readonly publicAddress?: string;
  /** How many proxies stand before the server, one behind the other: each says who asked it. What comes from farther away anybody may have written. */
  readonly proxies?: number;
  /** Whoever shows this may read the metrics from anywhere; without one, only this machine may. */
  readonly metricsToken?: string;
  /** Whoever shows this may see how the house is doing from anywhere; without one, only this machine may, and nobody where a proxy stands before it. */
  readonly adminToken?: string;
  /** Hosts of further push services that may be asked to tell somebody. */
  readonly pushHosts?: readonly string[];
  /** Another way to push services: for tests. */
  readonly pushServices?: PushServices;
  /** How long a table waits for somebody who isn't there before a notice is sent, in milliseconds. */
  readonly noticeAfter?: number;
  readonly logger?: FastifyServerOptions["logger"];
  readonly limits?: Partial<Limits>;
  readonly quotas?: Partial<Quotas>;
  /** How long connections may take for what. For tests. */
  readonly deadlines?: Partial<Deadlines>;
  /** So late on average, in milliseconds, the process begins nothing costly any more: usually 100. */
  readonly mostLate?: number;
  /** After how many seconds commentators may be told at the earliest: usually 60. For tests. */
  readonly shortestDelay?: number;
  readonly snapshotEvery?: number;
  readonly idleTables?: number;
  /** Whether matches are kept whole when it ends, so that mended rules take little back; usually they are. For tests. */
  readonly keepsAtEnd?: boolean;
  /** In how many threads bots think; usually one less than there are cores. */
  readonly botThreads?: number;
  /** What bounds experiments of the lab. */
  readonly labBounds?: LabBounds;
  /** What a quest that somebody made must get through before it is played here. */
  readonly gateBounds?: GateBounds;
  /** How often tables are looked for whose time is up, in milliseconds. */
  readonly sweepEvery?: number;
  /** How often it is tried whether this process still hears of the others, in milliseconds; for tests. */
  readonly beatEvery?: number;
  /** Whether it plays for itself after the start until the rules run quickly; it says that it is ready only then, and works all the same. */
  readonly warmUp?: boolean;
}

/** How much one may ask for. */
export interface Limits {
  /** From one address. */
  readonly requestsPerMinute: number;
  /** From one address: tries to sign in. */
  readonly signInsPerMinute: number;
  /** From one address: matches from files, which are played again. */
  readonly filesPerMinute: number;
  /** From one address: statistics, which take long to work out. */
  readonly reckoningsPerMinute: number;
  /** By one person. */
  readonly changesPerMinute: number;
  /** From one address at once: connections of every kind, where none of them come from a proxy, and those that are for play. */
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  /** By one person, over however many sockets; four times as many from one address. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** Work for one person, about a millisecond each; four times as much for one address. */
  readonly workPerSecond: number;
  readonly workAtOnce: number;
}

export const usualLimits: Limits = {
  requestsPerMinute: 600,
  signInsPerMinute: 30,
  filesPerMinute: 20,
  reckoningsPerMinute: 60,
  changesPerMinute: 120,
  connectionsPerAddress: 500,
  socketsPerAddress: 200,
  messagesPerSecond: 50,
  messagesAtOnce: 200,
  workPerSecond: 100,
  workAtOnce: 6_000,
};
