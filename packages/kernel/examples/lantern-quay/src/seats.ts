import type { Seat } from "../../../src/index.js";
import type { QuayOptions } from "./options.js";

/** LQ-1.1: one pair or two, a smuggler and a warden each. */
export function seats({ pairs }: QuayOptions): Seat[] {
  return pairs === 2 ? ["smuggler-1", "warden-1", "smuggler-2", "warden-2"] : ["smuggler-1", "warden-1"];
}
