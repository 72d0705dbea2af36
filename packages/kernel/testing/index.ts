export { battery, type Check, type Plan } from "./battery.js";
export { checkGolden, goldenText } from "./golden.js";
export { ruleSourceProblems } from "./hygiene.js";
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
