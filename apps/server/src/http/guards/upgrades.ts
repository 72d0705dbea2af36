import { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { Refuse } from "../../refuse.js";
import type { App } from "../typed.js";
import { rawRefusal } from "./raw-refusal.js";

/** What a browser sends to prove that it means a socket: sixteen bytes. */
const key = /^[+/0-9A-Za-z]{22}==$/;

/** The only one there is. */
const version = "13";

/** What keeps a wish for a socket from being one. */
interface Mistake {
  readonly why: Refuse;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Who asks for a socket instead of a page. Node.js lets go of such a connection and leaves it to whoever listens: so each one is kept here
 * until there is a socket, or until it was answered and is destroyed, at the latest when its time is up.
 */
export class Upgrades {
  /** Wishes that make sense: the sockets' own library listens here. */
  readonly admitted = new EventEmitter();
  readonly #waiting = new Map<Duplex, ReturnType<typeof setTimeout>>();
  #isClosed = false;

  constructor(private readonly patience: number) {}

  get waiting(): number {
    return this.#waiting.size;
  }

  listen(server: Server): void {
    server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#asked(request, socket, head),
    );
  }

  /** Whatever the routes answer to a wish is the end of its connection. Only the route at this address has sockets. */
  addTo(app: App, route: string): void {
    app.addHook("onRequest", async ({ raw }, reply) => this.endsWith(raw, reply.raw));
    app.addHook("preValidation", async ({ raw, routeOptions }) => {
      if (this.#waiting.has(raw.socket) && routeOptions.url !== route)
        throw new Refuse("not-found", `There are no sockets at this address: they are at ${route}.`);
    });
  }

  /** Where this is the answer to a wish for a socket, it ends the connection. */
  endsWith({ socket }: IncomingMessage, answer: ServerResponse): void {
    if (this.#waiting.has(socket)) answer.once("finish", () => endOf(socket));
  }

  /** It has become a socket. */
  taken(socket: Duplex): void {
    clearTimeout(this.#waiting.get(socket));
    this.#waiting.delete(socket);
  }

  /** From now on every wish is refused, and nobody waits any longer. */
  close(): void {
    this.#isClosed = true;
    for (const socket of [...this.#waiting.keys()]) socket.destroy();
  }

  #asked(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on("error", () => socket.destroy());
    socket.once("close", () => this.taken(socket));
    this.#waiting.set(socket, setTimeout(() => socket.destroy(), this.patience).unref());
    const mistake = this.#mistakeIn(request);
    if (!mistake && this.admitted.emit("upgrade", request, socket, head)) return;
    const { why, status, headers } = mistake ?? { why: shuttingDown() };
    socket.write(rawRefusal(why, status, headers));
    endOf(socket);
  }

  #mistakeIn({ httpVersionMajor, httpVersionMinor, method, headers }: IncomingMessage): Mistake | undefined {
    const malformed = (sentence: string) => ({ why: new Refuse("malformed", sentence) });
    if (this.#isClosed) return { why: shuttingDown() };
    if (headers.upgrade?.toLowerCase() !== "websocket")
      return malformed("This server speaks HTTP/1.1, and WebSocket for play: ask again without Upgrade.");
    if (httpVersionMajor !== 1 || httpVersionMinor < 1) return malformed("A socket needs HTTP/1.1.");
    if (method !== "GET") return malformed("A socket is asked for with GET.");
    if (!key.test(headers["sec-websocket-key"] ?? ""))
      return malformed("A socket needs a Sec-WebSocket-Key of sixteen bytes.");
    if (headers["sec-websocket-version"] !== version)
      return {
        ...malformed(`Sockets of version ${version} are spoken here.`),
        status: 426,
        headers: { upgrade: "websocket", "sec-websocket-version": version },
      };
    return undefined;
  }
}

/** What was written goes out, and then nothing more, whether or not the other end agrees. */
function endOf(socket: Duplex): void {
  socket.end(() => socket.destroy());
}

function shuttingDown(): Refuse {
  return new Refuse("shutting-down", "The server is shutting down: come again.");
}
