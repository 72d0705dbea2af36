import { games } from "@tavolata/games";
import type { Argument, Command, Option } from "commander";
import { Context } from "../../src/context.js";
import type { Io } from "../../src/io.js";
import { buildProgram } from "../../src/program.js";

/** The command line in English as nobody's terminal would change it: nothing of it is run. */
export function englishProgram(): Command {
  const io = { env: { LANG: "C" }, terminal: { input: false, output: false, errors: false, columns: 100 } };
  const program = buildProgram(new Context(io as unknown as Io, []));
  for (const command of everyCommand(program)) {
    for (const described of [...command.registeredArguments, ...command.options]) onAnyMachine(described);
  }
  return program;
}

/** A command and all that it has below it. */
export function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** The name of a command as one types it. */
export function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
}

/** What `--help` prints, without the options that every command has. */
export function helpOf(command: Command): string {
  const [help = ""] = command.helpInformation().split("\nEverywhere:\n");
  return help.trim();
}

const gameIds = new Intl.ListFormat("en").format(games.map(({ id }) => id));

/** A help text that doesn't depend on the machine's cores and on the list of games. */
function onAnyMachine(described: Argument | Option): void {
  described.description = described.description.replace(gameIds, "heroquest, rings, …");
  if ("long" in described && described.long === "--workers") described.defaultValueDescription = "all cores";
}
