/** A server of boardgame.io in a process of its own, with Lantern Quay. Ends when its parent does. */
import { createRequire } from "node:module";
import type { Server as PeerServer } from "boardgame.io/dist/types/packages/server.js";
import { quayGame } from "../boardgame-io/game.js";
import { PostgresStorage } from "../boardgame-io/postgres-storage.js";

export interface PeerWanted {
  /** All matches have the same dice, so that whoever drives the server knows the moves in advance. */
  readonly seed: string;
  readonly port: number;
  /** A PostgreSQL; without one, matches are kept in memory as they usually are. */
  readonly url?: string;
}

const { Server } = createRequire(import.meta.url)("boardgame.io/server") as { Server: typeof PeerServer };
const { seed, port, url } = JSON.parse(process.argv[2]!) as PeerWanted;

process.stdin.on("end", () => process.exit(1)).resume();
const storage = url === undefined ? {} : { db: new PostgresStorage(url) };
const server = Server({ games: [{ ...quayGame(), seed }], origins: [], ...storage });
await server.run(port);
console.log(`ready ${port}`);
