import { existsSync } from "node:fs";

const house = new URL("../", import.meta.url);

/** Whether a file of the house lies with a game that isn't in this tree: documents tell of all its games. */
export function isOfAbsentGame(file: string): boolean {
  const [folder] = /^games\/[\w-]+\//.exec(file) ?? [];
  return folder !== undefined && !existsSync(new URL(folder, house));
}
