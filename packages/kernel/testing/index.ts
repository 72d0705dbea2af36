export { battery } from "./battery.js";
export { answeredByChance, momentsByChance, playByChance } from "./by-chance.js";
export { checkGolden, checkStory, goldenText } from "./golden.js";
export { anew, type HiddenTable, hiddenZoneProblems, hiddenZones } from "./hidden-zones.js";
export { allImportedBy, ruleSourceProblems } from "./hygiene.js";
export {
  answerOf,
  cook,
  type Policy,
  picksOf,
  play,
  randomPolicy,
  randomRecipe,
  replayCommand,
} from "./play.js";
export { ScriptedTable, scriptedTable, type TestScene } from "./scripted-table.js";
export { sourcesOfGame } from "./sources.js";
export { spoilers, spoiltText } from "./spoilt.js";
