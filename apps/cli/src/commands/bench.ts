import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { CommandFailure } from "../failure.js";

/** `tavolata bench`: the measurements. All that it is given goes on to them. */
export function addBench(program: Command, context: Context): void {
  program
    .command("bench")
    .argument("[words...]", context.text("help.bench.words"))
    .description(context.text("help.bench"))
    .option("--json", context.text("help.json"))
    .allowUnknownOption()
    .action((words: readonly string[], { json }: { json?: boolean }) =>
      bench(context, [...words, ...(json ? ["--json"] : [])]),
    );
}

async function bench(context: Context, args: readonly string[]): Promise<void> {
  const script = fileURLToPath(new URL("bench/dist/main.js", context.io.house));
  if (!existsSync(script)) throw new CommandFailure("not-built", { what: "bench" });
  context.exitCode = await context.io.runNode(script, args);
}
