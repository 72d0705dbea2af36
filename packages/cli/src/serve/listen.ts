import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Failure } from "../failure.js";

/** How many ports are tried, one after the other, before giving up. */
const tries = 20;

/** Where to listen. */
export interface Place {
  readonly host: string;
  readonly port: number;
  /** Take the next port when this one is taken. */
  readonly orNext: boolean;
}

/** Begins to listen, and says on which port. */
export async function listen(server: Server, { host, port, orNext }: Place): Promise<number> {
  for (let next = port; ; next++) {
    const problem = await tryPort(server, host, next);
    if (!problem) return (server.address() as AddressInfo).port;
    if (problem.code !== "EADDRINUSE" || !orNext || next === port + tries) {
      throw new Failure("serve.no-port", { host, port: next, why: problem.message });
    }
  }
}

async function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  server.listen(port, host);
  try {
    await once(server, "listening");
    return undefined;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error;
  }
}
