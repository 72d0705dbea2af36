export { CustomQuestOption } from "./custom-quest.js";
export {
  type Deck,
  type DeckRule,
  deckVisibility,
  discardCards,
  drawCard,
  drawCards,
  lookAtTop,
  newDeck,
  putAtBottom,
  putOnTop,
  removeCard,
  reshuffle,
  shuffleIn,
  topCards,
} from "./deck.js";
export { countFaces, numberedDie, oddsOfCount, sumFaces, weightedDie } from "./dice.js";
export { type Graph, graphOf, type Layer } from "./graph.js";
export { forgetOthers } from "./known-cards.js";
export {
  costsFrom,
  costsTo,
  impassable,
  type MayStep,
  nearestOf,
  nextSteps,
  pathOf,
  stepsBetween,
  stepsFrom,
  stepsTo,
  unreached,
} from "./paths.js";
export {
  fileProblem,
  fixedQuest,
  longestQuest,
  ownId,
  problemInFile,
  type QuestFileOf,
  type QuestLanguage,
  type QuestReading,
  type QuestTexts,
  questFileIn,
  questFileShape,
  rememberingReader,
  textTables,
  untranslatedTexts,
} from "./quest-file.js";
export {
  type ProblemKind,
  problemsOf,
  type QuestChange,
  type QuestFix,
  type QuestProblem,
  removing,
  withChange,
} from "./quest-problem.js";
export { clockwiseFrom } from "./seats.js";
export {
  either,
  fieldsOf,
  list,
  misfitsIn,
  mostMisfits,
  oneOfKinds,
  record,
  type Shape,
  text,
  whole,
  word,
  yesOrNo,
} from "./shape.js";
export { type Features, type Learnt, likelihood, weighed } from "./weighing.js";
