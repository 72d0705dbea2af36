import { BotTable } from "@tavolata/bots";
import {
  anyOptions,
  type Callable,
  type Decision,
  everything,
  type GameEvent,
  Match,
  type Outcome,
  splitSeed,
  UndoRefused,
  type VisibleEvent,
  WordStream,
} from "@tavolata/kernel";
import { Curiosity } from "./curiosity.js";
import type { LoadedGame } from "./game-module.js";

/** Somebody who sees everything that happens in a match. */
export interface MatchObserver {
  event(event: VisibleEvent<GameEvent>): void;
  /** An open decision; now and then with what is barred. The same one may come several times. */
  decision(decision: Decision): void;
  /** What a seat may call, or why not. The same one may come several times. */
  interjection(callable: Callable): void;
  /** Why nothing can be taken back, where the game plays without undo. */
  noUndo(refusal: UndoRefused): void;
  outcome(outcome: Outcome): void;
  /** Without it, all matches are watched. */
  hasSeenEnough?(): boolean;
}

/** Several who watch the same matches, as long as one of them hasn't seen enough. */
export function together(...watchers: readonly MatchObserver[]): MatchObserver {
  const show = (to: (watcher: MatchObserver) => void) => {
    for (const watcher of watchers) to(watcher);
  };
  return {
    event: (event) => show((one) => one.event(event)),
    decision: (decision) => show((one) => one.decision(decision)),
    interjection: (callable) => show((one) => one.interjection(callable)),
    noUndo: (refusal) => show((one) => one.noUndo(refusal)),
    outcome: (outcome) => show((one) => one.outcome(outcome)),
    hasSeenEnough: () => watchers.every((one) => one.hasSeenEnough?.() ?? false),
  };
}

/** How the seats of a watched match play. */
interface PlayStyle {
  /** How many of a hundred answers are given out of curiosity; the others by rules of thumb where the game has them. */
  readonly curious: number;
  /** Answers after which the match is left: who watches wants many matches, not long ones. */
  readonly bound: number;
}

/** Good play goes far, curiosity tries everything, and a mixture of both does some of each. */
const manners: readonly PlayStyle[] = [
  { curious: 2, bound: 8_000 },
  { curious: 10, bound: 3_000 },
  { curious: 10, bound: 3_000 },
  { curious: 40, bound: 1_500 },
  { curious: 100, bound: 500 },
];

/** What is barred costs most of the time to work out: so it is looked at once in so many answers. */
const answersToALook = 7;

/** After so many answers somebody speaks up, where the game lets them. */
const answersToACall = 40;

/**
 * Lets a game's bots play matches of all kinds, always the same for the same seed, and shows them to somebody: every fourth with
 * the usual switches, the others with switches by chance; numbers and choices are always by chance. Every other match is played with
 * the content for practice, where the game has some. Before each match the watcher may say that it has seen enough.
 */
export function watchMatches(loadedGame: LoadedGame, matches: number, seed: string, watcher: MatchObserver): void {
  const curiosity = new Curiosity();
  for (let i = 0; i < matches && !watcher.hasSeenEnough?.(); i++) {
    const own = splitSeed(seed, String(i));
    const ruleset = i % 2 === 1 && loadedGame.testContent ? loadedGame.testContent : loadedGame.ruleset;
    const options = anyOptions(ruleset, new WordStream(own, "options", 0), i % 8 < 2);
    const match = Match.start(ruleset, { seed: own, options });
    watchMatch(loadedGame, match, curiosity, manners[Math.floor(i / 4) % manners.length]!, watcher);
  }
}

function watchMatch(
  loadedGame: LoadedGame,
  match: Match<object>,
  curiosity: Curiosity,
  { curious, bound }: PlayStyle,
  watcher: MatchObserver,
): void {
  const usual = loadedGame.bots["normal"] ?? loadedGame.bots["random"]!;
  const table = new BotTable<object, GameEvent>(match, () => usual);
  const chance = new WordStream(match.seed, "watching", 0);
  let told = 0;
  for (let answers = 0; answers <= bound; answers++) {
    for (const event of match.events(everything, told)) watcher.event(event);
    told = match.eventCount(everything);
    const explain = answers % answersToALook === 0;
    for (const decision of match.decisions(undefined, { explain })) watcher.decision(decision);
    const [asked] = match.asked;
    if (!asked) break;
    if (answers % answersToACall === 1) takeBack(match, watcher);
    if (answers % answersToACall === answersToACall - 1 && speakUp(match, answers, watcher)) continue;
    if (chance.below(100) >= curious) table.answer(asked);
    else match.answer({ seat: asked.seat, number: asked.number, picks: curiosity.picks(asked, chance) });
  }
  if (match.outcome) watcher.outcome(match.outcome);
}

/** Bots never speak up by themselves: here one of the seats does, each in its turn. */
function speakUp(match: Match<object>, answers: number, watcher: MatchObserver): boolean {
  const calls = match.seats.flatMap((seat) => match.interjections(seat).map((callable) => ({ seat, callable })));
  for (const { callable } of calls) watcher.interjection(callable);
  const open = calls.filter(({ callable }) => !callable.bar);
  const call = open[Math.floor(answers / answersToACall) % Math.max(1, open.length)];
  if (call) match.interject(call.seat, call.callable.id);
  return call !== undefined;
}

/** Bots never take anything back: here every seat wants to, where the table refuses it anyway. */
function takeBack(match: Match<object>, watcher: MatchObserver): void {
  if (match.settings.undo !== "strict") return;
  for (const seat of match.seats) {
    try {
      match.undo(seat);
    } catch (error) {
      if (!(error instanceof UndoRefused)) throw error;
      watcher.noUndo(error);
    }
  }
}
