export { botsFrom, checkVariant, experimentOf, variantFrom, withSetting } from "./check.js";
export { withCorrections } from "./corrections.js";
export {
  type Chunk,
  type Experiment,
  type FixedAnswer,
  fingerprint,
  seedOf,
  usualBound,
  type Variant,
} from "./experiment.js";
export { ExperimentProgress } from "./experiment-progress.js";
export { cardsCsv, lossesCsv, matchesCsv, variantsCsv } from "./figures/csv.js";
export {
  interval,
  median,
} from "./figures/figures.js";
export { differenceInterval, exactChance, paired } from "./figures/paired.js";
export { boundsOf, looksOf } from "./figures/stopping.js";
export { type Summary, summaryOf } from "./figures/summary.js";
export { Folder, type SavedChunk } from "./folder.js";
export { type GymMessage, type GymSettings, playGym } from "./gym/gym.js";
export { difficultyOf, type Labels, labelOf } from "./labels/difficulty.js";
export { measureLabels } from "./labels/measure.js";
export { picking, playChunk, type Row } from "./one-match.js";
export { labSpeaker, ownMessages } from "./own-messages.js";
export { type ChunkPlayer, playersFor, type ReadyPlayer, threadPlayer } from "./players.js";
export { ExperimentRefused } from "./refused.js";
export { playAll, runExperiment } from "./running.js";
export { namedBy } from "./scenarios.js";
export { seatsCalled, stemOf } from "./seats.js";
