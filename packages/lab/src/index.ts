export { botsFrom, checkVariant, experimentOf, variantFrom, type Wish, withSetting } from "./check.js";
export { checkCorrections, withCorrections } from "./corrections.js";
export { Course, type Verdict } from "./course.js";
export { cardsCsv, lossesCsv, matchesCsv, variantsCsv } from "./csv.js";
export {
  type Chunk,
  type Correction,
  chunkOf,
  type Experiment,
  type FixedAnswer,
  fingerprint,
  type Stopping,
  seedOf,
  usualBound,
  type Variant,
} from "./experiment.js";
export {
  type Counted,
  type Figures,
  figuresOf,
  type Interval,
  interval,
  mean,
  meanInterval,
  median,
} from "./figures.js";
export { Folder, type Keeper, type KeptChunk } from "./folder.js";
export type { LabGames } from "./games.js";
export { type GymMessage, type GymSettings, type Line, type Observation, playGym } from "./gym.js";
export { type Difficulty, difficultyOf, type Label, type Labels, labelOf } from "./labels/difficulty.js";
export { type LabelWish, measureLabels } from "./labels/measure.js";
export { botFor, picking, playChunk, type Row } from "./one-match.js";
export { labSpeaker, ownMessages } from "./own-messages.js";
export { differenceInterval, exactChance, type Paired, paired } from "./paired.js";
export { type Player, playersFor, type ReadyPlayer, threadPlayer } from "./players.js";
export { Refused } from "./refused.js";
export { playAll, type Running, runExperiment } from "./running.js";
export { namedBy, namesScenario } from "./scenarios.js";
export { isCalled, seatsCalled, stemOf } from "./seats.js";
export { boundsOf, looksOf } from "./stopping.js";
export { type CardValue, type LossCount, type Summary, summaryOf, type VariantSummary } from "./summary.js";
