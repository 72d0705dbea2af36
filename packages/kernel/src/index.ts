export { automaticWord, mostAutomaticWords, type Stream } from "./chance/automatic.js";
export {
  type Contribution,
  contributionValue,
  freshContribution,
  isContribution,
  mostContributions,
} from "./chance/contribution.js";
export { chancesOf, type Die, faceOf } from "./chance/die.js";
export { realKinds } from "./chance/physical.js";
export type { Script } from "./chance/scripted.js";
export { freshSeed, seedHash, splitSeed, WordStream } from "./chance/seed.js";
export { type Chance, shuffleWith } from "./chance/source.js";
export { Content, type ContentChange, defineContent } from "./content/content.js";
export { derived } from "./content/derived.js";
export { frozen } from "./content/frozen.js";
export { CorrectionCheck } from "./corrections/check.js";
export {
  correctionsId,
  correctionsOption,
  longestCorrections,
} from "./corrections/corrections.js";
export type { CorrectedValue, PrintedValue } from "./corrections/printed-values.js";
export { type CorrectedValues, correctionsText, mostCorrections, readCorrections } from "./corrections/text.js";
export type { EventCount, EventCounts } from "./match/event-counts.js";
export type { Counts, Recent } from "./match/journal.js";
export { type Lost, noticeOf } from "./match/lost.js";
export { type Asked, Match, type View } from "./match/match.js";
export type { Loss, MatchSummary, SummarizeMatch } from "./match/match-summary.js";
export {
  AnswerRefused,
  ContributionRefused,
  OptionsRefused,
  RulesMistake,
  SaveRefused,
  ScriptMistake,
  UndoRefused,
} from "./match/refusal.js";
export type { Beginning } from "./match/starting.js";
export {
  ActionMenu,
  actionOffer,
  actionsOf,
  declaredOffer,
  type GameAction,
  gameAction,
  type ListedAction,
} from "./rules/action-menu.js";
export { anyOptions } from "./rules/any-options.js";
export {
  type Answer,
  type Ask,
  type AskDetails,
  ask,
  type BarredOption,
  type Decision,
  type Option,
} from "./rules/decision.js";
export type { GameEvent, KernelEvent, VisibleEvent } from "./rules/event.js";
export type { Flow, Question, Reply } from "./rules/flow.js";
export {
  type Callable,
  calledBy,
  type Interjection,
  type Interjections,
  interjectionSign,
  type OpenQuestion,
} from "./rules/interjection.js";
export { type Message, type MessageArgument, say } from "./rules/message.js";
export { nearest } from "./rules/nearest.js";
export {
  type BoardReference,
  each,
  type Facts,
  type NamedOption,
  type Naming,
  type Offer,
  one,
  splitOption,
  type Wording,
} from "./rules/offer.js";
export {
  completeOptions,
  contentFor,
  correctionsIn,
  type OptionDefinition,
  type OptionRules,
  type Options,
  type OptionsOf,
  type OptionValue,
  openOptions,
  optionsOf,
  ownersOptions,
  soundOptions,
  type TextDefinition,
  unprintable,
  usualOptions,
} from "./rules/options.js";
export type { Outcome } from "./rules/outcome.js";
export { type Bar, bar, type RuleId } from "./rules/rule.js";
export type { Migration, Ruleset, Steps } from "./rules/ruleset.js";
export { audience, everything, type Onlooker, type Seat, tableSeat } from "./rules/seat.js";
export { done, Settled } from "./rules/settled.js";
export { Table, type ThrowDetails } from "./rules/table.js";
export type { CorrectableTables, Origin, TableProblem } from "./saves/correctable.js";
export { copy, type Json, whyNotPlain } from "./saves/json.js";
export { objectArray } from "./saves/object-array.js";
export {
  type ChanceSetting,
  defaultSettings,
  type Given,
  type Mark,
  optionsOfVersion,
  type Save,
  type Settings,
} from "./saves/save.js";
export { longestSeed, longestVersion } from "./saves/save-check.js";
export { replay, type Verdict, verify, verifying } from "./saves/verify.js";
export type { SecretMessages } from "./visibility/secret-messages.js";
export { cardsIn, countIn, knownIn, type Pile, type ViewOf } from "./visibility/view-of.js";
export {
  borrowedView,
  bySeat,
  determinize,
  type EveryVisibility,
  every,
  type Fields,
  type FieldsVisibility,
  fields,
  type HiddenVisibility,
  hidden,
  type InternalVisibility,
  internal,
  type Looking,
  type OpenVisibility,
  open,
  type PileVisibility,
  pile,
  possibleIn,
  type SeatsVisibility,
  see,
  unseenBy,
  type Visibility,
  type WhenVisibility,
  when,
} from "./visibility/visibility.js";
