import { measuredGames } from "../games/measured.js";
import type { BenchmarkPart, Measurement } from "../part.js";
import type { StorageName } from "./place.js";

const loaded = measuredGames.flatMap(({ game, load }) => (load ? [{ id: game.id, load }] : []));

const storages: readonly StorageName[] = ["pglite", "postgresql"];

/** Each game that a server is tried with, on each storage: `<game>-pglite`, `<game>-postgresql`. */
const loads = loaded.flatMap(({ id, load }) =>
  storages.map((storage): [string, () => Promise<Measurement>] => [
    `${id}-${storage}`,
    async () => {
      const [{ measureLoad }, tables] = await Promise.all([import("./load.js"), load()]);
      return { measure: (scale) => measureLoad(id, tables, storage, scale) };
    },
  ]),
);

/** The live table under load, against boardgame.io's server. */
export const server: BenchmarkPart = {
  measurements: { ...Object.fromEntries(loads), "tables-held": () => import("./tables-held.js") },
  async about() {
    const { aboutOf } = await import("./about.js");
    return aboutOf(await Promise.all(loaded.map(async ({ id, load }) => ({ id, ...(await load()) }))));
  },
};
