import type { FastifyRequest } from "fastify";
import type { WebSocket } from "ws";
import { InTurn } from "../../play/in-turn.js";
import { PlaySocket, type SocketParts } from "../../play/play-socket.js";
import { Refuse } from "../../refuse.js";
import { Counter } from "../counter.js";
import { networkOf } from "../guards/network.js";
import type { People } from "../people.js";
import type { App } from "../typed.js";

/** Where there are sockets, and nowhere else. */
export const playAddress = "/api/play";

/** How often each connection is asked whether it is still there, in milliseconds. */
const pingEvery = 30_000;

/** In so many turns: thousands of connections at once would hold up whoever plays, the ones who answer as well. */
const turns = 100;

/** The code with which a socket closes when the server goes: come again, perhaps elsewhere. */
const goingAway = 1001;

/** Live play over sockets. */
export class PlaySockets {
  readonly #open = new InTurn<PlaySocket>(turns);
  readonly #pinging = setInterval(() => {
    for (const socket of this.#open.next()) socket.ping();
  }, pingEvery / turns).unref();

  readonly #perNetwork = new Counter();

  constructor(
    /** From one address at once. */
    private readonly most: number,
    /** Refuses whoever comes while nobody can play here. */
    private readonly checkOpen: () => void = () => {},
  ) {}

  get count(): number {
    return this.#open.size;
  }

  add(app: App, people: People, parts: SocketParts): void {
    app.get(
      playAddress,
      {
        config: { cost: "socket" },
        websocket: true,
        schema: { hide: true },
        preValidation: async (request) => {
          this.checkOpen();
          this.#count(request);
        },
      },
      // Nothing may be waited for before the listeners are there: a message that comes before them would be lost.
      // What comes before the person is known waits: a little here, the rest in the socket, which isn't read meanwhile.
      (socket, request) => {
        const early: [Buffer, boolean][] = [];
        let play: PlaySocket | undefined;
        socket.on("message", (data: Buffer, isBinary: boolean) => {
          if (play) play.heard(data, isBinary);
          else early.push([data, isBinary]);
        });
        socket.on("error", (error) => request.log.debug({ err: error }, "socket error"));
        socket.pause();
        people.of(request).then(
          (person) => {
            play = this.#begin(new PlaySocket(socket, person, request.ip, parts), socket);
            for (const [data, isBinary] of early) play.heard(data, isBinary);
            socket.resume();
          },
          (error: unknown) => {
            parts.onFault(error);
            socket.close(1013, "The storage doesn't answer: come again in a moment.");
          },
        );
      },
    );
  }

  /** From now on until its connection is gone it counts. */
  #count({ ip, ws, raw }: FastifyRequest): void {
    if (!ws) return;
    const network = networkOf(ip);
    if (this.#perNetwork.of(network) >= this.most)
      throw new Refuse("too-many-requests", `An address has at most ${this.most} sockets at once: close some.`);
    this.#perNetwork.add(network);
    raw.socket.once("close", () => this.#perNetwork.take(network));
  }

  #begin(play: PlaySocket, socket: WebSocket): PlaySocket {
    this.#open.add(play);
    socket.on("ping", (data: Buffer) => play.pinged(data));
    socket.on("pong", () => play.ponged());
    const gone = () => {
      this.#open.delete(play);
      play.closed();
    };
    socket.on("close", gone);
    if (socket.readyState !== socket.OPEN) gone();
    return play;
  }

  /** Ends a person's connections; whoever still may comes back. */
  hangUp(person: string): void {
    for (const socket of this.#open) {
      if (socket.isOf(person)) socket.close(goingAway, "Who you are may have changed: come again.");
    }
  }

  /** Sends everybody away, to come again, perhaps to another server. */
  sendElsewhere(): void {
    for (const socket of this.#open) socket.close(goingAway, "This server is cut off from the others: come again.");
  }

  /** Sends everybody away, to come again when the server is back. */
  closeAll(): void {
    clearInterval(this.#pinging);
    for (const socket of this.#open) socket.close(goingAway, "The server is shutting down: come again.");
  }
}
