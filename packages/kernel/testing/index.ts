export { battery, type Check, type Plan } from "./battery.js";
export { answeredByChance, type ByChance, momentsByChance, playByChance } from "./by-chance.js";
export { checkGolden, checkStory, goldenText } from "./golden.js";
export { anew, type HiddenTable, hiddenZoneProblems, hiddenZones } from "./hidden-zones.js";
export { allImportedBy, ruleSourceProblems } from "./hygiene.js";
export {
  answerOf,
  callsIn,
  cook,
  firstPolicy,
  type Policy,
  picksOf,
  play,
  type Recipe,
  randomPolicy,
  randomRecipe,
  replayCommand,
} from "./play.js";
export { type Scene, ScriptedTable, scriptedTable } from "./scripted-table.js";
export { sourcesOfGame } from "./sources.js";
export { spoilers, spoiltText } from "./spoilt.js";
