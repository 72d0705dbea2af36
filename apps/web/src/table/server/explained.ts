import type { TableWatch } from "@tavolata/client";
import type { Decision } from "@tavolata/kernel";

/** Open decisions with what is barred, which the server tells when it is asked. */
export class ExplainedDecisions {
  readonly #known = new Map<string, Decision>();

  /** The decision with what is barred, as soon as that is known; `came` is called when it is. */
  with(decision: Decision, watch: TableWatch | undefined, came: (decision: Decision) => void): Decision {
    const known = this.#known.get(decision.key);
    if (known) return known;
    this.#known.set(decision.key, decision);
    watch?.explain(decision).then(
      (explained) => {
        this.#known.set(decision.key, explained);
        came(explained);
      },
      () => {}, // it isn't open any more
    );
    return decision;
  }
}
