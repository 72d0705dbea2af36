import { Match } from "@tavolata/kernel";
import { PeerGame } from "../boardgame-io/peer-game.js";
import { durationsOf } from "../measuring/durations.js";
import { quantile } from "../measuring/quantile.js";
import { lessIsBetter, type Metric } from "../metric.js";
import { ladenQuay } from "./laden-quay.js";
import { harbourLedger } from "./ledger.js";
import { matchesInSearch, peerMatchesInSearch } from "./nested-decision.js";

/**
 * A match of the 20 KB table, in the middle of a search, to text and back to a match that goes on. The peer's is what its
 * server stores, its state and its log, without the copies of the state that it stores for undo.
 */
export function measure(): readonly Metric[] {
  const matches = matchesInSearch(16);
  const peers = peerMatchesInSearch(new PeerGame({ ledger: harbourLedger }), 16);
  let next = 0;
  const { ours, peer } = durationsOf(
    {
      ours: () => {
        next = (next + 1) % matches.length;
        return Match.load(ladenQuay, JSON.parse(JSON.stringify(matches[next]!.save())));
      },
      peer: () => {
        next = (next + 1) % peers.length;
        const { state, log } = peers[next]!;
        const { G, ctx, plugins, _stateID } = state;
        return JSON.parse(JSON.stringify({ state: { G, ctx, plugins, _stateID }, log: log() }));
      },
    },
    { warmUp: 500, repeats: 4000 },
  );
  const figure = (name: string, share: number, unit: string) =>
    lessIsBetter({ name, ours: quantile(ours, share), peer: quantile(peer, share), unit });
  return [figure("save-load", 0.5, "µs, p50"), figure("save-load-p99", 0.99, "µs, p99")];
}
