import { open, type Ruleset } from "@tavolata/kernel";
import { lanternQuay, type Quay, type QuayContent, type QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import { harbourLedger } from "./ledger.js";

/** Lantern Quay with a harbour ledger on the table, so that the state is about 20 KB. Everybody may read the ledger. */
export const ladenQuay: Ruleset<Quay, QuayEvent, QuayContent> = {
  ...lanternQuay,
  id: "laden-quay",
  setup: (options, seats, content) => ({ ...lanternQuay.setup(options, seats, content), ledger: harbourLedger() }),
  visibility: {
    veil: "fields",
    fields: { ...(lanternQuay.visibility.veil === "fields" ? lanternQuay.visibility.fields : {}), ledger: open },
  },
};
