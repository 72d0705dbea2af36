export {
  ActionMenu,
  actionOffer,
  actionsOf,
  declaredOffer,
  type GameAction,
  gameAction,
  type ListedAction,
} from "./action-menu.js";
export { anyOptions } from "./any-options.js";
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
export type { CorrectableTables, Origin, TableProblem } from "./correctable.js";
export { CorrectionCheck } from "./corrections/check.js";
export {
  correctionsId,
  correctionsOption,
  longestCorrections,
} from "./corrections/corrections.js";
export type { CorrectedValue, PrintedValue } from "./corrections/printed-values.js";
export { type CorrectedValues, correctionsText, mostCorrections, readCorrections } from "./corrections/text.js";
export {
  type Answer,
  type Ask,
  type AskDetails,
  ask,
  type BarredOption,
  type Decision,
  type Option,
} from "./decision.js";
export type { GameEvent, KernelEvent, VisibleEvent } from "./event.js";
export type { EventCount, EventCounts } from "./event-counts.js";
export type { Flow, Question, Reply } from "./flow.js";
export {
  type Callable,
  calledBy,
  type Interjection,
  type Interjections,
  interjectionSign,
  type OpenQuestion,
} from "./interjection.js";
export type { Counts, Recent } from "./journal.js";
export { copy, type Json, whyNotPlain } from "./json.js";
export { type Lost, noticeOf } from "./lost.js";
export { type Asked, Match, type View } from "./match.js";
export type { Loss, MatchSummary, SummarizeMatch } from "./match-summary.js";
export { type Message, type MessageArgument, say } from "./message.js";
export { nearest } from "./nearest.js";
export { objectArray } from "./object-array.js";
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
} from "./offer.js";
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
} from "./options.js";
export type { Outcome } from "./outcome.js";
export {
  AnswerRefused,
  ContributionRefused,
  OptionsRefused,
  RulesMistake,
  SaveRefused,
  ScriptMistake,
  UndoRefused,
} from "./refusal.js";
export { type Bar, bar, type RuleId } from "./rule.js";
export type { Migration, Ruleset, Steps } from "./ruleset.js";
export {
  type ChanceSetting,
  defaultSettings,
  type Given,
  type Mark,
  optionsOfVersion,
  type Save,
  type Settings,
} from "./save.js";
export { longestSeed, longestVersion } from "./save-check.js";
export { audience, everything, type Onlooker, type Seat, tableSeat } from "./seat.js";
export type { SecretMessages } from "./secret-messages.js";
export { done, Settled } from "./settled.js";
export type { Beginning } from "./starting.js";
export { Table, type ThrowDetails } from "./table.js";

export { replay, type Verdict, verify, verifying } from "./verify.js";
export { cardsIn, countIn, knownIn, type Pile, type ViewOf } from "./view-of.js";
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
} from "./visibility.js";
