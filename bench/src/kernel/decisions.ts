import { lanternQuay } from "@tavolata/kernel/examples/lantern-quay";
import { PeerGame } from "../boardgame-io/peer-game.js";
import type { Metric } from "../metric.js";
import { decisionsPerSecond } from "./random-matches.js";

export function measure(): readonly Metric[] {
  return [decisionsPerSecond("decisions", lanternQuay, new PeerGame(), { ratio: 30 })];
}
