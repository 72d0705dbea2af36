export { HouseReport, RecentError } from "./admin.js";
export { changesBetween, type PlaceChange, withChanges } from "./changes.js";
export { Failure, Fault, faults, Refusal } from "./fault.js";
export { GameInfo } from "./games.js";
export {
  LabExperiment,
  LabList,
  LabResult,
  mostMatches,
  NewExperiment,
  OfExperiment,
} from "./lab.js";
export { mostFileAnswers, SavedMatch } from "./match-files.js";
export { namedBy } from "./names.js";
export { longestOption } from "./options.js";
export { questsOnPage } from "./pages.js";
export {
  CreationOptions,
  MadeCredential,
  NewPasskey,
  Passkey,
  PasskeyId,
  RequestOptions,
  ShownCredential,
  SignIn,
} from "./passkeys.js";
export { Blocking, Me, NewPerson, Person } from "./people.js";
export {
  type AllExpected,
  AskEarlier,
  AskExpected,
  AskHint,
  type BotReason,
  type ChatLine,
  DoAgain,
  type ExpectationInfo,
  Explain,
  type Explained,
  FromClient,
  type FromServer,
  GiveAnswer,
  type Have,
  type Hinted,
  LookBack,
  type LookedBack,
  largestMessage,
  type MessageTexts,
  type Refused,
  Say,
  type SeatExpectation,
  type Standing,
  TakeBack,
  type Taken,
  type ToldEarlier,
  Unwatch,
  Vote,
  Watch,
  type Watching,
} from "./play.js";
export {
  AllBoxPrintedValues,
  BoxPrintedValues,
  ChangedBoxPrintedValues,
  mostBoxPrintedValues,
  OfBox,
} from "./printed-values.js";
export {
  NewSubscription,
  PushKey,
  Quiet,
  QuietHours,
  Subscription,
  SubscriptionId,
  TableNotices,
  type TurnNotice,
} from "./push.js";
export {
  ChangedQuest,
  CopiedQuest,
  NewQuest,
  NewQuestLink,
  NewQuestLinkWish,
  OfQuest,
  OfQuestLink,
  type QuestLeading,
  QuestLink,
  QuestLinks,
  QuestList,
  QuestPage,
  QuestToken,
  QuestWithFile,
  SavedQuest,
  SharedQuest,
} from "./quests.js";
export { DiceThrown, PersonStatistics, TableStatistics } from "./statistics.js";
export { TableList, TableRow } from "./table-rows.js";
export {
  Accepting,
  Contributed,
  Contributing,
  Dice,
  Invitation,
  Invited,
  Leading,
  Link,
  MatchFile,
  MayContribute,
  NewFromFile,
  NewLink,
  NewTable,
  OpenWish,
  PutAside,
  SeatAtTable,
  SeatChanges,
  SeatWish,
  Sitting,
  TableInfo,
  WishAnswer,
  WishId,
} from "./tables.js";
export { exactly, PersonId, SeatName, TableId } from "./words.js";
