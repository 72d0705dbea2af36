/** One side of a measurement, in a process of its own: told how long, it works, and tells how much it has done in a second of the processor. */
import { processorClock } from "./clock.js";
import { rateOf, type Work } from "./rates.js";

const { work } = (await import(process.argv[2]!)) as { readonly work: Work };
process.on("message", (length) => process.send!(rateOf(work, length as number, processorClock)));
