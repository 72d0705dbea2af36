import type { RuleId } from "@tavolata/kernel";
import type { LoadedGame } from "./game-module.js";
import { type MatchObserver, watchMatches } from "./watch.js";

/** Notes the ids of rules that show up: behind events, decisions, barred options, refusals of undo and outcomes. */
export class RuleNotes implements MatchObserver {
  readonly seen = new Set<RuleId>();
  readonly #wanted: readonly RuleId[];

  constructor(loadedGame: LoadedGame) {
    this.#wanted = loadedGame.rules.filter(({ play }) => play !== "never").map(({ id }) => id);
  }

  /** Every rule that can come up was seen. */
  hasSeenEnough(): boolean {
    return this.#wanted.every((rule) => this.seen.has(rule));
  }

  event({ rules }: Parameters<MatchObserver["event"]>[0]): void {
    this.#note(rules);
  }

  decision({ rules, barred = [] }: Parameters<MatchObserver["decision"]>[0]): void {
    this.#note(rules);
    for (const { bar } of barred) this.seen.add(bar.rule);
  }

  interjection({ rules, bar }: Parameters<MatchObserver["interjection"]>[0]): void {
    this.#note(rules);
    if (bar) this.seen.add(bar.rule);
  }

  noUndo({ rules }: Parameters<MatchObserver["noUndo"]>[0]): void {
    this.#note(rules);
  }

  outcome({ rules }: Parameters<MatchObserver["outcome"]>[0]): void {
    this.#note(rules);
  }

  #note(rules: readonly RuleId[]): void {
    for (const rule of rules) this.seen.add(rule);
  }
}

/** The rules that came up in bot matches. No further match is played once every rule that can come up was seen. */
export function exercisedRules(loadedGame: LoadedGame, mostMatches: number, seed: string): ReadonlySet<RuleId> {
  const notes = new RuleNotes(loadedGame);
  watchMatches(loadedGame, mostMatches, seed, notes);
  return notes.seen;
}
