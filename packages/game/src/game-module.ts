import {
  type Bot,
  type Budget,
  type Evaluator,
  easyBot,
  type Heuristic,
  heuristicBot,
  leavingToPeople,
  randomBot,
  type SearchConfig,
  searchBot,
} from "@tavolata/bots";
import type {
  EventCounts,
  GameEvent,
  Message,
  Option,
  Options,
  Ruleset,
  SecretMessages,
  SummarizeMatch,
  View,
} from "@tavolata/kernel";
import type { QuestFix, QuestProblem } from "@tavolata/kit";
import { inEachLanguage, type Language, type MessageTables, plainText, type Speaker } from "@tavolata/language";
import type { RuleEntry } from "./catalogue.js";
import { plainMatchSummary } from "./plain-match-summary.js";

/** Any game's rules: whoever opens a box knows the game only by its interface. */
export type AnyRuleset = Ruleset<object, GameEvent>;

/** What a game says about its views, with its tables as the match is played with them. */
interface ViewReading<C, V extends View<unknown> = View> {
  /** Which reasons of a bot may be told to somebody who sees this view, on its own side or not; left out: none. */
  openReason?(reason: Message, view: V, isOwnSide: boolean, content: C): boolean;
  /** Which options of a question of this kind may be named to somebody on the same side who sees this view; left out: none. */
  openOption?(kind: string, option: Pick<Option, "id" | "verb" | "target" | "label">, view: V, content: C): boolean;
  /** Draws the table as text, for people at a terminal. Left out: a view can always be listed field by field. */
  renderText?(view: V, speaker: Speaker, content: C): string;
}

/** Words that come with a table's options, in every language; nothing for most tables. */
type OwnWords = (options: Options) => MessageTables | undefined;

/** What can be done with a game's quest files besides playing them. Whatever a text is, none of this throws. */
export interface QuestFiles {
  /** The option that takes such a file. */
  readonly option: string;
  /** What is wrong or odd, each said by the message `problem.<code>`. */
  problems(text: string): readonly QuestProblem[];
  /** The same quest with the changes that are offered, as far as they help. */
  fixed(text: string): {
    readonly text: string;
    readonly steps: readonly { readonly problem: QuestProblem; readonly fix: QuestFix }[];
  };
  /** A quest drawn with HeroScribe, and what was done to it (`remark.<code>`); or why it can't be read (`import.<code>`). */
  fromHeroScribe?(
    text: string,
    language: Language,
  ): { readonly text: string; readonly remarks: readonly Said[] } | { readonly refused: Said };
}

interface Said {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** The moving parts of a game: what its modules export. */
export interface GameModule extends ViewReading<unknown> {
  readonly ruleset: AnyRuleset;
  /** The same game with content in which everything rare is at hand, where the game has such. */
  readonly testContent?: AnyRuleset;
  /** The bots that can play it, by the word for each. `random` is always there. */
  readonly bots: Readonly<Record<string, Bot>>;
  /** A bot that thinks ahead with a budget of one's own, where the game can be searched. */
  readonly searcher?: (budget: Budget, searchConfig?: Partial<SearchConfig>) => Bot;
  /** What is good for whom, where the game can be searched. */
  readonly evaluator?: Evaluator;
  /** Who wins and loses together, by the name of the side, where not all do. */
  readonly sides?: Evaluator["sides"];
  /** What of its events counts as what. */
  readonly eventCounts?: EventCounts;
  /** Which of its messages nobody may read before the match tells them, where there are such. */
  readonly secretMessages?: SecretMessages;
  /** The messages that a table brings along in its options, where it does: as secret as any, and told like those. */
  readonly ownMessages?: OwnWords;
  /** What such a table's quest is called by whoever wrote it: plain text. */
  readonly ownTitle?: (options: Options) => string | undefined;
  /** Quests that somebody made, as files, where a table can bring such along. */
  readonly questFiles?: QuestFiles;
  /** How a match went, for whoever compares many. */
  readonly matchSummary: SummarizeMatch;
}

/** A game with everything that it takes to play it and to explain it. */
export interface LoadedGame extends GameModule {
  readonly id: string;
  readonly rules: readonly RuleEntry[];
  /** The game's messages together with those of the kernel and the bots. */
  readonly messages: MessageTables;
}

/** What a game's modules give to its box. */
export interface GameParts<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>
  extends ViewReading<C, V> {
  readonly ruleset: Ruleset<S, E, C>;
  readonly testContent?: Ruleset<S, E, C>;
  /** Rules of thumb make the bots `easy` and `normal`. */
  readonly heuristic?: Heuristic<S, E, C, V>;
  /** With a judgement of what is good for whom they also make those that think ahead, `strong` and `patient`. */
  readonly evaluator?: Evaluator<S, E, C, V>;
  /** Kinds of question in which bots of every level do what the rules of thumb say, and nothing else. */
  readonly leftToPeople?: readonly string[];
  /** Further bots. */
  readonly bots?: readonly Bot<S, E, C>[];
  readonly eventCounts?: EventCounts<E, C>;
  readonly secretMessages?: SecretMessages<V>;
  /** The words that somebody wrote for a table with these options, by the keys of messages: plain text, whatever it looks like. */
  readonly ownWords?: OwnWords;
  /** What the quest is called that somebody wrote for a table with these options. */
  readonly ownTitle?: (options: Options) => string | undefined;
  readonly questFiles?: QuestFiles;
  /** Left out: what can be said of a match of any game. */
  readonly matchSummary?: SummarizeMatch<S, E, C>;
}

/** The parts of any game. */
type AnyParts = GameParts<object, GameEvent>;

/**
 * Puts a game's parts together and forgets what its state looks like: nobody who opens a box touches a state. This is the
 * one place that does so.
 */
export function defineGameModule<S extends object, E extends GameEvent, C = unknown, V extends View<unknown> = View>(
  given: GameParts<S, E, C, V>,
): GameModule {
  // Each part takes its own game's states, events, tables and views, and is only ever given those: a match has the rules and the bots of one box.
  const parts = given as unknown as AnyParts;
  const { heuristic, leftToPeople, openReason, openOption, renderText } = parts;
  const all = [randomBot, ...levelsOf(parts), ...(parts.bots ?? [])];
  const leaving = (bot: Bot) => (heuristic && leftToPeople ? leavingToPeople(bot, heuristic, leftToPeople) : bot);
  const bots = all.map(leaving);
  const searcher = searcherOf(parts, leaving);
  return {
    ruleset: parts.ruleset,
    ...(parts.testContent ? { testContent: parts.testContent } : {}),
    bots: Object.fromEntries(bots.map((bot) => [bot.id, bot])),
    ...(searcher ? { searcher } : {}),
    ...(parts.evaluator ? { evaluator: parts.evaluator } : {}),
    ...(parts.evaluator?.sides ? { sides: parts.evaluator.sides } : {}),
    ...(openReason ? { openReason } : {}),
    ...(openOption ? { openOption } : {}),
    ...(renderText ? { renderText } : {}),
    ...(parts.eventCounts ? { eventCounts: parts.eventCounts } : {}),
    ...(parts.secretMessages ? { secretMessages: parts.secretMessages } : {}),
    ...(parts.ownWords ? { ownMessages: plainMessages(parts.ownWords) } : {}),
    ...(parts.ownTitle ? { ownTitle: parts.ownTitle } : {}),
    ...(parts.questFiles ? { questFiles: parts.questFiles } : {}),
    matchSummary: parts.matchSummary ?? plainMatchSummary,
  };
}

/** What somebody wrote is never taken for a message with arguments: this is the one place where it becomes a message. */
function plainMessages(ownWords: OwnWords): OwnWords {
  return (options) => {
    const words = ownWords(options);
    if (!words) return undefined;
    return inEachLanguage((language) =>
      Object.fromEntries(Object.entries(words[language]).map(([key, text]) => [key, plainText(text)])),
    );
  };
}

/** How long the bots that think ahead may take: a little less than they promise, because the last play-out is finished. */
const budgets = { strong: { milliseconds: 850 }, patient: { milliseconds: 9_000 } } as const;

/** How many play-outs they may make to tell what they expect of an answer that they know without a thought: nobody should wait for it. */
const glance = { iterations: 24 } as const;

function levelsOf({ heuristic, evaluator }: AnyParts): Bot[] {
  if (!heuristic) return [];
  const byHeuristic = [easyBot(heuristic), heuristicBot(heuristic)];
  if (!evaluator) return byHeuristic;
  const ahead = Object.entries(budgets).map(([id, budget]) => searchBot({ id, heuristic, evaluator, budget, glance }));
  return [...byHeuristic, ...ahead];
}

function searcherOf({ heuristic, evaluator }: AnyParts, leaving: (bot: Bot) => Bot): GameModule["searcher"] {
  if (!heuristic || !evaluator) return undefined;
  return (budget, searchConfig = {}) =>
    leaving(searchBot({ id: "strong", heuristic, evaluator, budget, searchConfig }));
}
