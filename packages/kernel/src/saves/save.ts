import type { Contribution } from "../chance/contribution.js";
import type { Script } from "../chance/scripted.js";
import type { Draws } from "../chance/source.js";
import type { Counts } from "../match/journal.js";
import { OptionsRefused, SaveRefused } from "../match/refusal.js";
import type { GameEvent } from "../rules/event.js";
import { type Message, say } from "../rules/message.js";
import type { Options } from "../rules/options.js";
import type { Outcome } from "../rules/outcome.js";
import type { Ruleset } from "../rules/ruleset.js";
import type { Seat } from "../rules/seat.js";
import type { Json } from "./json.js";
import { isSettings } from "./save-check.js";

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
  | {
      readonly mode: "physical";
      /** What stays with the table although real dice and cards lie beside it, in the words of `automaticWord`. Left out: nothing. */
      readonly kept?: readonly string[];
    };

/** What the people at the table agreed on about the table itself. */
export interface Settings {
  /** Decisions with a single way to answer are answered by the table. */
  readonly autopass: boolean;
  /** `friendly`: undo as far as nothing was revealed, beyond it by agreement. `strict`: none. */
  readonly undo: "friendly" | "strict";
}

export const defaultSettings: Settings = { autopass: true, undo: "friendly" };

/** Settings as somebody asked for them: what isn't there is refused with what would be right. */
export function checkSettings(settings: Settings): Settings {
  if (isSettings(settings)) return settings;
  throw new OptionsRefused(
    `The settings are "autopass" (true or false) and "undo" (friendly or strict), not ${JSON.stringify(settings)}.`,
  );
}

/** An answer as the match keeps it. */
export interface Given {
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** It was read off real dice or cards, at the end of this path. */
  readonly real?: number;
}

/** A match as plain data: its options, its seed and its answers, and the newest save point for a quick start. */
export interface Save {
  /** 2 exactly when people have added to the dice: a program that knows only 1 couldn't play it again. */
  readonly format: 1 | 2;
  readonly game: string;
  readonly version: string;
  readonly options: Options;
  readonly settings: Settings;
  readonly chance: ChanceSetting;
  readonly seed: string;
  /** What people have added to the dice, in their order. */
  readonly contributions?: readonly Contribution[];
  /** Where the answers begin, when the match came over from an older version; otherwise they begin at the setup. */
  readonly base?: Mark;
  readonly answers: readonly Given[];
  /** Real dice and cards that were entered and taken back, by the path that led to them: they count if it is taken again. */
  readonly entered?: Readonly<Record<string, readonly string[]>>;
  /** The start of the current step. */
  readonly mark?: Mark;
  readonly outcome?: Outcome;
}

/** That a match is of another version than the game here, for the player. */
export function otherVersion(version: string, ours: string): Message {
  return say("refused.save-other-version", { version, ours });
}

/** The options of a match that was begun by an older version, as this one has them: for what is played again from the setup. */
export function optionsOfVersion<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Pick<Ruleset<S, E, C>, "version" | "migrations">,
  begun: { readonly version: string; readonly options: Options },
): Options {
  let { version, options } = begun;
  const migrations = ruleset.migrations ?? {};
  // ends: after as many steps as there are migrations
  for (let steps = 0; version !== ruleset.version && Object.hasOwn(migrations, version); steps++) {
    const { to, options: bring } = migrations[version]!;
    if (steps > Object.keys(migrations).length)
      throw new Error(`The migrations from version ${begun.version} lead nowhere.`);
    options = bring?.(options) ?? options;
    version = to;
  }
  return options;
}

/** Brings a save of an older version up to this one, step by step; refuses what can't be brought. */
export function migrate<S extends object, E extends GameEvent, C = unknown>(
  ruleset: Ruleset<S, E, C>,
  save: Save,
): Save {
  let { version, options } = save;
  let mark = save.mark ?? save.base;
  if (version === ruleset.version) return save;
  const migrations = ruleset.migrations ?? {};
  const passed = new Set<string>();
  // ends: no version is passed twice
  while (version !== ruleset.version) {
    const migration = Object.hasOwn(migrations, version) && !passed.has(version) ? migrations[version] : undefined;
    passed.add(version);
    if (!migration || !mark) {
      throw new SaveRefused(
        "other-version",
        `This match was saved by version ${save.version} of "${ruleset.id}"; this is version ${ruleset.version}, and ` +
          (migration
            ? "the save has no save point to start from."
            : `nothing brings a save of version ${version} over.`),
        otherVersion(save.version, ruleset.version),
      );
    }
    mark = migration.mark?.(mark, options) ?? mark;
    options = migration.options?.(options) ?? options;
    version = migration.to;
  }
  const first = save.base?.at ?? 0;
  return { ...save, version, options, base: mark!, mark: mark!, answers: save.answers.slice(mark!.at - first) };
}
