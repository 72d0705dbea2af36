import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import websocket from "@fastify/websocket";
import { largestMessage } from "@tavolata/client/protocol";
import Fastify, { type FastifyServerOptions } from "fastify";
import { BotSeats } from "./bots/bot-seats.js";
import { BotPool } from "./bots/pool.js";
import { Games } from "./games.js";
import { checkOrigin } from "./http/origin.js";
import { People } from "./http/people.js";
import { PlaySockets } from "./http/play-route.js";
import { answerRefusals } from "./http/refusals.js";
import { addTableRoutes } from "./http/table-routes.js";
import type { App, Schemas } from "./http/typed.js";
import { LiveTables } from "./play/live-tables.js";
import { openStorage, type Place } from "./storage/database.js";
import { Ledger } from "./storage/ledger.js";
import { secretFor } from "./storage/secret.js";
import { Desk } from "./tables/desk.js";
import { TableRecords } from "./tables/records.js";

export interface ServerSettings {
  readonly place: Place;
  readonly host?: string;
  /** 0 takes any that is free. */
  readonly port?: number;
  /** Other origins whose pages may use this server, as https://example.org. */
  readonly origins?: readonly string[];
  readonly logger?: FastifyServerOptions["logger"];
  readonly limits?: Partial<Limits>;
  readonly snapshotEvery?: number;
  /** In how many threads bots think; usually one less than there are cores. */
  readonly botThreads?: number;
  readonly idleTables?: number;
}

/** How much one may ask for. */
export interface Limits {
  readonly requestsPerMinute: number;
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
}

export const usualLimits: Limits = { requestsPerMinute: 600, messagesPerSecond: 50, messagesAtOnce: 200 };

/** A body of a request has at most so many bytes. */
const largestBody = 64 * 1024;

export interface Server {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a server: with its storage, its games and its sockets. */
export async function startServer(settings: ServerSettings): Promise<Server> {
  const limits = { ...usualLimits, ...settings.limits };
  const app: App = Fastify({
    logger: settings.logger ?? false,
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
  }).withTypeProvider<Schemas>();
  const onFault = (error: unknown) => app.log.error({ err: error }, "fault");
  const storage = await openStorage(settings.place, onFault);
  try {
    const { db } = storage;
    const games = await Games.load();
    const records = new TableRecords(db);
    const ledger = new Ledger(db, undefined);
    const { snapshotEvery, idleTables } = settings;
    const tables = new LiveTables({
      db,
      games,
      records,
      ledger,
      onFault,
      ...(snapshotEvery === undefined ? {} : { snapshotEvery }),
      ...(idleTables === undefined ? {} : { idleTables }),
    });
    const desk = new Desk(db, games, records, (table) => tables.seatsChanged(table));
    const people = new People(db);
    const sockets = new PlaySockets();

    const bots = new BotSeats(db, tables, new BotPool(settings.botThreads), onFault);

    answerRefusals(app);
    await app.register(cookie, { secret: await secretFor(db, "cookies") });
    await app.register(websocket, { options: { maxPayload: largestMessage } });
    const origins = settings.origins ?? [];
    app.addHook("onRequest", async (request) => {
      if (request.ws || !["GET", "HEAD"].includes(request.method)) checkOrigin(request, origins);
    });
    addTableRoutes(app, { games, people, desk, records });
    sockets.add(app, people, { tables, desk, log: app.log, limits, onRefused: () => {} });

    await bots.start();
    await app.listen({ host: settings.host ?? "127.0.0.1", port: settings.port ?? 0 });
    const { port } = app.server.address() as AddressInfo;
    return {
      port,
      async close() {
        sockets.closeAll();
        await app.close();
        await bots.close();
        await tables.done();
        await storage.close();
      },
    };
  } catch (error) {
    await app.close();
    await storage.close();
    throw error;
  }
}
