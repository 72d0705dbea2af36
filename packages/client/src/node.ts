import { WebSocket } from "ws";
import { Client, type ClientSettings } from "./client.js";
import type { Socket, Transport } from "./transport.js";

export * from "./index.js";

/** In Node.js: with a cookie of its own, so that one process can be several people. */
export class NodeTransport implements Transport {
  /** The cookie that says who this is. Keep it to be the same person again; whoever has it is that person. */
  cookie: string | undefined;

  constructor(cookie?: string) {
    this.cookie = cookie;
  }

  async fetch(address: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookie !== undefined) headers.set("cookie", this.cookie);
    const response = await fetch(address, { ...init, headers });
    for (const set of response.headers.getSetCookie()) this.cookie = set.split(";", 1)[0];
    return response;
  }

  socket(address: string): Socket {
    const headers = this.cookie === undefined ? {} : { cookie: this.cookie };
    return new WebSocket(address, { headers }) as Socket;
  }
}

/** A client for programs, with a transport of its own. */
export function nodeClient(address: string, settings: Omit<ClientSettings, "transport"> = {}, cookie?: string): Client {
  return new Client(address, { ...settings, transport: new NodeTransport(cookie) });
}
