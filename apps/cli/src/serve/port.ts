import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { CommandFailure } from "../failure.js";

/** How many ports are tried, one after the other, before giving up. */
const tries = 20;

/** Where to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
  /** Take the next port when this one is taken. */
  readonly orNext: boolean;
}

/** A port that can be had. */
export async function portFor({ host, port, orNext }: ListenAddress): Promise<number> {
  for (let next = port; ; next++) {
    const found = await tryPort(host, next);
    if (typeof found === "number") return found;
    if (found.code !== "EADDRINUSE" || !orNext || next === port + tries) {
      throw new CommandFailure("serve.no-port", { host, port: next, why: found.message });
    }
  }
}

async function tryPort(host: string, port: number): Promise<number | NodeJS.ErrnoException> {
  const server = createServer().listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error;
  }
  const { port: found } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return found;
}
