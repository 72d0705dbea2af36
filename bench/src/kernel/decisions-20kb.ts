import { PeerGame } from "../boardgame-io/peer-game.js";
import type { Metric } from "../metric.js";
import { ladenQuay } from "./laden-quay.js";
import { harbourLedger } from "./ledger.js";
import { decisionsPerSecond } from "./random-matches.js";

export function measure(): readonly Metric[] {
  return [decisionsPerSecond("decisions-20kb", ladenQuay, new PeerGame({ ledger: harbourLedger }), { ratio: 50 })];
}
