import { readFile, stat, writeFile } from "node:fs/promises";
import { playOut } from "@tavolata/bots";
import type { LoadedGame, QuestFiles } from "@tavolata/game";
import { games } from "@tavolata/games";
import { freshSeed, Match, say, splitSeed } from "@tavolata/kernel";
import { interval } from "@tavolata/lab";
import type { Speaker } from "@tavolata/language";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { CommandFailure, UsageMistake } from "../failure.js";
import { botsFor, usualBot } from "../given/bots.js";
import { wholeNumber } from "../given/numbers.js";
import { whyOf } from "../given/saved-match.js";
import { ProgressBar } from "../progress-bar.js";

type QuestProblem = ReturnType<QuestFiles["problems"]>[number];

/** A box whose tables take quests that somebody made. */
type QuestBox = LoadedGame & { readonly questFiles: QuestFiles };

interface Fixing {
  readonly mend?: boolean;
  readonly out?: string;
}

interface Trying {
  readonly games: number;
  readonly bots?: string;
  readonly seed?: string;
  readonly json?: boolean;
}

/** No file that is worth reading is larger. */
const largestFile = 2_000_000;

/** So many answers, and a match of bots goes nowhere. */
const bound = 20_000;

/** `tavolata quest`: quests of one's own: checked, mended, brought over from HeroScribe, and tried with bots. */
export function addQuest(program: Command, context: Context): void {
  const quest = program.command("quest").description(context.text("help.quest"));
  quest
    .command("check")
    .argument("<file>", context.text("help.quest.file"))
    .description(context.text("help.quest.check"))
    .option("--mend", context.text("help.quest.mend"))
    .option("--out <file>", context.text("help.quest.out"))
    .action((file: string, flags: Fixing) => check(context, file, flags));
  quest
    .command("import")
    .argument("<file>", context.text("help.quest.xml"))
    .description(context.text("help.quest.import"))
    .requiredOption("--out <file>", context.text("help.quest.out"))
    .option("--mend", context.text("help.quest.mend"))
    .action((file: string, flags: Fixing) => bringOver(context, file, flags));
  quest
    .command("try")
    .argument("<file>", context.text("help.quest.file"))
    .description(context.text("help.quest.try"))
    .option("--games <n>", context.text("help.quest.games"), wholeNumber("--games", 1), 20)
    .option("--bots <bots>", context.text("help.bots"))
    .option("--seed <text>", context.text("help.simulate.seed"))
    .option("--json", context.text("help.json"))
    .action((file: string, flags: Trying) => tryOut(context, file, flags));
  for (const command of quest.commands) command.helpOption("-h, --help", context.text("help.help"));
}

async function check(context: Context, file: string, { mend, out }: Fixing): Promise<void> {
  if (out !== undefined && !mend) throw new UsageMistake("usage.quest-out");
  const text = await readText(file);
  const box = await boxFor(context, text);
  await report(context, box, text, { ...(mend ? { mend } : {}), ...(out === undefined ? {} : { out }) });
}

async function bringOver(context: Context, file: string, { mend, out }: Fixing): Promise<void> {
  const box = await firstBox(context, (files) => files.fromHeroScribe !== undefined);
  const speaker = context.speakerOf(box);
  const imported = box.questFiles.fromHeroScribe!(await readText(file), context.language);
  if ("refused" in imported) {
    const { code, args } = imported.refused;
    throw new CommandFailure("quest.refused", { file, why: speaker.sentence(say(`import.${code}`, args)) });
  }
  for (const { code, args } of imported.remarks) context.print(`· ${speaker.sentence(say(`remark.${code}`, args))}`);
  await report(context, box, imported.text, { ...(mend ? { mend } : {}), out: out! });
}

/** What is wrong and odd, what was mended, and the file, where one is wanted. */
async function report(context: Context, box: QuestBox, text: string, { mend, out }: Fixing): Promise<void> {
  const speaker = context.speakerOf(box);
  let fixed = text;
  if (mend) {
    const { text: after, steps } = box.questFiles.fixed(text);
    fixed = after;
    for (const { problem, fix } of steps) {
      const what = speaker.sentence(say(`problem.${problem.code}`, problem.args));
      context.tell("quest.mended", { what, how: speaker.sentence(say(`fix.${fix.code}`, fix.args)) });
    }
  }
  const problems = box.questFiles.problems(fixed);
  for (const problem of problems) tellProblem(context, speaker, problem);
  const stops = problems.filter(({ weight }) => weight === "stops").length;
  context.tell(stops > 0 ? "quest.stopped" : "quest.playable", { stops, odd: problems.length - stops });
  if (stops > 0) context.exitCode = 1;
  if (out !== undefined) await writeText(context, out, fixed);
}

function tellProblem(context: Context, speaker: Speaker, { field, code, args, rule, weight, fix }: QuestProblem): void {
  const { red, yellow, dim } = context.paint;
  const mark = weight === "stops" ? red("✗") : yellow("○");
  const said = speaker.sentence(say(`problem.${code}`, args));
  context.print(`${mark} ${dim(field)} ${said}${rule === undefined ? "" : dim(` [${rule}]`)}`);
  if (fix) context.print(`    → ${speaker.sentence(say(`fix.${fix.code}`, fix.args))}`);
}

/** Bots play it, and how often the heroes win is told with what chance leaves open. */
async function tryOut(context: Context, file: string, flags: Trying): Promise<void> {
  const text = await readText(file);
  const box = await boxFor(context, text);
  const problems = box.questFiles.problems(text).filter(({ weight }) => weight === "stops");
  if (problems.length > 0) {
    for (const problem of problems) tellProblem(context, context.speakerOf(box), problem);
    context.tell("quest.stopped", { stops: problems.length, odd: 0 });
    context.exitCode = 1;
    return;
  }
  const options = { [box.questFiles.option]: text };
  const seed = flags.seed ?? freshSeed();
  const bar = new ProgressBar(context, flags.games);
  const found = { games: flags.games, finished: 0, won: 0, rounds: 0, lost: 0 };
  for (let i = 0; i < flags.games; i++) {
    const match = Match.start(box.ruleset, { seed: splitSeed(seed, String(i)), options });
    playOut(match, botsFor(box, match.seats, flags.bots, usualBot(box)), bound);
    const { won, rounds, lost } = box.matchSummary(match, match.seats[0]!);
    if (match.outcome) found.finished += 1;
    if (won) found.won += 1;
    found.rounds += rounds;
    found.lost += lost;
    if (bar.isDue()) {
      bar.show(i + 1, "");
      await new Promise((goOn) => setImmediate(goOn));
    }
  }
  bar.clear();
  const { from, to } = interval(found.won, found.games);
  if (flags.json) {
    context.printJson({ ...found, rounds: found.rounds / found.games, lost: found.lost / found.games, from, to });
    return;
  }
  const percent = (share: number) => Math.round(100 * share);
  context.tell("quest.tried", {
    title: box.ownTitle?.(options) ?? file,
    games: found.games,
    unfinished: found.games - found.finished,
    won: percent(found.won / found.games),
    from: percent(from),
    to: percent(to),
    rounds: Math.round(found.rounds / found.games),
    lost: (found.lost / found.games).toFixed(1),
  });
}

/** The game whose quest this is, as far as the text says so. */
async function boxFor(context: Context, text: string): Promise<QuestBox> {
  const [, game] = /"game"\s*:\s*"([a-z-]{1,40})"/.exec(text) ?? [];
  return games.some(({ id }) => id === game) ? questBox(context, game!) : firstBox(context, () => true);
}

/** The first game of the house that can do this with quests. */
async function firstBox(context: Context, can: (files: QuestFiles) => boolean): Promise<QuestBox> {
  for (const { id } of games) {
    const { questFiles, ...box } = await context.open(id);
    if (questFiles && can(questFiles)) return { ...box, questFiles };
  }
  throw new CommandFailure("quest.no-quests", { game: games.map(({ id }) => id).join(", ") });
}

async function questBox(context: Context, game: string): Promise<QuestBox> {
  const loadedGame = await context.open(game);
  if (!loadedGame.questFiles) throw new CommandFailure("quest.no-quests", { game });
  return { ...loadedGame, questFiles: loadedGame.questFiles };
}

/** A text file, whose letters are those of today or those of old Windows. */
async function readText(file: string): Promise<string> {
  try {
    const { size } = await stat(file);
    if (size > largestFile) throw new CommandFailure("quest.too-large", { file, most: largestFile });
    const bytes = await readFile(file);
    return decoded(bytes);
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure("save.not-read", { file, why: whyOf(error) });
  }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

async function writeText(context: Context, file: string, text: string): Promise<void> {
  try {
    await writeFile(file, `${text}\n`);
  } catch (error) {
    throw new CommandFailure("save.not-written", { file, why: whyOf(error) });
  }
  context.tell("quest.written", { file });
}
