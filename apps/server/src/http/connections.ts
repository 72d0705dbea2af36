import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { Refuse } from "../refuse.js";
import { type Deadlines, requestsPerConnection } from "./deadlines.js";
import { networkOf } from "./network.js";
import { rawRefusal } from "./raw-refusal.js";
import { Tally } from "./tally.js";

/** Every connection to the server, whatever becomes of it: none is forgotten, and an address has only so many. */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #perNetwork = new Tally();

  constructor(
    private readonly deadlines: Deadlines,
    /** From one address at once; no bound where all of them come from a proxy. */
    private readonly most: number | undefined,
  ) {}

  get count(): number {
    return this.#open.size;
  }

  /** A server whose connections have deadlines and are counted here. */
  serve(listener: RequestListener): Server {
    const { head, request, idle, silence, looks } = this.deadlines;
    const server = createServer(
      { headersTimeout: head, requestTimeout: request, keepAliveTimeout: idle, connectionsCheckingInterval: looks },
      listener,
    );
    server.maxRequestsPerSocket = requestsPerConnection;
    server.setTimeout(silence);
    server.on("connection", (socket) => this.#come(socket));
    return server;
  }

  /** Nobody is waited for any longer. */
  destroyAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #come(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? "");
    this.#open.add(socket);
    this.#perNetwork.add(network);
    socket.once("close", () => {
      this.#open.delete(socket);
      this.#perNetwork.take(network);
    });
    if (this.most === undefined || this.#perNetwork.of(network) <= this.most) return;
    socket.write(
      rawRefusal(
        new Refuse("too-many-requests", `An address has at most ${this.most} connections at once: close some.`),
      ),
    );
    socket.destroy();
  }
}
