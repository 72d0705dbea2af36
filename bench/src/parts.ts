import { measuredGames } from "./games/measured.js";
import { partOf } from "./games/part.js";
import { kernel } from "./kernel/part.js";
import type { BenchmarkPart } from "./part.js";
import { search } from "./search/part.js";
import { server } from "./server/part.js";
import { web } from "./web/part.js";

/** All parts, by the name that `npm run bench -- <part>` takes. */
export const parts: Readonly<Record<string, BenchmarkPart>> = {
  kernel,
  ...Object.fromEntries(
    measuredGames.flatMap((one) => (one.speed ? [[one.game.id, partOf(one, one.speed)] as const] : [])),
  ),
  search,
  server,
  web,
};
