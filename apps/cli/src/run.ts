import { BotMistake } from "@tavolata/bots";
import { games } from "@tavolata/games";
import { RulesMistake } from "@tavolata/kernel";
import { CommanderError } from "commander";
import { Context } from "./context.js";
import { CommandFailure, UsageMistake } from "./failure.js";
import type { Io } from "./io.js";
import { buildProgram } from "./program.js";

/** Runs a command line, and returns its exit code: 0 for well, 1 for a failure, 2 for a line that wasn't understood. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  const context = new Context(io, argv);
  const program = buildProgram(context);
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: "user" });
    return context.exitCode;
  } catch (error) {
    const failure = inOurWords(error);
    if (failure === undefined) return 0;
    if (!(failure instanceof CommandFailure)) throw failure;
    const { key, args } = failure.said;
    io.err(`${context.paint.red("✗")} ${context.text(key, args)}\n`);
    if (failure instanceof UsageMistake)
      io.err(`${context.text("usage.see-help", { command: commandIn(argv, program.commands) })}\n`);
    return failure.exitCode;
  }
}

function inOurWords(error: unknown): unknown {
  if (error instanceof CommanderError) return failureOf(error);
  if (error instanceof RulesMistake || error instanceof BotMistake)
    return new CommandFailure("failed.rules", { why: error.message });
  return error;
}

/** What commander didn't understand, in our words; nothing when it only printed its help or the version. */
function failureOf(error: CommanderError): UsageMistake | undefined {
  if (error.exitCode === 0) return undefined;
  const [, word = ""] = /'([^']*)'/.exec(error.message) ?? [];
  const [, meant] = /\(Did you mean (?:one of )?([^,?]+)/.exec(error.message) ?? [];
  const args = { word, ...(meant === undefined ? {} : { meant }) };
  switch (error.code) {
    case "commander.unknownCommand":
      if (games.some(({ id }) => id === word)) return new UsageMistake("usage.game-alone", { word });
      return new UsageMistake("unknown.command", args);
    case "commander.unknownOption":
      return new UsageMistake("unknown.flag", args);
    case "commander.missingArgument":
      return new UsageMistake("usage.missing-argument", { word });
    case "commander.optionMissingArgument":
      return new UsageMistake("usage.missing-value", { word });
    case "commander.excessArguments":
      return new UsageMistake("usage.too-many", { word });
    default:
      return new UsageMistake("usage.other", { why: error.message });
  }
}

function commandIn(argv: readonly string[], commands: readonly { name(): string }[]): string {
  const name = argv.find((word) => commands.some((command) => command.name() === word));
  return name === undefined ? "" : ` ${name}`;
}
