import { connect, createServer, type Server, type Socket } from "node:net";
import { freePort } from "../../support/servers/free-port.js";

/** The message of PostgreSQL's protocol with which it says that it is done with what was asked, and waits for more. */
const readyForQuery = "Z".charCodeAt(0);

/**
 * A way to PostgreSQL on which whatever it has done is heard of later: every time it says that it is done, the word is held back for a while. To
 * the server that looks like a database whose disk takes that long to write a commit; PostgreSQL itself isn't slower.
 */
export class SlowLine {
  readonly #sockets = new Set<Socket>();
  readonly #listener: Server;
  /** How often something was held back. */
  delays = 0;

  private constructor(
    readonly port: number,
    private readonly to: number,
    private readonly delay: number,
  ) {
    this.#listener = createServer((socket) => this.#pass(socket));
  }

  static async before(to: number, delay: number): Promise<SlowLine> {
    const line = new SlowLine(await freePort(), to, delay);
    await new Promise<void>((resolve) => line.#listener.listen(line.port, "127.0.0.1", resolve));
    return line;
  }

  close(): void {
    this.#listener.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #pass(socket: Socket): void {
    const through = connect(this.to, "127.0.0.1");
    for (const one of [socket, through]) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.on("error", () => {});
      one.on("close", () => {
        this.#sockets.delete(one);
        socket.destroy();
        through.destroy();
      });
    }
    socket.pipe(through);
    through.on("data", (data: Buffer) => {
      if (!isDone(data)) return void socket.write(data);
      this.delays += 1;
      through.pause(); // what comes next must not overtake it
      setTimeout(() => {
        socket.write(data);
        through.resume();
      }, this.delay);
    });
  }
}

/** Whether what came ends with that message: its letter, four bytes of length (always 5) and one of state. */
function isDone(data: Buffer): boolean {
  const at = data.length - 6;
  return at >= 0 && data[at] === readyForQuery && data.readUInt32BE(at + 1) === 5;
}
