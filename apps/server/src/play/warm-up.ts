import { setImmediate } from "node:timers/promises";
import { anyPicks } from "@tavolata/bots";
import type { AnyRuleset } from "@tavolata/game";
import { type Chance, Match, WordStream } from "@tavolata/kernel";
import type { AnyMatch } from "@tavolata/table";

/** So many answers of every game: after about as many Node.js has made its rules quick. */
const answersOfEach = 10_000;

/** A match is played for so long. */
const answersOfMatch = 400;

/** After so many milliseconds others have their turn. */
const slice = 10;

/** No game is played for longer than so many milliseconds, on however slow a machine. */
const longest = 3_000;

/**
 * Plays some matches by chance, for nobody: Node.js makes quick only what it has seen run, and the first to open a long match would
 * wait for that.
 */
export async function warmUp(rulesets: readonly AnyRuleset[], isWanted: () => boolean): Promise<void> {
  for (const ruleset of rulesets) {
    let [since, worked] = [performance.now(), 0];
    for (const _ of playing(ruleset)) {
      const passed = performance.now() - since;
      if (passed < slice) continue;
      worked += passed;
      if (worked > longest) break;
      await setImmediate();
      if (!isWanted()) return;
      since = performance.now();
    }
  }
}

/** Plays, with a pause after every few answers in which one may do something else. */
function* playing(ruleset: AnyRuleset): Generator<void> {
  let answers = 0;
  // ends: every match counts for two answers at least
  for (let number = 0; answers < answersOfEach; number++) {
    const match: AnyMatch = Match.start(ruleset, { seed: `warm-up-${number}` });
    const words = new WordStream(`warm-up-${number}`, "bots", 0);
    const chance: Chance = { below: (limit) => words.below(limit) };
    // ends: every answer counts
    while (match.at < answersOfMatch && !match.outcome) {
      const asked = match.asked[0]!;
      match.answer({ seat: asked.seat, number: asked.number, picks: anyPicks(asked, chance) });
      if (match.at % 8 > 0) continue;
      JSON.stringify([match.view(asked.seat), match.decisions(asked.seat)]);
      yield;
    }
    // As a match is opened that nobody has looked at for long: from its save, with all that was ever told.
    const opened: AnyMatch = Match.load(ruleset, JSON.parse(JSON.stringify(match.save())));
    JSON.stringify(opened.events(match.seats[0]!, 0));
    answers += 2 * Math.max(match.at, 1);
    yield;
  }
}
