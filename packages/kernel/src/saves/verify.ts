import type { Contribution } from "../chance/contribution.js";
import { seedHash } from "../chance/seed.js";
import { Match } from "../match/match.js";
import {
  AnswerRefused,
  OptionsRefused,
  openReason,
  RulesMistake,
  SaveRefused,
  ScriptMistake,
} from "../match/refusal.js";
import type { GameEvent } from "../rules/event.js";
import { type Message, say } from "../rules/message.js";
import { soundOptions } from "../rules/options.js";
import type { Ruleset } from "../rules/ruleset.js";
import { otherVersion, type Save } from "./save.js";
import { checkSave } from "./save-check.js";

/** Plays a match again from its beginning, up to and with `to` answers. */
export function replay<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  value: unknown,
  to?: number,
): Match<S, E, C> {
  return atOnce(replaying(ruleset, value, to));
}

/** After so many answers whoever plays a match again may see to something else. */
const answersInOneGo = 100;

/** The same in short pieces, for whoever has others waiting. */
function* replaying<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  value: unknown,
  to?: number,
): Generator<void, Match<S, E, C>> {
  const save = checkSave(ruleset, value);
  if (save.version !== ruleset.version) {
    throw new SaveRefused(
      "other-version",
      `This match was played by version ${save.version} of "${ruleset.id}" and can be replayed only by it; this is ${ruleset.version}.`,
      otherVersion(save.version, ruleset.version),
    );
  }
  const { left } = soundOptions(ruleset, save.options);
  if (left > 0) {
    throw new SaveRefused(
      "other-figures",
      `This match was played with ${left} corrected figures that "${ruleset.id}" ${ruleset.version} no longer takes: it can be gone on with, but not replayed.`,
      say("refused.save-other-figures", { figures: left }),
    );
  }
  const { mark: _mark, outcome: _outcome, entered: _entered, answers, ...rest } = save;
  const first = save.base?.at ?? 0;
  const match = Match.load(ruleset, { ...rest, answers: [] });
  const end = to ?? first + answers.length;
  if (!Number.isInteger(end) || end < first || end > first + answers.length) {
    throw new SaveRefused(
      "other-place",
      `The match can be replayed to answers ${first} to ${first + answers.length}, not ${end}.`,
      say("refused.save-other-place", { first, last: first + answers.length, to: end }),
    );
  }
  for (const [i, { seat, picks }] of answers.slice(0, end - first).entries()) {
    if (i % answersInOneGo === answersInOneGo - 1) yield;
    try {
      match.answer({ seat, picks });
    } catch (error) {
      if (!(error instanceof AnswerRefused || error instanceof RulesMistake || error instanceof ScriptMistake))
        throw error;
      throw new SaveRefused(
        "broken",
        `Answer ${first + i} by ${seat}, ${picks.join(", ") || "nothing"}, isn't possible there: ${openReason(error)}`,
        say("refused.save-broken-at", { answer: first + i, seat }),
        { cause: error },
      );
    }
  }
  return match;
}

/** What no seed can prove: dice and decks that don't come from it, and what was before a save point of an older version. */
type Unproved = "chance" | "beginning";

/** What a check of a match found. */
export type Verdict =
  | { readonly sound: true; readonly unproved: readonly Unproved[] }
  | {
      readonly sound: false;
      readonly problem: string;
      /** The same for the player, to be read in any language. */
      readonly said: Message;
    };

/**
 * Checks that a match was played by the rules and by its seed: the seed is the one whose hash was published, every answer
 * was possible where it was given, and the state and the outcome follow from them. Against a published hash everything must
 * follow from the seed; without one, what doesn't is only pointed out. What people have added to the dice begins with what was seen
 * at the table; more may have come since.
 */
export function verify<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  value: unknown,
  publishedHash?: string,
  publishedContributions?: readonly Contribution[],
): Verdict {
  return atOnce(verifying(ruleset, value, publishedHash, publishedContributions)).verdict;
}

/** The same in short pieces, for whoever has others waiting; with the match, if it could be played again. */
export function* verifying<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  value: unknown,
  publishedHash?: string,
  publishedContributions: readonly Contribution[] = [],
): Generator<void, { readonly verdict: Verdict; readonly match?: Match<S, E, C> }> {
  let save: Save;
  let match: Match<S, E, C>;
  try {
    save = checkSave(ruleset, value);
    const missing = missingIn(save, publishedContributions);
    if (missing) return { verdict: missing };
    match = yield* replaying(ruleset, save);
  } catch (error) {
    if (!(error instanceof SaveRefused || error instanceof OptionsRefused)) throw error;
    const said = error instanceof SaveRefused ? error.said : (error.bar?.reason ?? say("refused.save-malformed"));
    return { verdict: { sound: false, problem: error.message, said } };
  }
  return { verdict: verdictOn(save, match, publishedHash), match };
}

function verdictOn<S extends object, E extends GameEvent, C = unknown>(
  save: Save,
  match: Match<S, E, C>,
  publishedHash: string | undefined,
): Verdict {
  const unproved: Unproved[] = [];
  if (save.chance.mode !== "seeded") unproved.push("chance");
  if (save.base) unproved.push("beginning");
  if (publishedHash !== undefined && unproved.length > 0) {
    const why = save.base ? "it doesn't begin at the setup" : `its chance is ${save.chance.mode}`;
    const problem = `The match doesn't follow from the seed whose hash was published: ${why}.`;
    return { sound: false, problem, said: say("refused.save-other-chance") };
  }
  if (publishedHash !== undefined && seedHash(save.seed) !== publishedHash) {
    const problem = `The seed's hash is ${seedHash(save.seed)}, not ${publishedHash} as published.`;
    return { sound: false, problem, said: say("refused.save-other-seed") };
  }
  const replayed = match.save();
  if (canonical(replayed.outcome) !== canonical(save.outcome)) {
    const problem = `The answers lead to ${told(replayed.outcome)}, not to ${told(save.outcome)}.`;
    return { sound: false, problem, said: say("refused.save-other-outcome") };
  }
  if (save.mark && canonical(replayed.mark) !== canonical(save.mark)) {
    const { at } = save.mark;
    const problem = `The save point at answer ${at} doesn't follow from the answers.`;
    return { sound: false, problem, said: say("refused.save-other-point", { answer: at }) };
  }
  return { sound: true, unproved };
}

/** What people have added to the dice begins with what was seen at the table; if not, that says more than the place where the match breaks. */
function missingIn({ contributions = [] }: Save, seen: readonly Contribution[]): Verdict | undefined {
  const missed = seen.findIndex((one, i) => !isSame(one, contributions[i]));
  if (missed < 0) return undefined;
  const { by, value } = seen[missed]!;
  const problem = `What was added to the dice isn't what was seen at the table: contribution ${missed + 1}, ${value} by ${by}, isn't there.`;
  return { sound: false, problem, said: say("refused.save-other-contributions") };
}

function isSame(seen: Contribution, kept: Contribution | undefined): boolean {
  return kept !== undefined && seen.from === kept.from && seen.by === kept.by && seen.value === kept.value;
}

/** The same text for the same data, whatever the order of its keys: a database may have changed it. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function told(outcome: Save["outcome"]): string {
  return outcome ? `the outcome ${JSON.stringify(outcome)}` : "no outcome yet";
}

function atOnce<T>(pieces: Generator<void, T>): T {
  // ends: a match has so many answers
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}
