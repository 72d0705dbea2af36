import { BotTable } from "@tavolata/bots";
import { type NodeTransport, nodeClient, type TableWatch } from "@tavolata/client/node";
import type { FromServer } from "@tavolata/client/protocol";
import { Match, type Save } from "@tavolata/kernel";
import { gameOf } from "@tavolata/shelf/games";
import { WebSocket } from "ws";
import { freePort } from "../../support/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { type TriedStorage, tryPGlite, tryPostgres } from "../house/storage.js";
import type { Finding, Trial } from "../trial.js";

/** The match that is watched, and how often. */
const answers = 15_000;
const sockets = 100;
const watchesOfEach = 12;

/** How many tables play beside it, how often each answers a second, and for how long in milliseconds. */
const tables = 10;
const answersPerSecond = 2;
const quiet = 10_000;
const storm = 30_000;

/** An answer at another table takes no longer than so many milliseconds, 99 times of 100. */
const bound = 250;

export const heavyWatching: Trial = {
  title: `${sockets} sockets with ${watchesOfEach} watches each on a match of ${answers.toLocaleString("en")} answers`,
  async run({ seed }, say) {
    const findings: Finding[] = [];
    const save = await longMatch(seed);
    say(`a match of ${save.answers.length} answers`);
    for (const open of [tryPGlite, tryPostgres]) {
      for (const asksEarlier of [true, false]) {
        const storage = await open();
        try {
          findings.push(await watchHeavily(storage, save, asksEarlier, say));
        } finally {
          await storage.remove();
        }
      }
    }
    return findings;
  },
};

/** With the limits that a house has: every socket is another guest's, and comes from another address. */
async function watchHeavily(
  storage: TriedStorage,
  save: Save,
  asksEarlier: boolean,
  say: (line: string) => void,
): Promise<Finding> {
  const settings = { place: storage.place, port: await freePort(), env: { ORDEAL_LIMITS: "own" } };
  const address = `http://127.0.0.1:${settings.port}`;
  const server = await ServerProcess.start(settings);
  const clients = [];
  try {
    await server.saysReady();
    const owner = nodeClient(address);
    clients.push(owner);
    await owner.comeIn("Owner");
    const { id } = await owner.openFromFile({ save, open: true });
    const players = await Promise.all(Array.from({ length: tables }, (_, i) => sitDown(address, i)));
    clients.push(...players.map(({ client }) => client));
    const before = await playOn(players, quiet, server);
    say(`${storage.name}: without watchers: ${said(before)}`);
    const crowd = await Crowd.come(address, id, asksEarlier);
    const during = await playOn(players, storm, server);
    crowd.leave();
    say(`${storage.name}: with watchers: ${said(during)}; ${crowd.said}`);
    const who = asksEarlier ? "pages that ask for older events" : "pages that want all events at once";
    return {
      claim: `${storage.name}: with ${sockets} × ${watchesOfEach} watches by ${who}, other tables' p99 stays under ${bound} ms`,
      holds: during.p99 < bound,
      seen: [`before: ${said(before)}`, `meanwhile: ${said(during)}`, crowd.said],
    };
  } finally {
    for (const client of clients) client.close();
    await server.kill();
  }
}

interface Player {
  readonly client: ReturnType<typeof nodeClient>;
  readonly watches: readonly TableWatch[];
}

async function sitDown(address: string, i: number): Promise<Player> {
  const client = nodeClient(address);
  await client.comeIn(`Player ${i}`);
  const { id, seats } = await client.openTable({ game: "heroquest" });
  for (const { seat } of seats) await client.sit(id, seat, { sits: "me" });
  return { client, watches: await Promise.all(seats.map(({ seat }) => client.watch(id, seat))) };
}

interface Played {
  readonly answers: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** How long /healthz took at the longest. */
  readonly health: number;
  /** How much of a processor the server took. */
  readonly work: number;
}

/** Every table answers so often a second, whatever happens to the others: what comes late counts as late. */
async function playOn(players: readonly Player[], time: number, server: ServerProcess): Promise<Played> {
  const address = `http://127.0.0.1:${server.port}`;
  const worked = server.work;
  const took: number[] = [];
  const health: number[] = [];
  const end = performance.now() + time;
  const play = async ({ watches }: Player, i: number) => {
    let next = performance.now() + (i / tables) * (1_000 / answersPerSecond);
    while (next < end) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
      const asked = watches.find(({ decisions }) => decisions.length > 0);
      const decision = asked?.decisions[0];
      if (asked && decision) {
        const { options, min } = decision;
        await asked
          .answer(
            decision,
            options.slice(0, Math.max(1, min)).map((option) => option.id),
          )
          .catch(() => {});
        took.push(performance.now() - next);
      }
      next = Math.max(next + 1_000 / answersPerSecond, performance.now() - 5_000);
    }
  };
  const look = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      await fetch(`${address}/healthz`).catch(() => {});
      health.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  await Promise.all([...players.map(play), look()]);
  const sorted = took.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return {
    answers: sorted.length,
    median: at(0.5),
    p99: at(0.99),
    longest: at(1),
    health: Math.max(...health),
    work: (server.work - worked) / time,
  };
}

function said({ answers: count, median, p99, longest, health, work }: Played): string {
  const ms = (value: number) => `${Math.round(value)} ms`;
  return `${count} answers at ${tables} other tables: median ${ms(median)}, p99 ${ms(p99)}, longest ${ms(longest)}; /healthz at most ${ms(health)}; the server took ${Math.round(100 * work)} % of a processor`;
}

/** Everybody watches at once, and begins anew whenever a watch is refused or was told. */
class Crowd {
  readonly #told: Record<string, number> = {};
  #bytes = 0;

  private constructor(private readonly open: readonly WebSocket[]) {}

  static async come(address: string, table: string, earlier: boolean): Promise<Crowd> {
    const guests = Array.from({ length: sockets }, async (_, i) => {
      const client = nodeClient(address);
      await client.comeIn(`Watcher ${i}`);
      const { cookie } = client.transport as NodeTransport;
      const socket = new WebSocket(`${address.replace("http", "ws")}/api/play`, {
        headers: { cookie: cookie! },
        localAddress: `127.0.1.${i + 1}`,
      });
      await new Promise((resolve) => socket.once("message", resolve));
      return socket;
    });
    const crowd = new Crowd(await Promise.all(guests));
    for (const socket of crowd.open) crowd.#watch(socket, table, earlier);
    return crowd;
  }

  #watch(socket: WebSocket, table: string, earlier: boolean): void {
    const ask = (id: string) => {
      const how = earlier ? { earlier: true, changes: true } : {};
      if (socket.readyState === socket.OPEN)
        socket.send(JSON.stringify({ type: "watch", id, table, as: "audience", ...how }));
    };
    socket.on("close", () => this.#count("connections that were let go"));
    socket.on("message", (data) => {
      const bytes = data as Buffer;
      this.#bytes += bytes.length;
      if (!/^\{"type":"(watching|refused)"/.test(bytes.toString("latin1", 0, 20))) return; // to read it all would hold up who measures here
      const message = JSON.parse(String(bytes)) as FromServer;
      if (message.type !== "watching" && message.type !== "refused") return;
      this.#count(message.type === "refused" ? message.why.fault : "told");
      setTimeout(() => ask(message.id ?? "again"), 1_000);
    });
    for (let i = 0; i < watchesOfEach; i++) ask(`watch-${i}`);
  }

  #count(what: string): void {
    this.#told[what] = (this.#told[what] ?? 0) + 1;
  }

  leave(): void {
    for (const socket of this.open) {
      socket.removeAllListeners("close");
      socket.terminate();
    }
  }

  get said(): string {
    const counts = Object.entries(this.#told).map(([what, count]) => `${what} ${count}`);
    return `watches: ${counts.join(", ") || "none was answered"}; ${Math.round(this.#bytes / 1e6)} MB were sent to them`;
  }
}

/** A campaign in which the heroes play by rules of thumb and the Evil Wizard by chance: that lasts. */
async function longMatch(seed: string): Promise<Save> {
  const { ruleset, bots } = await gameOf("heroquest").works();
  for (let i = 0; ; i++) {
    const match = Match.start(ruleset, { options: { campaign: true }, seed: `${seed}-heavy-${i}` });
    const table = new BotTable(match, (seat) => bots[seat === "wizard" ? "random" : "easy"]!);
    while (match.at < answers && !match.outcome) table.answer(match.asked[0]!);
    if (!match.outcome) return match.save();
  }
}
