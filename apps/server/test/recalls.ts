import { rushesWhile } from "../src/limits/rush.js";
import { Recalls } from "../src/play/recalls.js";

/** What brings long matches back at a server that never comes too late. */
export function newRecalls(): Recalls {
  return new Recalls(rushesWhile(() => false).replays);
}

/** Payment of who has enough. */
export const pay = (): void => {};
