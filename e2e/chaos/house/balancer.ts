import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../../support/servers/free-port.js";

/** One address before several servers: every connection goes to the next one that is there. */
export class Balancer {
  readonly #sockets = new Set<Socket>();
  #next = 0;
  readonly #listener: Server;

  private constructor(
    readonly port: number,
    private readonly targets: readonly number[],
  ) {
    this.#listener = createServer((socket) => {
      this.#keep(socket);
      this.#pass(socket, this.targets.length);
    });
  }

  static async before(targets: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(await freePort(), targets);
    await new Promise<void>((resolve) => balancer.#listener.listen(balancer.port, "127.0.0.1", resolve));
    return balancer;
  }

  close(): void {
    this.#listener.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #pass(socket: Socket, tries: number): void {
    if (tries === 0) return void socket.destroy();
    const through = connect(this.targets[this.#next++ % this.targets.length]!, "127.0.0.1");
    this.#keep(through);
    const elsewhere = () => this.#pass(socket, tries - 1);
    through.once("error", elsewhere);
    through.once("connect", () => {
      through.off("error", elsewhere);
      socket.pipe(through).pipe(socket);
      through.on("close", () => socket.destroy());
      socket.on("close", () => through.destroy());
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => this.#sockets.delete(socket));
  }
}
