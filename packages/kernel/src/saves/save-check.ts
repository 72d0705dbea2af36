import { automaticWord, mostAutomaticWords } from "../chance/automatic.js";
import { whyNotContributions } from "../chance/contribution.js";
import { SaveRefused } from "../match/refusal.js";
import type { GameEvent } from "../rules/event.js";
import { say } from "../rules/message.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { ChanceSetting, Given, Mark, Save, Settings } from "./save.js";

/** A seed and a version have at most so many characters. */
export const longestSeed = 1_000;
export const longestVersion = 100;

/** What a value is called while nobody knows yet whether it has these fields. */
type Unchecked<T> = { readonly [K in keyof T]?: unknown };

/** Checks the shape of a save from outside, and that it is for this game. */
export function checkSave<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  value: unknown,
): Save {
  const wrong = (what: string) => new SaveRefused("malformed", `This isn't a saved match: ${what}.`);
  if (!isObject(value)) throw wrong("it must be an object");
  const save: Unchecked<Save> = value;
  if (save.format !== 1 && save.format !== 2)
    throw wrong(`its format must be 1 or 2, not ${JSON.stringify(save.format)}`);
  if (save.game !== ruleset.id) {
    throw new SaveRefused(
      "other-game",
      `This match is of the game ${JSON.stringify(save.game)}, not of "${ruleset.id}".`,
      say("refused.save-other-game", { game: String(save.game) }),
    );
  }
  if (!isTextUpTo(save.version, longestVersion))
    throw wrong(`"version" must be a text of at most ${longestVersion} characters`);
  if (!isTextUpTo(save.seed, longestSeed)) throw wrong(`"seed" must be a text of at most ${longestSeed} characters`);
  if (!isObject(save.options)) throw wrong(`"options" must be an object`);
  if (!isSettings(save.settings))
    throw wrong(`"settings" must say "autopass" (true or false) and "undo" (friendly or strict)`);
  if (!isChance(save.chance))
    throw wrong(`"chance" must have the mode seeded, scripted (with its script) or physical (with what is kept)`);
  if (!Array.isArray(save.answers)) throw wrong(`"answers" must be a list`);
  const odd = save.answers.findIndex((answer) => !isGiven(answer));
  if (odd >= 0) throw wrong(`answer ${odd} must have a seat and a list of picks`);
  if (save.entered !== undefined && !isRecordOf(save.entered, isTexts))
    throw wrong(`"entered" must hold lists of picks`);
  for (const field of ["base", "mark"] as const) {
    if (save[field] !== undefined && !isMark(save[field])) throw wrong(`"${field}" must be a save point`);
  }
  const unfit = whyNotContributed(save);
  if (unfit !== undefined)
    throw new SaveRefused("malformed", `This isn't a saved match: ${unfit}.`, say("refused.save-contributions"));
  return value as Save;
}

/** What is wrong with what people have added to the dice; nothing when all is well. Format 2 is for saves that hold such, and only for them. */
function whyNotContributed({ format, contributions, chance }: Unchecked<Save>): string | undefined {
  if (format === 1)
    return contributions === undefined ? undefined : "contributions to the dice are in saves of format 2";
  const problem = whyNotContributions(contributions);
  if (problem !== undefined) return problem;
  if ((contributions as readonly unknown[]).length === 0) return "format 2 has at least one contribution to the dice";
  return (chance as ChanceSetting).mode === "scripted" ? "dice that follow a script can't be added to" : undefined;
}

export function isSettings(value: unknown): value is Settings {
  if (!isObject(value)) return false;
  const { autopass, undo }: Unchecked<Settings> = value;
  return typeof autopass === "boolean" && (undo === "friendly" || undo === "strict");
}

function isChance(value: unknown): value is ChanceSetting {
  if (!isObject(value)) return false;
  const { mode, script, kept }: { readonly mode?: unknown; readonly script?: unknown; readonly kept?: unknown } = value;
  if (mode === "physical") return kept === undefined || areKeptWords(kept);
  if (mode !== "scripted") return mode === "seeded";
  if (!isObject(script)) return false;
  const { dice = [], decks = {} }: { readonly dice?: unknown; readonly decks?: unknown } = script;
  return isTexts(dice) && isRecordOf(decks, (shuffles) => Array.isArray(shuffles) && shuffles.every(isTexts));
}

/** Whether these are words for what stays with the table in a match with real dice and cards. */
export function areKeptWords(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= mostAutomaticWords &&
    value.every((word) => typeof word === "string" && automaticWord.test(word))
  );
}

function isGiven(value: unknown): value is Given {
  if (!isObject(value)) return false;
  const { seat, picks, real }: Unchecked<Given> = value;
  return typeof seat === "string" && isTexts(picks) && (real === undefined || isCount(real));
}

function isMark(value: unknown): value is Mark {
  if (!isObject(value)) return false;
  const { at, step, steps, state, draws, told, revealed, path }: Unchecked<Mark> = value;
  return (
    [at, steps, revealed, path].every(isCount) &&
    typeof step === "string" &&
    isObject(state) &&
    isRecordOf(draws, isCount) &&
    isRecordOf(told, isCount)
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isTextUpTo(value: unknown, longest: number): boolean {
  return typeof value === "string" && value.length <= longest;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isRecordOf(value: unknown, test: (member: unknown) => boolean): boolean {
  return isObject(value) && !Array.isArray(value) && Object.values(value).every(test);
}
