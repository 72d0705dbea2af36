import type { Plugin } from "vite";

/** What stands where a room of a game was left out: whoever goes there all the same is told so. */
const nothing = "\0left-out";

/** A room of a game, as its door names it: `./paper/printer.js`. */
const room = /^\.\/(\w+)\//;
const door = /\/games\/[^/]+\/game\.ts$/;

/**
 * Leaves rooms of the games out of what is built: a game's door leads everywhere, but a page prints nothing, and a worker shows nothing; whatever
 * makes documents and pictures would come along.
 */
export function leftOut(...rooms: readonly string[]): Plugin {
  return {
    name: `left-out-${rooms.join("-")}`,
    enforce: "pre",
    resolveId(id, importer) {
      if (!importer || !door.test(importer.replaceAll("\\", "/"))) return undefined;
      const [, name] = room.exec(id) ?? [];
      return name !== undefined && rooms.includes(name) ? nothing : undefined;
    },
    load: (id) =>
      id === nothing ? { code: `throw new Error("This part of the game isn't here.");`, moduleType: "js" } : undefined,
  };
}
