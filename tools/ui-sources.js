import { join } from "node:path";
import { root } from "./root.js";

/** Leads imports of packages/ui to its sources: some are .ts and some .tsx, which no pattern of a package's exports can tell apart. */
export const uiSources = {
  find: /^@tavolata\/ui\/(.+)\.js$/,
  replacement: join(root, "packages", "ui", "src", "$1"),
};
