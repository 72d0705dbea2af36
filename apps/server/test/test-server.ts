import { rmSync } from "node:fs";
import type { Client, NewTable } from "@tavolata/client/node";
import { nodeClient } from "@tavolata/client/node";
import type { Decision } from "@tavolata/kernel";
import { afterAll, beforeAll } from "vitest";
import { type DatabaseLocation, type RunningServer, type ServerSettings, startServer } from "../src/index.js";
import { newDataFolder } from "./storage/empty-database.js";

/** A server for the tests of one file, with its guests. Everything is gone at the end of the file. */
export interface TestServer {
  readonly address: string;
  readonly place: DatabaseLocation;
  /** The secret behind the dice of the table that was opened last. */
  readonly lastSeed: string;
  /** Every route that the server answers. */
  readonly routes: readonly string[];
  /** What each of them costs. */
  readonly costs: RunningServer["costs"];
  /** Somebody new. */
  guest(name: string): Promise<Client>;
  /** Nobody: without a cookie, or with that of somebody. */
  nobody(cookie?: string): Client;
  /** Ends the server and starts it anew on the same port and with the same storage. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
}

const generous = {
  requestsPerMinute: 1_000_000,
  signInsPerMinute: 1_000_000,
  filesPerMinute: 1_000_000,
  reckoningsPerMinute: 1_000_000,
  changesPerMinute: 1_000_000,
  connectionsPerAddress: 1_000_000,
  socketsPerAddress: 1_000_000,
  messagesPerSecond: 1_000_000,
  messagesAtOnce: 1_000_000,
  workPerSecond: 1_000_000,
  workAtOnce: 1_000_000,
};

const roomy = {
  running: 1_000_000,
  tables: 1_000_000,
  files: 1_000_000,
  guestsPerHour: 1_000_000,
};

/** @param begin when the tables begin that its guests open and say nothing about it: at once, free seats or not */
export function useHouse({
  begin = "now",
  ...settings
}: Partial<ServerSettings> & Pick<NewTable, "begin"> = {}): TestServer {
  let server: RunningServer;
  let place: DatabaseLocation;
  const clients: Client[] = [];
  let matches = 0;
  const lastSeed = () => `match-${matches}`;
  const seeds = () => {
    matches += 1;
    return lastSeed();
  };
  const start = (port: number) =>
    startServer({
      place,
      port,
      limits: generous,
      quotas: roomy,
      mostLate: Number.POSITIVE_INFINITY,
      seeds,
      ...settings,
    });
  const nobody = (cookie?: string) => {
    const client = nodeClient(`http://127.0.0.1:${server.port}`, {}, cookie);
    beginTablesOf(client, begin);
    clients.push(client);
    return client;
  };
  beforeAll(async () => {
    place = settings.place ?? { folder: await newDataFolder() };
    server = await start(0);
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await server?.close();
    if (!settings.place && place && "folder" in place) rmSync(place.folder, { recursive: true });
  });
  return {
    get address() {
      return `http://127.0.0.1:${server.port}`;
    },
    get place() {
      return place;
    },
    get lastSeed() {
      return lastSeed();
    },
    get routes() {
      return server.routes;
    },
    get costs() {
      return server.costs;
    },
    nobody,
    async guest(name) {
      const client = nobody();
      await client.comeIn(name);
      return client;
    },
    async restart(meanwhile) {
      const { port } = server;
      await server.close();
      await meanwhile?.();
      server = await start(port);
    },
  };
}

/** What this client's tables do when nothing is said about it. */
function beginTablesOf(client: Client, begin: NonNullable<NewTable["begin"]>): void {
  const open = client.openTable.bind(client);
  client.openTable = (wish) => open({ begin, ...wish });
}

/** The first way to answer a decision. */
export function anyPicks({ options, min }: Decision): string[] {
  return options.slice(0, Math.max(min, 1)).map(({ id }) => id);
}
