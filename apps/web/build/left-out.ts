import type { Plugin } from "vite";

/** What stands where a part of a game was left out: whoever wants it all the same is told so. */
const nothing = "\0left-out";

/**
 * Leaves parts of the games out of what is built: a game's door leads to all of it, but a page prints nothing, and whatever makes documents
 * would come along with it.
 */
export function leftOut(part: string): Plugin {
  return {
    name: `left-out-${part}`,
    enforce: "pre",
    resolveId: (id, importer) =>
      id.startsWith(`./${part}/`) && importer && /\/games\/[^/]+\/game\.ts$/.test(importer.replaceAll("\\", "/"))
        ? nothing
        : undefined,
    load: (id) =>
      id === nothing ? { code: `throw new Error("This part of the game isn't here.");`, moduleType: "js" } : undefined,
  };
}
