import { BotTable } from "@tavolata/bots";
import { nodeClient, type TableWatch } from "@tavolata/client/node";
import { Match, type Save } from "@tavolata/kernel";
import { freePort } from "../../support/servers/free-port.js";
import { ServerProcess } from "../house/server-process.js";
import { type TriedStorage, tryPGlite, tryPostgres } from "../house/storage.js";
import { longGame, tries } from "../play/long-game.js";
import { WatcherCrowd } from "../play/watchers.js";
import type { ChaosTrial, Finding } from "../trial.js";

/** The match that is watched, and how often. */
const answers = 15_000;
const sockets = 100;
const watchesOfEach = 12;

/** How many tables play beside it, how often each answers a second, and for how long in milliseconds. */
const tables = 10;
const answersPerSecond = 2;
const quiet = 10_000;
const storm = 30_000;

/** Nothing is waited for longer than so many milliseconds. */
const patience = 60_000;

/** An answer at another table takes no longer than so many milliseconds, 99 times of 100. */
const bound = 250;

export const heavyWatching: ChaosTrial = {
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
    const crowd = await WatcherCrowd.come({ address, table: id, sockets, watches: watchesOfEach, asksEarlier });
    const during = await playOn(players, storm, server);
    const told = await crowd.leave();
    say(`${storage.name}: with watchers: ${said(during)}; ${told}`);
    const who = asksEarlier ? "pages that ask for older events" : "pages that want all events at once";
    return {
      claim: `${storage.name}: with ${sockets} × ${watchesOfEach} watches by ${who}, other tables' p99 stays under ${bound} ms`,
      holds: during.p99 < bound,
      seen: [`before: ${said(before)}`, `meanwhile: ${said(during)}`, told],
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
  const { id, seats } = await client.openTable({ game: longGame.id });
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
        const picks = options.slice(0, Math.max(1, min)).map((option) => option.id);
        await Promise.race([asked.answer(decision, picks).catch(() => {}), later(patience)]);
        took.push(performance.now() - next);
      }
      next = Math.max(next + 1_000 / answersPerSecond, performance.now() - 5_000);
    }
  };
  const look = async () => {
    while (performance.now() < end) {
      const begin = performance.now();
      await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(patience) }).catch(() => {});
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

/** A campaign, where the game has such, in which the smaller side plays by chance and the other by rules of thumb: that lasts. */
async function longMatch(seed: string): Promise<Save> {
  const { ruleset, bots, sides } = await longGame.module();
  const options = ruleset.options.some(({ id }) => id === "campaign") ? { campaign: true } : {};
  for (let i = 0; i < tries; i++) {
    const match = Match.start(ruleset, { options, seed: `${seed}-heavy-${i}` });
    const [smaller, ...larger] = Object.values(sides?.(match.seats) ?? {}).sort((a, b) => a.length - b.length);
    const byChance = larger.length > 0 ? smaller! : [];
    const table = new BotTable(match, (seat) => bots[byChance.includes(seat) ? "random" : "easy"]!);
    while (match.at < answers && !match.outcome) table.answer(match.asked[0]!);
    if (!match.outcome) return match.save();
  }
  throw new Error(`No match of ${longGame.id} lasts for ${answers} answers.`);
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
