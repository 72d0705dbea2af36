import { type Save, seedHash, verify as verifyMatch } from "@tavolata/kernel";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { UsageMistake } from "../failure.js";
import { addedTo, contributionLines, remembered, withAll } from "../given/contributions.js";
import { several } from "../given/numbers.js";
import { readSavedMatch } from "../given/saved-match.js";

interface Flags {
  readonly hash?: string;
  readonly contribution?: readonly string[];
  readonly json?: boolean;
}

/** `tavolata verify`: was a match played by the rules and by its seed? */
export function addVerify(program: Command, context: Context): void {
  program
    .command("verify")
    .argument("<file>", context.text("help.verify.file"))
    .description(context.text("help.verify"))
    .option("--hash <hash>", context.text("help.verify.hash"))
    .option("--contribution <seat=value>", context.text("help.verify.contribution"), several)
    .option("--json", context.text("help.json"))
    .action((file: string, flags: Flags) => verify(context, file, flags));
}

async function verify(context: Context, file: string, flags: Flags): Promise<void> {
  const { hash, json } = flags;
  if (hash !== undefined && !/^[0-9a-f]{64}$/i.test(hash)) throw new UsageMistake("usage.hash", { hash });
  const own = remembered(flags.contribution);
  const { loadedGame, save } = await readSavedMatch(context, file);
  const verdict = withAll(verifyMatch(loadedGame.ruleset, save, hash?.toLowerCase()), save, own);
  if (!verdict.sound) context.exitCode = 1;
  const { seed, answers } = save as Partial<Save>;
  const contributions = verdict.sound ? addedTo(save) : [];
  if (json) {
    const facts = typeof seed === "string" ? { seedHash: seedHash(seed) } : {};
    const added = contributions.length > 0 ? { contributions } : {};
    context.printJson({ file, game: loadedGame.id, answers: answers?.length ?? 0, ...facts, ...added, ...verdict });
    return;
  }
  if (!verdict.sound) {
    const problem = context.speakerOf(loadedGame).sentence(verdict.said);
    context.print(context.paint.red(context.text("verify.not-sound", { file, problem })));
    return;
  }
  context.print(context.paint.green(context.text("verify.sound", { file, answers: answers?.length ?? 0 })));
  for (const part of verdict.unproved) context.print(context.paint.yellow(context.text(`verify.unproved.${part}`)));
  if (contributions.length > 0) {
    context.tell("verify.contributions", { count: contributions.length, own: own.length });
    context.printAll(contributionLines(context, contributions));
  }
  context.tell("verify.seed-hash", { hash: seedHash(seed ?? ""), compared: hash !== undefined });
}
