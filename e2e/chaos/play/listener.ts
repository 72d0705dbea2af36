import { type NodeTransport, nodeClient } from "@tavolata/client/node";
import type { FromServer } from "@tavolata/client/protocol";
import type { Decision } from "@tavolata/kernel";
import { WebSocket } from "ws";

/** What somebody was told, and after how long, in milliseconds. */
export interface HeardMessages {
  readonly fault: string;
  readonly message: string;
  readonly after: number;
}

/** Somebody who answers once without the client that keeps answers until they are taken: to hear what the server really says. */
export class Listener {
  #sent = 0;

  private constructor(
    private readonly socket: WebSocket,
    private readonly table: string,
    private readonly decision: Decision,
  ) {}

  static async at(address: string): Promise<Listener> {
    const client = nodeClient(address);
    await client.comeIn("Listener");
    const { id, seats } = await client.openTable({ game: "lantern-quay", begin: "now" });
    for (const { seat } of seats) await client.sit(id, seat, { sits: "me" });
    let decision: Decision | undefined;
    for (const { seat } of seats) decision ??= (await client.watch(id, seat)).decisions[0];
    client.close();
    const { cookie } = client.transport as NodeTransport;
    const socket = new WebSocket(`${address.replace("http", "ws")}/api/play`, { headers: { cookie: cookie! } });
    await new Promise((resolve) => socket.once("message", resolve));
    return new Listener(socket, id, decision!);
  }

  /** Sends an answer, and waits for what is said to it. */
  async answer(patience: number): Promise<HeardMessages> {
    const begin = performance.now();
    const after = () => performance.now() - begin;
    const { seat, number, key, options, min } = this.decision;
    const picks = options.slice(0, Math.max(1, min)).map((option) => option.id);
    const id = `listener-${this.#sent++}`;
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ fault: "silence", message: "", after: after() }), patience);
      const hear = (data: unknown) => {
        const message = JSON.parse(String(data)) as FromServer;
        if (!("id" in message) || message.id !== id) return;
        clearTimeout(timer);
        this.socket.off("message", hear);
        if (message.type === "refused") resolve({ ...message.why, after: after() });
        else resolve({ fault: message.type, message: "", after: after() });
      };
      this.socket.on("message", hear);
      this.socket.send(JSON.stringify({ type: "answer", id, table: this.table, seat, number, key, picks }));
    });
  }

  close(): void {
    this.socket.terminate();
  }
}
