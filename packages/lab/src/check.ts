import { botNamed, type LoadedGame } from "@tavolata/game";
import { type Json, type Options, OptionsRefused, optionsOf } from "@tavolata/kernel";
import { checkCorrections } from "./corrections.js";
import { type Experiment, usualBound, type Variant } from "./experiment.js";
import { ExperimentRefused } from "./refused.js";
import { focusWord, isCalled, othersWord, stemOf } from "./seats.js";

/** What an experiment is made from; everything else has a default. */
export interface ExperimentRequest {
  readonly variants: readonly Variant[];
  readonly seed: string;
  readonly matches: number;
  readonly stops: boolean;
}

/** How many looks a sequential test takes, and how often it may raise a false alarm. */
const usualStopping = { alpha: 0.05, looks: 10 };

/** At most so many matches lie in a chunk: few enough that little is lost when somebody stops. */
const largestChunk = 10;

/** Makes an experiment from a wish, and refuses what the game can't be played with. */
export function experimentOf(
  loadedGame: LoadedGame,
  { variants, seed, matches, stops }: ExperimentRequest,
): Experiment {
  const names = variants.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new ExperimentRefused("name-twice", { name: twice });
  const isSequential = stops && variants.length > 1;
  return {
    game: loadedGame.id,
    version: loadedGame.ruleset.version,
    seed,
    matches,
    chunk: Math.max(1, Math.min(largestChunk, Math.floor(matches / usualStopping.looks))),
    bound: usualBound,
    variants: variants.map((variant) => checkVariant(loadedGame, variant)),
    ...(isSequential ? { stopping: usualStopping } : {}),
  };
}

/** The variant with all options complete, so that what a game's defaults become later changes nothing about it. */
export function checkVariant(loadedGame: LoadedGame, variant: Variant): Variant {
  const options = checkOptions(loadedGame, variant.options);
  const seats = loadedGame.ruleset.seats(options);
  const words = [...new Set([...seats, ...seats.map(stemOf), focusWord, othersWord])];
  const checkSeat = (word: string) => {
    if (!seats.some((seat) => isCalled(seat, word, seats[0]!)) && word !== othersWord)
      throw new ExperimentRefused("seat", { word, known: words });
  };
  for (const [seat, bot] of Object.entries(variant.bots)) {
    checkSeat(seat);
    if (!botNamed(loadedGame, bot))
      throw new ExperimentRefused("bot", { word: bot, known: Object.keys(loadedGame.bots) });
  }
  for (const { seat } of variant.picks) checkSeat(seat);
  checkCorrections(loadedGame, variant.corrections);
  return { ...variant, options };
}

function checkOptions(loadedGame: LoadedGame, given: Options): Options {
  try {
    return optionsOf(loadedGame.ruleset, given);
  } catch (error) {
    if (!(error instanceof OptionsRefused)) throw error;
    throw new ExperimentRefused("options", { why: error.message });
  }
}

/**
 * A variant in words, with semicolons between: `name=easier; mode=easy; bots=normal,wizard=strong; pick.focus.deck=deck:x; change.items.dagger.melee=2`.
 * What isn't named is as in the variant that it starts from.
 */
export function variantFrom(loadedGame: LoadedGame, start: Variant, words: string): Variant {
  let variant = { ...start, name: words.trim() };
  for (const part of words.split(";")) {
    if (part.trim() === "") continue;
    const [, key, value] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/s.exec(part) ?? [];
    if (key === undefined || value === undefined) throw new ExperimentRefused("setting", { word: part.trim() });
    variant = withSetting(loadedGame, variant, key, value);
  }
  return variant;
}

/** One setting of a variant: its name, who plays, a fixed answer, a changed value, or else an option of the table. */
export function withSetting(loadedGame: LoadedGame, variant: Variant, key: string, value: string): Variant {
  const [first, ...path] = key.split(".");
  if (key === "name") return { ...variant, name: value };
  if (key === "bots") return { ...variant, bots: { ...variant.bots, ...botsFrom(value) } };
  if (first === "pick" && path.length === 2) {
    const [seat = "", kind = ""] = path;
    const others = variant.picks.filter((pick) => pick.seat !== seat || pick.kind !== kind);
    return { ...variant, picks: [...others, { seat, kind, option: value }] };
  }
  if (first === "change" && path.length > 2) {
    const [table = "", entry = "", ...rest] = path;
    const correction = { table, entry, path: rest.join("."), value: jsonFrom(value) };
    return { ...variant, corrections: [...variant.corrections, correction] };
  }
  return { ...variant, options: { ...variant.options, [key]: optionFrom(loadedGame, key, value) } };
}

/** `normal` for all, `normal,wizard=strong`, `focus=strong,others=normal`. */
export function botsFrom(text: string): Record<string, string> {
  const parts = text.split(",").map((part) => part.trim().split("=", 2));
  return Object.fromEntries(parts.map(([seat = "", bot]) => (bot === undefined ? ["", seat] : [seat, bot])));
}

function optionFrom(loadedGame: LoadedGame, key: string, text: string): string | number | boolean {
  const { options } = loadedGame.ruleset;
  const definition = options.find(({ id }) => id === key);
  if (!definition) throw new ExperimentRefused("option", { word: key, known: options.map(({ id }) => id) });
  if (definition.type === "number") return Number(text);
  if (definition.type === "switch" && /^(true|false)$/.test(text)) return text === "true";
  return text;
}

/** A value as JSON, or else the word itself. */
function jsonFrom(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
