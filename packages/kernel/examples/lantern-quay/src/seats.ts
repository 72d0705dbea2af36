import type { Options, Seat } from "../../../src/index.js";

/** LQ-1.1: one pair or two, a smuggler and a warden each. */
export function seats(options: Options): Seat[] {
  return options["pairs"] === 2 ? ["smuggler-1", "warden-1", "smuggler-2", "warden-2"] : ["smuggler-1", "warden-1"];
}
