import { freePort } from "@tavolata/e2e/free-port";
import { type Metric, moreIsBetter } from "../metric.js";
import type { Scale } from "../part.js";
import type { DrivePace } from "./drive.js";
import { quayScripts } from "./games.js";
import { gradually } from "./gradually.js";
import { mostHeld, type Tried } from "./holding.js";
import { OwnServer } from "./own-server.js";
import { OwnTable } from "./own-table.js";
import { PeerServerTable, peerScript, peerSeed } from "./peer-tables.js";
import { emptyPlace, type StorageName } from "./place.js";

const warmUp = 2;
const usual = { seconds: 6, tables: 16_000 };

/** Enough answers for sixteen tries at the same tables. */
const scriptLength = 64;

/** How many tables of the same small game our server and boardgame.io's hold, each on what it stores in. */
export async function measure(scale: Scale): Promise<readonly Metric[]> {
  const { seconds, tables: most } = { ...usual, ...scale };
  const search = { pace: { warmUp, seconds } satisfies DrivePace, first: Math.min(500, most), most };
  const ours = (storage: StorageName) => withOurs(storage, (tried) => mostHeld(tried, search));
  const peers = (storage: "memory" | "postgresql") => withPeer(storage, (tried) => mostHeld(tried, search));
  const [oursOnPostgres, peerOnPostgres] = [await ours("postgresql"), await peers("postgresql")];
  const [oursOnPGlite, peerInMemory] = [await ours("pglite"), await peers("memory")];
  const unit = "tables";
  return [
    moreIsBetter({ name: "tables-held", ours: oursOnPostgres, peer: peerOnPostgres, unit, target: { ratio: 5 } }),
    moreIsBetter({ name: "tables-held-pglite", ours: oursOnPGlite, peer: peerOnPostgres, unit }),
    moreIsBetter({ name: "tables-held-peer-in-memory", ours: oursOnPGlite, peer: peerInMemory, unit }),
  ];
}

async function withOurs(storage: StorageName, search: (tried: Tried) => Promise<number>): Promise<number> {
  const { place, remove } = await emptyPlace(storage);
  const port = await freePort();
  const server = await OwnServer.start("serve.js", { place, port });
  const scripts = await quayScripts(scriptLength);
  const opened: OwnTable[] = [];
  try {
    return await search({
      name: `ours on ${storage}`,
      work: () => server.work,
      async open(from, to) {
        const address = `http://127.0.0.1:${port}`;
        const more = await gradually(from, to, (i) => OwnTable.open(address, i, scripts[i % scripts.length]!));
        opened.push(...more);
        return more;
      },
    });
  } finally {
    for (const table of opened) table.close();
    await server.kill();
    await remove();
  }
}

async function withPeer(storage: "memory" | "postgresql", search: (tried: Tried) => Promise<number>): Promise<number> {
  const postgres = storage === "postgresql" ? await emptyPlace("postgresql") : undefined;
  const port = await freePort();
  const where = postgres && "url" in postgres.place ? { url: postgres.place.url } : {};
  const server = await OwnServer.start("serve-peer.js", { seed: peerSeed, port, ...where });
  const script = peerScript();
  const opened: PeerServerTable[] = [];
  try {
    return await search({
      name: `boardgame.io, ${storage === "memory" ? "in memory" : "on postgresql"}`,
      work: () => server.work,
      async open(from, to) {
        const address = `http://127.0.0.1:${port}`;
        const more = await gradually(from, to, (i) => PeerServerTable.open(address, `match-${i}`, script));
        opened.push(...more);
        return more;
      },
    });
  } finally {
    for (const table of opened) table.close();
    await server.kill();
    await postgres?.remove();
  }
}
