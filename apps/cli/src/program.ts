import { readFileSync } from "node:fs";
import { Command } from "commander";
import { addArena } from "./commands/arena.js";
import { addBackup } from "./commands/backup.js";
import { addBench } from "./commands/bench.js";
import { addGym } from "./commands/gym.js";
import { addLab } from "./commands/lab.js";
import { addPlay } from "./commands/play.js";
import { addPrint } from "./commands/print.js";
import { addQuest } from "./commands/quest.js";
import { addReplay } from "./commands/replay.js";
import { addRules } from "./commands/rules.js";
import { addServe } from "./commands/serve.js";
import { addSimulate } from "./commands/simulate.js";
import { addVerify } from "./commands/verify.js";
import { addWorker } from "./commands/worker.js";
import { type Context, checkedLanguage } from "./context.js";

/** The command line as a whole: what it understands, and its help in the reader's language. */
export function buildProgram(context: Context): Command {
  const { io, paint } = context;
  const program = new Command("npx tavolata")
    .description(context.text("help.tavolata"))
    .exitOverride()
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: (text) => io.err(text), outputError: () => {} })
    .configureHelp({
      showGlobalOptions: true,
      helpWidth: Math.min(io.terminal.columns, 110),
      styleTitle: (title) => paint.bold(titleIn(context, title)),
    })
    .showSuggestionAfterError()
    .helpOption("-h, --help", context.text("help.help"))
    .helpCommand(false)
    .version(version(), "-V, --version", context.text("help.version"))
    .option("--language <language>", context.text("help.language"), checkedLanguage)
    .option("--no-color", context.text("help.no-color"));
  for (const add of [
    addPlay,
    addSimulate,
    addArena,
    addReplay,
    addVerify,
    addRules,
    addPrint,
    addQuest,
    addLab,
    addGym,
    addWorker,
    addBench,
    addServe,
    addBackup,
  ])
    add(program, context);
  for (const command of program.commands) command.helpOption("-h, --help", context.text("help.help"));
  return program;
}

/** Commander's own headings. */
function titleIn(context: Context, title: string): string {
  const word = title.replace(":", "").toLowerCase().replace(" ", "-");
  return context.text(`help.title.${word}`);
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}
