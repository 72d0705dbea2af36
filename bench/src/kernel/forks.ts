import { deepStrictEqual } from "node:assert";
import type { Asked, Match } from "@tavolata/kernel";
import type { Quay, QuayContent, QuayEvent } from "@tavolata/kernel/examples/lantern-quay";
import { ratesOf } from "../measuring/rates.js";
import { type Metric, moreIsBetter } from "../metric.js";
import { matchesInSearch } from "./nested-decision.js";

/** Forks in the middle of a search on the 20 KB table, against `structuredClone` of the bare state. */
export function measure(): readonly Metric[] {
  const matches = matchesInSearch(16);
  for (const match of matches) checkTwin(match, match.fork());
  let next = 0;
  let seed = 0;
  const each = (work: (match: (typeof matches)[number]) => unknown) => () => {
    next = (next + 1) % matches.length;
    work(matches[next]!);
    return 1;
  };
  const rates = ratesOf({
    twins: each((match) => match.fork()),
    redealt: each((match) => match.fork(match.asked[0]!.seat, `fork-${seed++}`)),
    clones: each((match) => structuredClone(match.state)),
  });
  const unit = "forks/s";
  return [
    moreIsBetter({
      name: "forks",
      ours: rates.twins,
      peer: rates.clones,
      unit,
      target: { ratio: 5, atLeast: 10_000 },
    }),
    moreIsBetter({ name: "forks-redealt", ours: rates.redealt, peer: rates.clones, unit }),
  ];
}

/** A fork is worth its figure only if it is identical: the same state, byte for byte, and the same question. */
function checkTwin(match: Match<Quay, QuayEvent, QuayContent>, twin: Match<Quay, QuayEvent, QuayContent>): void {
  deepStrictEqual(JSON.stringify(twin.state), JSON.stringify(match.state));
  deepStrictEqual(twin.asked.map(plain), match.asked.map(plain));
}

function plain({ seat, kind, number, ids, min, max, repeats }: Asked) {
  return { seat, kind, number, ids, min, max, repeats };
}
