import type { Script } from "./chance/scripted.js";
import type { Draws } from "./chance/source.js";
import type { GameEvent } from "./event.js";
import type { Counts } from "./journal.js";
import type { Json } from "./json.js";
import type { Options } from "./options.js";
import type { Outcome } from "./outcome.js";
import { SaveRefused } from "./refusal.js";
import type { Ruleset } from "./ruleset.js";
import type { Seat } from "./seat.js";

/** A save point: the table at the start of a step. */
export interface Mark {
  /** How many answers came before it. */
  readonly at: number;
  readonly step: string;
  /** How many steps came before it. */
  readonly steps: number;
  readonly state: Json;
  readonly draws: Draws;
  /** How many events each onlooker had been told. */
  readonly told: Counts;
  /** How many answers there were when something was last revealed. */
  readonly revealed: number;
  /** A digest of the answers so far. */
  readonly path: number;
}

/** Where chance comes from in a match. */
export type ChanceSetting =
  | { readonly mode: "seeded" }
  | { readonly mode: "scripted"; readonly script: Script }
  | { readonly mode: "physical" };

/** What the people at the table agreed on about the table itself. */
export interface Settings {
  /** Decisions with a single way to answer are answered by the table. */
  readonly autopass: boolean;
  /** `friendly`: undo as far as nothing was revealed, beyond it by agreement. `strict`: none. */
  readonly undo: "friendly" | "strict";
}

export const defaultSettings: Settings = { autopass: true, undo: "friendly" };

/** An answer as the match keeps it. */
export interface Given {
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** It was read off real dice or cards. */
  readonly real?: true;
}

/** A match as plain data: its options, its seed and its answers, and the newest save point for a quick start. */
export interface Save {
  readonly format: 1;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  readonly settings: Settings;
  readonly chance: ChanceSetting;
  readonly seed: string;
  /** Where the answers begin, when the match came over from an older version; otherwise they begin at the setup. */
  readonly base?: Mark;
  readonly answers: readonly Given[];
  /** Real dice and cards that were entered and taken back, by the path that led to them: they count if it is taken again. */
  readonly entered?: Readonly<Record<string, readonly string[]>>;
  /** The start of the current step. */
  readonly mark?: Mark;
  readonly outcome?: Outcome;
}

/** Checks the shape of a save from outside, and that it is for this game. */
export function checkSave<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, value: unknown): Save {
  const wrong = (what: string) => new SaveRefused("malformed", `This isn't a saved match: ${what}.`);
  if (typeof value !== "object" || value === null) throw wrong("it must be an object");
  const save = value as Partial<Record<keyof Save, unknown>>;
  if (save.format !== 1) throw wrong(`its format must be 1, not ${JSON.stringify(save.format)}`);
  if (save.game !== ruleset.id) {
    throw new SaveRefused(
      "other-game",
      `This match is of the game ${JSON.stringify(save.game)}, not of "${ruleset.id}".`,
    );
  }
  for (const field of ["version", "seed"] as const) {
    if (typeof save[field] !== "string") throw wrong(`"${field}" must be a text`);
  }
  for (const field of ["options", "settings", "chance"] as const) {
    if (typeof save[field] !== "object" || save[field] === null) throw wrong(`"${field}" must be an object`);
  }
  if (!isSettings(save.settings))
    throw wrong(`"settings" must say "autopass" (true or false) and "undo" (friendly or strict)`);
  if (!isChance(save.chance)) throw wrong(`"chance" must have the mode seeded, scripted (with its script) or physical`);
  if (!Array.isArray(save.answers)) throw wrong(`"answers" must be a list`);
  for (const [i, answer] of (save.answers as unknown[]).entries()) {
    if (!isGiven(answer)) throw wrong(`answer ${i} must have a seat and a list of picks`);
  }
  for (const field of ["base", "mark"] as const) {
    if (save[field] !== undefined && !isMark(save[field])) throw wrong(`"${field}" must be a save point`);
  }
  return value as Save;
}

function isSettings(value: unknown): value is Settings {
  const { autopass, undo } = value as Partial<Record<keyof Settings, unknown>>;
  return typeof autopass === "boolean" && (undo === "friendly" || undo === "strict");
}

function isChance(value: unknown): value is ChanceSetting {
  const { mode, script } = value as { readonly mode?: unknown; readonly script?: unknown };
  if (mode === "scripted") return typeof script === "object" && script !== null;
  return mode === "seeded" || mode === "physical";
}

function isGiven(value: unknown): value is Given {
  if (typeof value !== "object" || value === null) return false;
  const { seat, picks } = value as Partial<Record<keyof Given, unknown>>;
  return typeof seat === "string" && Array.isArray(picks) && picks.every((pick) => typeof pick === "string");
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== "object" || value === null) return false;
  const { at, step, steps, state, draws, told, revealed, path } = value as Partial<Record<keyof Mark, unknown>>;
  return (
    [at, steps, revealed, path].every((number) => Number.isInteger(number)) &&
    typeof step === "string" &&
    [state, draws, told].every((part) => typeof part === "object" && part !== null)
  );
}

/** Brings a save of an older version up to this one, step by step; refuses what can't be brought. */
export function migrate<S extends object, E extends GameEvent>(ruleset: Ruleset<S, E>, save: Save): Save {
  let { version, options } = save;
  let mark = save.mark ?? save.base;
  if (version === ruleset.version) return save;
  while (version !== ruleset.version) {
    const migration = ruleset.migrations?.[version];
    if (!migration || !mark) {
      throw new SaveRefused(
        "other-version",
        `This match was saved by version ${save.version} of "${ruleset.id}"; this is version ${ruleset.version}, and ` +
          (migration
            ? "the save has no save point to start from."
            : `nothing brings a save of version ${version} over.`),
      );
    }
    ({ mark, options } = migration.migrate(mark, options));
    version = migration.to;
  }
  const first = save.base?.at ?? 0;
  return { ...save, version, options, base: mark!, mark: mark!, answers: save.answers.slice(mark!.at - first) };
}
