import type { LoadedGame } from "@tavolata/game";
import { games } from "@tavolata/games";
import { openGame } from "@tavolata/games/files";
import { type MessageArgument, type Options, say } from "@tavolata/kernel";
import { isLanguage, joinTables, type Language, languageOf, languages, nearest, Speaker } from "@tavolata/language";
import picocolors from "picocolors";
import { UsageMistake } from "./failure.js";
import type { Io } from "./io.js";
import { ownMessages } from "./own-messages.js";

export type Paint = ReturnType<typeof picocolors.createColors>;

/** What every command needs: where to print, in which language, and with which colours. */
export class Context {
  readonly language: Language;
  readonly paint: Paint;
  readonly #speaker: Speaker;
  /** What the program ends with. */
  exitCode = 0;

  constructor(
    readonly io: Io,
    argv: readonly string[],
  ) {
    this.language = wantedLanguage(argv) ?? languageOf(localeOf(io));
    this.#speaker = new Speaker(this.language, ownMessages());
    this.paint = picocolors.createColors(wantsColours(io, argv));
  }

  /** One of the command line's own texts. */
  text(key: string, args?: Readonly<Record<string, MessageArgument>>): string {
    return this.#speaker.say(args ? say(key, args) : say(key));
  }

  print(line = ""): void {
    this.io.out(`${line}\n`);
  }

  printAll(lines: Iterable<string>): void {
    for (const line of lines) this.print(line);
  }

  /** One of the command line's own texts, on a line of its own. */
  tell(key: string, args?: Readonly<Record<string, MessageArgument>>): void {
    this.print(this.text(key, args));
  }

  printJson(value: unknown): void {
    this.print(JSON.stringify(value));
  }

  /** A speaker for a game's own messages, in the same language; with options, also for the words that such a table brought along. */
  speakerOf({ messages, ownMessages }: LoadedGame, options: Options = {}): Speaker {
    const own = ownMessages?.(options);
    return new Speaker(this.language, own ? joinTables(messages, own) : messages);
  }

  /** Opens the box of a game that was named on the command line. */
  async open(game: string): Promise<LoadedGame> {
    const known = games.map(({ id }) => id);
    if (!known.includes(game)) throw unknownWord("game", game, known);
    return openGame(game);
  }
}

/** A word that isn't one of those that are known, with the one that was probably meant. */
export function unknownWord(what: string, word: string, known: readonly string[]): UsageMistake {
  const meant = nearest(word, known);
  return new UsageMistake(`unknown.${what}`, { word, known, ...(meant === undefined ? {} : { meant }) });
}

/** Checked here, before commander reads the line, because commander's own help is in that language too. */
function wantedLanguage(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((word) => word === "--language" || word.startsWith("--language="));
  if (at < 0) return undefined;
  const word = argv[at]!.includes("=") ? argv[at]!.slice("--language=".length) : argv[at + 1];
  return word !== undefined && isLanguage(word) ? word : undefined;
}

/** The language that was asked for; refuses one that the house doesn't speak. */
export function checkedLanguage(word: string): Language {
  if (!isLanguage(word)) throw unknownWord("language", word, languages);
  return word;
}

function localeOf({ env }: Io): string | undefined {
  return env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"];
}

function wantsColours({ env, terminal }: Io, argv: readonly string[]): boolean {
  if (argv.includes("--no-color") || env["NO_COLOR"]) return false;
  if (env["FORCE_COLOR"]) return env["FORCE_COLOR"] !== "0";
  return terminal.output && env["TERM"] !== "dumb";
}
