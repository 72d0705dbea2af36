import type { Socket, Transport } from "@tavolata/client";
import type { Home } from "./home.js";
import type { HomeResponse } from "./requests.js";

/** What goes through a port to a house, and back. Lines and requests have numbers of the sender's. */
type ToHome =
  | {
      readonly does: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body?: string;
    }
  | { readonly does: "connect"; readonly line: number }
  | { readonly does: "say"; readonly line: number; readonly text: string }
  | { readonly does: "hang-up"; readonly line: number };

type FromHome =
  | { readonly does: "reply"; readonly id: number; readonly reply: HomeResponse }
  | { readonly does: "tell"; readonly line: number; readonly text: string };

/** Lets somebody speak to a house through a port, from another thread or worker. */
export function serveOn(port: MessagePort, home: Home): void {
  const lines = new Map<number, ReturnType<Home["connect"]>>();
  const send = (message: FromHome) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<ToHome>) => {
    switch (data.does) {
      case "request": {
        const { id, method, path, body } = data;
        const value: unknown = body === undefined ? undefined : JSON.parse(body);
        void home.request(method, path, value).then((reply) => send({ does: "reply", id, reply }));
        break;
      }
      case "connect": {
        const { line } = data;
        lines.set(
          line,
          home.connect((message) => send({ does: "tell", line, text: JSON.stringify(message) })),
        );
        break;
      }
      case "say":
        lines.get(data.line)?.receive(data.text);
        break;
      case "hang-up":
        lines.get(data.line)?.close();
        lines.delete(data.line);
        break;
    }
  };
}

/** What is answered where the house is gone. */
const gone: HomeResponse = {
  status: 503,
  body: { error: { fault: "unavailable", message: "The house of this device has stopped: open the page anew." } },
};

/** How a client reaches a house through a port, which may be hung up when the house is gone: nobody waits for it any more. */
export function portTransport(port: MessagePort): Transport & { hangUp(): void } {
  const waiting = new Map<number, (reply: HomeResponse) => void>();
  const sockets = new Map<number, Socket>();
  let last = 0;
  let isGone = false;
  const send = (message: ToHome) => port.postMessage(message);
  port.onmessage = ({ data }: MessageEvent<FromHome>) => {
    if (data.does === "tell") {
      sockets.get(data.line)?.onmessage?.({ data: data.text });
    } else {
      waiting.get(data.id)?.(data.reply);
      waiting.delete(data.id);
    }
  };
  return {
    hangUp() {
      isGone = true;
      port.close();
      for (const settle of waiting.values()) settle(gone);
      waiting.clear();
      const open = [...sockets.values()];
      sockets.clear();
      for (const socket of open) socket.onclose?.({ code: 1006, reason: "" });
    },
    async fetch(path, { method = "GET", body }) {
      last += 1;
      const id = last;
      const text = typeof body === "string" ? { body } : {};
      const { status, body: value } = await new Promise<HomeResponse>((resolve) => {
        if (isGone) return resolve(gone);
        waiting.set(id, resolve);
        send({ does: "request", id, method, path, ...text });
      });
      const headers = { "content-type": "application/json" };
      return new Response(value === undefined ? null : JSON.stringify(value), { status, headers });
    },
    socket() {
      last += 1;
      const line = last;
      const socket: Socket = {
        readyState: 1,
        send: (text) => send({ does: "say", line, text }),
        close() {
          if (!sockets.delete(line)) return;
          send({ does: "hang-up", line });
          socket.onclose?.({ code: 1000, reason: "" });
        },
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      };
      if (isGone) {
        queueMicrotask(() => socket.onclose?.({ code: 1006, reason: "" }));
        return socket;
      }
      sockets.set(line, socket);
      send({ does: "connect", line });
      return socket;
    },
  };
}
