import type { Plugin } from "vite";

/** A room of a game, as its door names it: `./paper/printer.js`. */
const room = /^\.\/(\w+)\/.*\.js(?:on)?$/;
const door = /[\\/]games[\\/][^\\/]+[\\/]game\.[jt]s$/;

/**
 * Leaves rooms of the games out of a bundle: their doors lead everywhere, and a page prints nothing on paper, a worker shows nothing. Whoever went
 * through such a door all the same would find an empty module.
 */
export function leftOut(...rooms: readonly string[]): Plugin {
  const empty = "\0left-out";
  return {
    name: "left-out",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === empty) return empty;
      if (!importer || !door.test(importer)) return undefined;
      const [, name] = room.exec(id) ?? [];
      return name !== undefined && rooms.includes(name) ? empty : undefined;
    },
    load: (id) => (id === empty ? { code: "export default {};", moduleType: "js" } : undefined),
  };
}
