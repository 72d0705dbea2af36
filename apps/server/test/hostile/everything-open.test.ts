import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { type NodeTransport, nodeClient } from "@tavolata/client/node";
import { expect, onTestFinished, test } from "vitest";
import { firstOf, longGames } from "../../../../games/test/offering.js";
import { startServer } from "../../src/index.js";
import { openStorage } from "../../src/storage/database.js";
import { PushBrowser } from "../people/push-browser.js";
import { newDataFolder } from "../storage/empty-database.js";
import { until } from "../until.js";

/** A push service that takes everything and never answers. */
async function hangingPushService() {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, asked: () => asked };
}

const socketWish = [
  "host: x",
  "connection: Upgrade",
  "upgrade: websocket",
  "sec-websocket-version: 13",
  "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
].join("\r\n");

test.each(firstOf(longGames))(
  "with everything open that can be, the server ends by itself, its storage closed and free for the next",
  async ({ id: game }) => {
    const folder = await newDataFolder();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const push = await hangingPushService();
    const server = await startServer({
      place: { folder },
      botThreads: 1,
      noticeAfter: 100,
      pushServices: {
        allows: () => true,
        post: async (endpoint, headers, body, signal) => {
          const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
          return (await fetch(endpoint, { method: "POST", headers: sent, body: new Uint8Array(body), signal })).status;
        },
      },
    });
    const address = `http://127.0.0.1:${server.port}`;
    const mira = nodeClient(address);
    const tor = nodeClient(address);
    onTestFinished(() => {
      mira.close();
      tor.close();
    });
    await mira.comeIn("Mira");
    await tor.comeIn("Tor");
    const { cookie } = mira.transport as NodeTransport;

    const raw: { readonly socket: Socket; heard: string; isGone: boolean }[] = [];
    /** Somebody who says so much, and holds on to his connection. */
    const stubborn = (says: string, reads = true) => {
      const socket = connect({ host: "127.0.0.1", port: server.port, allowHalfOpen: true });
      onTestFinished(() => void socket.destroy());
      const seen = { socket, heard: "", isGone: false };
      const gone = () => {
        seen.isGone = true;
      };
      socket.on("error", () => {}); // a connection that was cut off is what is looked for
      socket.on("close", gone).on("end", gone);
      const hear = (bytes: Buffer) => {
        seen.heard += bytes;
      };
      if (reads) socket.on("data", hear);
      socket.write(says);
      raw.push(seen);
      return seen;
    };
    const head = (line: string, more = "") => `${line} HTTP/1.1\r\nhost: x\r\n${more}\r\n`;
    const idle = stubborn(head("GET /healthz"));
    stubborn(""); // says nothing
    stubborn("GET /healthz HTTP/1.1\r\nhost: x\r\nx-half: ");
    stubborn(head("POST /api/me", "content-type: application/json\r\ncontent-length: 1000\r\n") + '{"na');
    const refused = [
      stubborn(`GET /nowhere HTTP/1.1\r\n${socketWish}\r\n\r\n`),
      stubborn(`GET /api/play HTTP/1.1\r\norigin: https://evil.example\r\n${socketWish}\r\n\r\n`),
      stubborn(`GET /api/games HTTP/1.1\r\n${socketWish}\r\n\r\n`),
    ];
    const open = stubborn(`GET /api/play HTTP/1.1\r\n${socketWish}\r\n\r\n`); // says nothing, and no goodbye
    stubborn(`GET /api/play HTTP/1.1\r\n${socketWish}\r\ncookie: ${cookie}\r\n\r\n`, false); // reads nothing

    const seats = { "smuggler-1": { sits: "me" }, "warden-1": { sits: "bot", bot: "normal" } } as const;
    const { id } = await mira.openTable({ game: "lantern-quay", seats });
    const watch = await mira.watch(id, "smuggler-1");
    await watch.until(({ decisions }) => decisions.length > 0);
    const browser = new PushBrowser(push.address, "browser", "en");
    await tor.subscribe(browser.subscription);
    await tor.openTable({ game: "lantern-quay", seats });
    const patient = { sits: "bot", bot: "patient" } as const;
    const all = (await mira.games()).find((one) => one.id === game)!.seats;
    const pondering = await mira.openTable({
      game,
      seats: Object.fromEntries(all.map((seat) => [seat, patient])),
    });
    await mira.watch(pondering.id, "audience"); // its bots begin to think when somebody looks
    const variants = [{ name: "as it is", options: {}, bots: { "": "normal" } }];
    const { id: experiment } = await mira.experiment({ game, matches: 100, variants });
    const print = fetch(`${address}/api/print/${game}?language=fr`).then(
      () => "printed",
      () => "cut off",
    );
    await until(() => idle.heard !== "" && open.heard !== "" && refused.every(({ isGone }) => isGone));
    await until(() => push.asked() > 0);
    const figure = async (name: string) => {
      const text = await (await fetch(`${address}/metrics`)).text();
      return Number(new RegExp(`^tavolata_${name} (\\d+)`, "m").exec(text)![1]);
    };
    await until(async () => (await figure("bot_questions")) > 0 && (await figure("sockets")) >= 3);
    await until(async () => (await mira.labResult(experiment)).experiment.state === "running");

    const begin = performance.now();
    await server.close();
    expect(performance.now() - begin).toBeLessThan(50_000); // ten times what is promised: the machine may be busy
    for (const { socket } of raw) socket.resume(); // whoever read nothing learns only now that it is over
    await until(() => raw.every(({ isGone }) => isGone));
    expect(await print).toBe("cut off");
    const storage = await openStorage({ folder }, () => {});
    const { state } = await storage.db.selectFrom("experiments").select("state").executeTakeFirstOrThrow();
    const told = await storage.db.selectFrom("told_turns").selectAll().execute();
    await storage.close();
    expect(state).toBe("stopped");
    expect(told.filter(({ table_id }) => table_id !== id)).toEqual([]); // nobody was told: whoever looks next does it
  },
);
