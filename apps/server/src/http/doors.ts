import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import Fastify, { type FastifyReply, LogController } from "fastify";
import type { WorkLimits } from "../limits/work-limits.js";
import { Refuse, statusOf } from "../refuse.js";
import { type ServerSettings, usualLimits } from "../settings.js";
import { Connections } from "./guards/connections.js";
import { usualDeadlines } from "./guards/deadlines.js";
import { Upgrades } from "./guards/upgrades.js";
import type { App, Schemas } from "./typed.js";

/** A body of a request has at most so many bytes. */
export const largestBody = 64 * 1024;

/** How long whoever is told that the server goes may take to say goodbye, in milliseconds. */
const farewell = 400;

/** Where connections come in. */
export interface Doors {
  readonly connections: Connections;
  readonly upgrades: Upgrades;
}

export function doorsOf({ limits, deadlines, proxies = 0 }: ServerSettings): Doors {
  const every = { ...usualDeadlines, ...deadlines };
  const { connectionsPerAddress } = { ...usualLimits, ...limits };
  return {
    connections: new Connections(every, proxies > 0 ? undefined : connectionsPerAddress),
    upgrades: new Upgrades(every.upgrade),
  };
}

export function newApp({ logger, proxies }: ServerSettings, { connections, upgrades }: Doors, limits: WorkLimits): App {
  return Fastify({
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }), // addresses may hold what is nobody's business
    trustProxy: (_address: string, hop: number) => hop < (proxies ?? 0),
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    serverFactory: (listener) => connections.serve(listener),
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    frameworkErrors: (_error, request, reply) => {
      const why = limits.whyNoRequest(request.ip, "plain") ?? new Refuse("not-found", "This is no address.");
      upgrades.endsWith(request.raw, reply.raw as ServerResponse);
      void (reply as FastifyReply).code(statusOf(why.fault)).send({ error: why.refusal });
    },
  }).withTypeProvider<Schemas>();
}

/** Nobody comes in any more; whoever isn't gone soon is cut off. */
export async function closeDoors(app: App, { connections, upgrades }: Doors): Promise<void> {
  upgrades.close();
  const late = setTimeout(() => connections.destroyAll(), farewell);
  await app.close();
  clearTimeout(late);
}
