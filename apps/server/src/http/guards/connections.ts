import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { Refuse } from "../../refuse.js";
import { Counter } from "../counter.js";
import { type Deadlines, requestsAtOnce, requestsPerConnection } from "./deadlines.js";
import { networkOf } from "./network.js";
import { rawRefusal } from "./raw-refusal.js";

/** Every connection to the server, whatever becomes of it: none is forgotten, and an address has only so many. */
export class Connections {
  /** With how many requests are being answered on each. */
  readonly #open = new Map<Socket, number>();
  readonly #perNetwork = new Counter();

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
      (request, response) => {
        if (!this.#mayAsk(request.socket)) return;
        response.once("close", () => this.#answered(request.socket));
        listener(request, response);
      },
    );
    server.maxRequestsPerSocket = requestsPerConnection;
    server.setTimeout(silence);
    server.on("connection", (socket) => this.#come(socket));
    return server;
  }

  /** Nobody is waited for any longer. */
  destroyAll(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  /** Node.js reads all the requests that come in one piece before anybody else has a turn. */
  #mayAsk(socket: Socket): boolean {
    const asked = this.#open.get(socket);
    if (asked === undefined || socket.destroyed) return false;
    this.#open.set(socket, asked + 1);
    if (asked < requestsAtOnce) return true;
    socket.destroy();
    return false;
  }

  #answered(socket: Socket): void {
    const asked = this.#open.get(socket);
    if (asked !== undefined) this.#open.set(socket, asked - 1);
  }

  #come(socket: Socket): void {
    const network = networkOf(socket.remoteAddress ?? "");
    this.#open.set(socket, 0);
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
