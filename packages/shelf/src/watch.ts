import { BotTable } from "@tavolata/bots";
import {
  type Callable,
  type Decision,
  everything,
  type GameEvent,
  Match,
  type OptionDefinition,
  type Options,
  type OptionValue,
  type Outcome,
  splitSeed,
  type Told,
  WordStream,
} from "@tavolata/kernel";
import type { Box } from "./box.js";

/** Answers after which a match is left: who watches wants many matches, not long ones. */
const bound = 2_000;

/** Somebody who sees everything that happens in a match. */
export interface Watcher {
  event(event: Told<GameEvent>): void;
  /** An open decision, with what is barred. The same one may come several times. */
  decision(decision: Decision): void;
  /** What a seat may call, or why not. The same one may come several times. */
  interjection(callable: Callable): void;
  outcome(outcome: Outcome): void;
}

/** After so many answers somebody speaks up, where the game lets them. */
const answersToACall = 40;

/** Lets a game's bots play matches with all kinds of options, and shows them to somebody. */
export function watchMatches(box: Box, matches: number, seed: string, watcher: Watcher): void {
  const bots = Object.values(box.bots);
  for (let i = 0; i < matches; i++) {
    const own = splitSeed(seed, String(i));
    const match = Match.start(box.ruleset, { seed: own, options: anyOptions(box.ruleset.options, own) });
    watchMatch(match, new BotTable(match, () => bots[i % bots.length]!), watcher);
  }
}

function watchMatch(match: Match<object>, table: BotTable<object, GameEvent>, watcher: Watcher): void {
  let told = 0;
  for (let answers = 0; answers <= bound; answers++) {
    for (const event of match.events(everything, told)) watcher.event(event);
    told = match.eventCount(everything);
    for (const decision of match.decisions(undefined, { explain: true })) watcher.decision(decision);
    const [asked] = match.asked;
    if (!asked) break;
    if (answers % answersToACall === answersToACall - 1 && speakUp(match, answers, watcher)) continue;
    table.answer(asked);
  }
  if (match.outcome) watcher.outcome(match.outcome);
}

/** Bots never speak up by themselves: here one of the seats does, each in its turn. */
function speakUp(match: Match<object>, answers: number, watcher: Watcher): boolean {
  const calls = match.seats.flatMap((seat) => match.interjections(seat).map((callable) => ({ seat, callable })));
  for (const { callable } of calls) watcher.interjection(callable);
  const open = calls.filter(({ callable }) => !callable.bar);
  const call = open[Math.floor(answers / answersToACall) % Math.max(1, open.length)];
  if (call) match.interject(call.seat, call.callable.id);
  return call !== undefined;
}

/** Options by chance, so that switches and numbers of seats are all tried. */
function anyOptions(definitions: readonly OptionDefinition[], seed: string): Options {
  const chance = new WordStream(seed, "options", 0);
  const anyValue = (definition: OptionDefinition): OptionValue => {
    switch (definition.type) {
      case "switch":
        return chance.below(2) === 1;
      case "number":
        return definition.min + chance.below(definition.max - definition.min + 1);
      case "choice":
        return definition.values[chance.below(definition.values.length)]!;
    }
  };
  return Object.fromEntries(definitions.map((definition) => [definition.id, anyValue(definition)]));
}
