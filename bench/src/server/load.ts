import { freePort } from "@tavolata/e2e/free-port";
import type { Load } from "@tavolata/game";
import { quantile } from "../measuring/quantile.js";
import { lessIsBetter, type Metric, moreIsBetter } from "../metric.js";
import type { Scale } from "../part.js";
import { answersFor, type DrivePace, drive, p99 } from "./drive.js";
import { loadScripts } from "./games.js";
import { gradually } from "./gradually.js";
import { OwnServer } from "./own-server.js";
import { OwnTable } from "./own-table.js";
import { emptyPlace, type StorageName } from "./place.js";

/** As it should be: 2,000 tables make 1,000 answers a second. */
const usual = { tables: 2_000, seconds: 60 };

const warmUp = 10;

/** So many tables of a game, each with a socket and an answer every two seconds; then the server is killed, and what it stored is looked up. */
export async function measureLoad(
  game: string,
  load: Load,
  storage: StorageName,
  scale: Scale,
): Promise<readonly Metric[]> {
  const { tables: count, seconds } = { ...usual, ...scale };
  const pace: DrivePace = { warmUp, seconds };
  const say = (what: string) => console.error(`  ${what}`);
  const { place, remove } = await emptyPlace(storage);
  const wanted = { place, port: await freePort() };
  let server = await OwnServer.start("serve.js", wanted);
  try {
    const scripts = await loadScripts(game, load, answersFor(pace));
    const address = `http://127.0.0.1:${wanted.port}`;
    const tables = await gradually(0, count, (i) => OwnTable.open(address, i, scripts[i % scripts.length]!));
    say(`${count} tables are open; the server holds ${megabytes(server.memory)} MB`);
    const work: number[] = [];
    const driven = await drive(tables, pace, () => work.push(server.work));
    const [memory, most] = [server.memory, server.mostMemory];
    const refused = tables.flatMap((table) => table.refused);
    if (refused.length > 0) say(`${refused.length} answers were refused, such as: ${refused[0]}`);
    say(`${driven.sent} answers, ${driven.missing} of them without an event within ten seconds; now kill -9`);
    for (const table of tables) table.close();
    await server.kill();
    server = await OwnServer.start("serve.js", wanted);
    const lost = await gradually(0, count, (i) => tables[i]!.lost());
    const name = (what: string) => `${game}-${storage}-${what}`;
    const told = driven.sent - driven.missing;
    return [
      lessIsBetter({ name: name("p99"), ours: p99(driven), peer: null, unit: "ms, p99", target: { under: 100 } }),
      lessIsBetter({ name: name("p50"), ours: quantile(driven.latencies, 0.5), peer: null, unit: "ms, p50" }),
      moreIsBetter({
        name: name("answers"),
        ours: told / seconds,
        peer: null,
        unit: "answers/s",
        target: { atLeast: Math.floor(count / 2) },
      }),
      lessIsBetter({
        name: name("lost"),
        ours: driven.missing + refused.length + lost.reduce((sum, one) => sum + one, 0),
        peer: null,
        unit: "answers",
        target: { under: 1 },
      }),
      lessIsBetter({
        name: name("memory"),
        ours: megabytes(most),
        peer: null,
        unit: "MB, most",
        target: { under: 1_500 },
      }),
      lessIsBetter({ name: name("memory-end"), ours: megabytes(memory), peer: null, unit: "MB, at the end" }),
      lessIsBetter({
        name: name("work"),
        ours: (work[1]! - work[0]!) / driven.sent,
        peer: null,
        unit: "ms of processor/answer",
      }),
    ];
  } finally {
    await server.kill();
    await remove();
  }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6);
}
