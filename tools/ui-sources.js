import { join } from "node:path";
import { house } from "./house.js";

/** Leads imports of packages/ui to its sources: some are .ts and some .tsx, which no pattern of a package's exports can tell apart. */
export const uiSources = {
  find: /^@tavolata\/ui\/(.+)\.js$/,
  replacement: join(house, "packages", "ui", "src", "$1"),
};
