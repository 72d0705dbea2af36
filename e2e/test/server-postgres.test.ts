import { type ChildProcess, spawn } from "node:child_process";
import { createECDH } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Server as Listener, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, type NodeTransport, nodeClient, type TableWatch } from "@tavolata/client/node";
import { gameOf } from "@tavolata/games";
import { type Decision, everything, verify } from "@tavolata/kernel";
import { type RunningServer, type ServerSettings, startServer } from "@tavolata/server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { freePort } from "../support/servers/free-port.js";
import { type Postgres, startPostgres } from "../support/servers/postgres.js";

let postgres: Postgres;
const open: (() => Promise<void> | void)[] = [];
const limits = {
  requestsPerMinute: 1e6,
  changesPerMinute: 1e6,
  messagesPerSecond: 1e6,
  messagesAtOnce: 1e6,
  workPerSecond: 1e6,
  workAtOnce: 1e6,
};

beforeAll(async () => {
  postgres = await startPostgres();
});

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

afterAll(async () => {
  await postgres?.stop();
});

async function serve(
  url = postgres.url,
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer & { address: string }> {
  const server = await startServer({ place: { url }, limits, botThreads: 1, seeds: () => "across", ...settings });
  open.push(() => server.close());
  return { ...server, address: `http://127.0.0.1:${server.port}` };
}

function clientAt(address: string, cookie?: string): Client {
  const client = nodeClient(address, {}, cookie);
  open.push(() => client.close());
  return client;
}

const cookieOf = (client: Client) => (client.transport as NodeTransport).cookie;
const anyPicks = ({ options, min }: Decision) => options.slice(0, Math.max(1, min)).map(({ id }) => id);
const isOver = ({ view }: TableWatch) => view.outcome !== undefined;

/** Two people at one table, each at a server of its own. */
async function across(addresses: readonly [string, string]) {
  const smuggler = clientAt(addresses[0]);
  await smuggler.comeIn("Mira");
  const { id } = await smuggler.openTable({
    game: "lantern-quay",
    open: true,
    seats: { "smuggler-1": { sits: "me" } },
  });
  const warden = clientAt(addresses[1]);
  await warden.comeIn("Tor");
  await warden.sit(id, "warden-1", { sits: "me" });
  const watches = [await smuggler.watch(id, "smuggler-1"), await warden.watch(id, "warden-1")] as const;
  return { id, smuggler, warden, watches };
}

async function playOn(watches: readonly TableWatch[], answers: number): Promise<number> {
  for (let given = 0; ; given++) {
    await Promise.race(watches.map((watch) => watch.until((one) => one.decisions.length > 0 || isOver(one))));
    const asked = watches.find(({ decisions }) => decisions.length > 0);
    if (!asked || given === answers) return given;
    const decision = asked.decisions[0]!;
    await asked.answer(decision, anyPicks(decision));
    await asked.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
  }
}

test("people at two processes play one match: each hears at once what happens at the other", async () => {
  const [one, other] = [await serve(), await serve()];
  const { id, watches, smuggler } = await across([one.address, other.address]);
  await playOn(watches, Number.POSITIVE_INFINITY);
  for (const watch of watches) await watch.until(isOver);
  const { answers, seats } = await smuggler.table(id);
  expect(seats.map(({ person }) => person?.name)).toEqual(["Mira", "Tor"]);
  expect(watches.map((watch) => watch.answers)).toEqual([answers, answers]);
  expect(watches[0].table.seats[1]?.person?.name).toBe("Tor"); // sat down at the other process
});

test("everybody is told at every process who comments, and who sits down at another one sees nothing more", async () => {
  const [one, other] = [
    await serve(postgres.url, { shortestDelay: 1 }),
    await serve(postgres.url, { shortestDelay: 1 }),
  ];
  const { id, smuggler, watches } = await across([one.address, other.address]);
  const { token } = await smuggler.makeLink(id, { leads: "commentator", delay: 1 });
  const una = clientAt(one.address);
  await una.comeIn("Una");
  const booth = await una.watch(id, everything, token);
  await watches[1].until(({ table }) => table.commentators?.[0]?.name === "Una");
  await booth.until(({ begins }) => begins === undefined);
  const elsewhere = clientAt(other.address, cookieOf(una));
  await expect(elsewhere.sit(id, "warden-1", { sits: "me" })).rejects.toMatchObject({ fault: "seat-taken" });

  // Another, who has seen nothing yet, may sit down, and isn't let in afterwards.
  const late = await smuggler.makeLink(id, { leads: "commentator", delay: 3_600 });
  const vera = clientAt(one.address);
  await vera.comeIn("Vera");
  const later = await vera.watch(id, everything, late.token);
  const ended = new Promise((resolve) => later.onChange((one) => one.change === "ended" && resolve(one.why)));
  const veraElsewhere = clientAt(other.address, cookieOf(vera));
  await smuggler.sit(id, "smuggler-1", { sits: "nobody" });
  await expect(elsewhere.sit(id, "smuggler-1", { sits: "me" })).rejects.toMatchObject({ fault: "has-commented" });
  await veraElsewhere.sit(id, "smuggler-1", { sits: "me" });
  expect(await ended).toMatchObject({ fault: "not-yours" });
});

test("a table gathers at two processes: its match begins once, for everybody, and from what all of them have added", async () => {
  const [one, other] = [await serve(), await serve()];
  const [mira, tor] = [clientAt(one.address), clientAt(other.address)];
  await Promise.all([mira.comeIn("Mira"), tor.comeIn("Tor")]);
  const wish = { game: "lantern-quay", open: true, options: { pairs: 1 } } as const;
  const { id } = await mira.openTable({ ...wish, seats: { "smuggler-1": { sits: "me" } } });
  const watches = [await mira.watch(id, "smuggler-1"), await tor.watch(id, "audience")];
  await watches[0]!.say("Is anybody there?");
  expect(watches.map(({ hasBegun }) => hasBegun)).toEqual([false, false]);
  await tor.sit(id, "warden-1", { sits: "me" });
  for (const watch of watches) await watch.until(({ hasBegun }) => hasBegun);
  const { contributions } = await mira.table(id);
  expect(contributions!.map(({ value }) => value)).toEqual([mira.ownContribution(id), tor.ownContribution(id)]);
  for (const watch of watches) await watch.until(({ table }) => table.contributions?.length === 2);

  // Somebody else sits down at one process, while the match goes on at the other.
  const una = clientAt(one.address);
  await una.comeIn("Una");
  const playing = [watches[0]!, await tor.watch(id, "warden-1")];
  await playOn(playing, 3);
  await tor.sit(id, "warden-1", { sits: "nobody" });
  await una.sit(id, "warden-1", { sits: "me" });
  for (const watch of watches) await watch.until(({ table }) => table.contributions?.length === 3);
  const all = [watches[0]!, await clientAt(other.address, cookieOf(una)).watch(id, "warden-1")];
  await playOn(all, Number.POSITIVE_INFINITY);
  for (const watch of all) await watch.until(isOver);
  const { save, table } = await mira.matchFile(id);
  const { ruleset } = await gameOf("lantern-quay").module();
  expect(verify(ruleset, save, table.seedHash, table.contributions)).toEqual({ sound: true, unproved: [] });
});

test("however many sit down at two processes while the owner begins: everybody's dice are the same", async () => {
  const [one, other] = [await serve(), await serve()];
  const owner = clientAt(one.address);
  await owner.comeIn("Mira");
  const { id, seats } = await owner.openTable({ game: "lantern-quay", open: true, options: { pairs: 2 } });
  const guests = seats.map((_seat, i) => clientAt([one, other][i % 2]!.address));
  await Promise.all(guests.map((guest, i) => guest.comeIn(`Guest ${i}`)));
  const sitting = guests.map((guest, i) => guest.sit(id, seats[i]!.seat, { sits: "me" }));
  await Promise.all([...sitting, owner.begin(id)]);
  const { contributions } = await owner.table(id);
  expect(new Set(contributions!.map(({ value }) => value))).toEqual(
    new Set(guests.map((guest) => guest.ownContribution(id))),
  );
  const watches = await Promise.all(guests.map((guest, i) => guest.watch(id, seats[i]!.seat)));
  await playOn(watches, 12);
  expect((await owner.table(id)).answers).toBe(12);
});

test("of two processes exactly one tells somebody who isn't there; none when the other has the person at the table", async () => {
  const sent: string[] = [];
  const pushServices: NonNullable<ServerSettings["pushServices"]> = {
    allows: () => true,
    post: async (_endpoint, headers) => sent.push(String(headers["Topic"])) && 201,
  };
  const how = { pushServices, noticeAfter: 1_000 };
  const [one, other] = [await serve(postgres.url, how), await serve(postgres.url, how)];
  const [seen, away] = [await across([one.address, other.address]), await across([one.address, other.address])];
  for (const { warden, watches } of [seen, away]) {
    const keys = createECDH("prime256v1").generateKeys().toString("base64url");
    const endpoint = `https://push.example/${cookieOf(warden)}`;
    await warden.subscribe({ endpoint, keys: { p256dh: keys, auth: "A".repeat(22) }, language: "en" });
    await watches[1].until(({ decisions }) => decisions.length > 0);
    await watches[1].answer(watches[1].decisions[0]!, anyPicks(watches[1].decisions[0]!));
    await watches[0].until(({ answers }) => answers > 0);
  }
  away.warden.close();
  for (const { id, smuggler, watches } of [seen, away]) {
    while (!(await smuggler.table(id)).waiting.includes("warden-1")) {
      const decision = watches[0].decisions[0]!;
      await watches[0].answer(decision, anyPicks(decision));
      await watches[0].until(({ decisions }) => decisions.every(({ key }) => key !== decision.key));
    }
  }
  while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(sent).toEqual([away.id]);
});

test("of answers to one decision that come to two processes at once exactly one wins", async () => {
  const [one, other] = [await serve(), await serve()];
  const { id, watches, smuggler, warden } = await across([one.address, other.address]);
  for (let round = 0; round < 5; round++) {
    await Promise.race(watches.map((watch) => watch.until(({ decisions }) => decisions.length > 0)));
    const asked = watches.find(({ decisions }) => decisions.length > 0)!;
    const decision = asked.decisions[0]!;
    const cookie = cookieOf(asked === watches[0] ? smuggler : warden);
    const rivals = await Promise.all(
      [one, other, one, other].map(({ address }) => clientAt(address, cookie).watch(id, decision.seat)),
    );
    const before = (await smuggler.table(id)).answers;
    const tries = await Promise.allSettled(rivals.map((rival) => rival.answer(decision, anyPicks(decision))));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await smuggler.table(id)).answers).toBe(before + 1);
    for (const rival of rivals) await rival.until(({ answers }) => answers === before + 1);
  }
});

test("a process is killed: its people go on at the other, nothing is lost and nothing doubled", async () => {
  const survivor = await serve();
  const victim = await serveApart();
  const { id, watches, smuggler, warden } = await across([survivor.address, victim.address]);
  await playOn(watches, 4);
  const { answers } = await smuggler.table(id);
  victim.child.kill("SIGKILL");
  const moved = clientAt(survivor.address, cookieOf(warden));
  warden.close();
  const again = await moved.watch(id, "warden-1");
  expect(again.answers).toBe(answers);
  await playOn([watches[0], again], Number.POSITIVE_INFINITY);
  await again.until(isOver);
  expect(again.events.map(({ number }) => number)).toEqual(again.events.map((_event, i) => i));
});

test("the database goes away for a while: clients wait, nothing is lost, play resumes by itself", async () => {
  const gate = await openGate(Number(new URL(postgres.url).port));
  const url = postgres.url.replace(/:\d+\/postgres$/, `:${gate.port}/postgres`);
  const one = await serve(url);
  const { watches } = await across([one.address, one.address]);
  await playOn(watches, 2);
  await Promise.race(watches.map((watch) => watch.until(({ decisions }) => decisions.length > 0)));
  const asked = watches.find(({ decisions }) => decisions.length > 0)!;
  const decision = asked.decisions[0]!;
  gate.shut();
  expect((await fetch(`${one.address}/readyz`)).status).toBe(503);
  const answered = asked.answer(decision, anyPicks(decision));
  expect((await fetch(`${one.address}/healthz`)).status).toBe(200);
  await gate.reopen();
  await answered;
  await playOn(watches, Number.POSITIVE_INFINITY);
  for (const watch of watches) await watch.until(isOver);
});

test("a process that no longer hears of the others, although no connection ended, says so, sends its people away, and hears again", async () => {
  const gate = await openGate(Number(new URL(postgres.url).port));
  const url = postgres.url.replace(/:\d+\/postgres$/, `:${gate.port}/postgres`);
  const [deaf, other] = [await serve(url, { beatEvery: 100 }), await serve()];
  const { watches, warden, smuggler } = await across([deaf.address, other.address]);
  await playOn(watches, 2);
  const isReady = async () => (await fetch(`${deaf.address}/readyz`)).status;
  expect(await isReady()).toBe(200);
  const lost = new Promise<void>((resolve) => smuggler.onLine((state) => state === "lost" && resolve()));
  gate.silence("tavolata-notices");
  await lost;
  expect(await isReady()).toBe(503);
  const late = new WebSocket(`${deaf.address.replace("http", "ws")}/api/play`);
  const [, { statusCode }] = (await once(late, "unexpected-response")) as [unknown, { readonly statusCode: number }];
  expect(statusCode).toBe(503);
  late.on("error", () => {}).terminate();
  gate.hearAgain();
  await expect.poll(isReady).toBe(200);
  // What was played at the other process meanwhile, and what is played from now on, reaches whoever came back.
  await playOn(watches, Number.POSITIVE_INFINITY);
  for (const watch of watches) await watch.until(isOver);
  warden.close();
});

test("a database that falls silent keeps no server from ending when it is asked to", async () => {
  const gate = await openGate(Number(new URL(postgres.url).port));
  const url = new URL(postgres.url);
  url.port = String(gate.port);
  const { child, address } = await serveApart(url.href, "pipe");
  let log = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  const mira = clientAt(address);
  await mira.comeIn("Mira");
  const { id } = await mira.openTable({ game: "lantern-quay", begin: "now", seats: { "warden-1": { sits: "me" } } });
  const watch = await mira.watch(id, "warden-1");
  await watch.until(({ decisions }) => decisions.length > 0);
  gate.fallSilent();
  watch.answer(watch.decisions[0]!, anyPicks(watch.decisions[0]!)).catch(() => {}); // nobody will ever store it
  const refused = fetch(`${address}/readyz`).catch(() => {});
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await refused;
  // That the storage was let go is said once, and not as many faults as there were connections.
  expect(log).toMatch(/"part":"storage".*this didn't end in time/);
  expect(log).not.toContain("Connection terminated unexpectedly");
});

/** A server in a process of its own, to be killed. */
async function serveApart(
  url = postgres.url,
  log: "inherit" | "pipe" = "inherit",
): Promise<{ child: ChildProcess; address: string }> {
  const folder = await mkdtemp(join(tmpdir(), "apart-"));
  const script = fileURLToPath(new URL("../../apps/cli/bin/tavolata.js", import.meta.url));
  const env = { ...process.env, DATABASE_URL: url };
  const args = [script, "serve", "--port", String(await freePort()), "--folder", folder];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", log] });
  open.push(async () => {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true });
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.on("exit", () => reject(new Error("The server ended before it said where it is.")));
    child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      const found = /http:\/\/localhost:(\d+)/.exec(text);
      if (found) resolve(`http://127.0.0.1:${found[1]}`);
    });
  });
  return { child, address };
}

/** A gate before the database that can be shut: all connections break, and none can be made. Some can be silenced: they stay, and nothing comes through. */
async function openGate(behind: number) {
  const sockets = new Set<Socket>();
  let silenced: string | undefined;
  let listener: Listener;
  const pass = (from: Socket, to: Socket, isSilent: () => boolean) =>
    from.on("data", (bytes) => void (isSilent() || to.write(bytes)));
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      listener = createServer((socket) => {
        const through = connect(behind, "127.0.0.1");
        let greeting = "";
        socket.once("data", (bytes) => {
          greeting = String(bytes);
        });
        const isSilent = () => silenced !== undefined && greeting.includes(silenced);
        pass(socket, through, isSilent);
        pass(through, socket, isSilent);
        for (const [end, far] of [
          [socket, through],
          [through, socket],
        ] as const) {
          sockets.add(end);
          end.on("error", () => {});
          end.on("close", () => {
            sockets.delete(end);
            far.end();
          });
        }
      }).listen(port, "127.0.0.1", resolve);
    });
  const port = await freePort();
  await listen(port);
  const shut = () => {
    listener.close();
    for (const socket of sockets) socket.destroy();
  };
  open.push(shut);
  const silence = (name: string) => {
    silenced = name;
  };
  const hearAgain = () => {
    silenced = undefined;
  };
  /** Nothing comes through any more, in either direction, and nobody hangs up. */
  const fallSilent = () => {
    for (const socket of sockets) socket.removeAllListeners("data").pause();
  };
  return { port, shut, reopen: () => listen(port), silence, hearAgain, fallSilent };
}

test("what one person may keep is counted by all processes together", async () => {
  const settings = { quotas: { running: 3 } };
  const [one, other] = [await serve(postgres.url, settings), await serve(postgres.url, settings)];
  const here = clientAt(one.address);
  await here.comeIn("Mira");
  const there = clientAt(other.address, cookieOf(here));
  const open = (client: Client) => client.openTable({ game: "lantern-quay" });
  const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => open(i % 2 === 0 ? here : there)));
  const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason as { fault: string }] : []));
  expect(refused.map(({ fault }) => fault)).toEqual(Array(9).fill("too-many-kept"));
  const [first] = (await there.tables("mine")).tables;
  await there.deleteTable(first!.id);
  await open(here);
});

test("whoever sits down at one process while a table is deleted at another either sits there, or has come too late", async () => {
  const [one, other] = [await serve(), await serve()];
  const [owner, guest] = [clientAt(one.address), clientAt(other.address)];
  await owner.comeIn("Mira");
  await guest.comeIn("Tor");
  for (let i = 0; i < 8; i++) {
    const { id } = await owner.openTable({ game: "lantern-quay", open: true });
    const [sits, goes] = await Promise.allSettled([guest.sit(id, "warden-1", { sits: "me" }), owner.deleteTable(id)]);
    expect([sits.status, goes.status].sort()).toEqual(["fulfilled", "rejected"]);
    if (goes.status === "rejected") expect(goes.reason).toMatchObject({ fault: "others-sit" });
    else if (sits.status === "rejected") expect(["not-found", "seat-taken"]).toContain(sits.reason.fault);
  }
});
