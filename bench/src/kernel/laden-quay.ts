import { open, type Ruleset } from "@tavolata/kernel";
import { lanternQuay, type Quay, type QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import { harbourLedger } from "./ledger.js";

/** Lantern Quay with a harbour ledger on the table, so that the state is about 20 KB. Everybody may read the ledger. */
export const ladenQuay: Ruleset<Quay, QuayEvent> = {
  ...lanternQuay,
  id: "laden-quay",
  setup: (options, seats) => ({ ...lanternQuay.setup(options, seats), ledger: harbourLedger() }),
  visibility: {
    veil: "fields",
    fields: { ...(lanternQuay.visibility.veil === "fields" ? lanternQuay.visibility.fields : {}), ledger: open },
  },
};
