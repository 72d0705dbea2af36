import { type LoadedGame, type RuleEntry, rulingOf } from "@tavolata/game";
import { type Coverage, coverage } from "@tavolata/game/files";
import { gameOf, games } from "@tavolata/games";
import type { Command } from "commander";
import { type Context, unknownWord } from "../context.js";
import { ruleCalled, ruleLine, ruleText } from "../rule-text.js";

interface Flags {
  readonly search?: readonly string[];
  readonly coverage?: boolean;
  readonly json?: boolean;
}

/** `tavolata rules`: the catalogues as a rulebook to search, and how much of them is in code, tests and play. */
export function addRules(program: Command, context: Context): void {
  program
    .command("rules")
    .argument("[game]", context.text("help.rules.game", { games: games.map(({ id }) => id) }))
    .argument("[rule]", context.text("help.rules.rule"))
    .description(context.text("help.rules"))
    .option("--search <words...>", context.text("help.rules.search"))
    .option("--coverage", context.text("help.rules.coverage"))
    .option("--json", context.text("help.json"))
    .action((game: string | undefined, rule: string | undefined, flags: Flags) => rules(context, game, rule, flags));
}

async function rules(
  context: Context,
  game: string | undefined,
  rule: string | undefined,
  flags: Flags,
): Promise<void> {
  const { boxes, wanted } = await meant(context, game, rule);
  if (flags.coverage) return showCoverage(context, boxes, game !== undefined, flags.json === true);
  const found = boxes.map((loadedGame) => ({
    box: loadedGame,
    entries: wanted ? [wanted] : searched(context, loadedGame, flags.search),
  }));
  if (flags.json) {
    const shown = found.map(({ box: loadedGame, entries }) => ({ game: loadedGame.id, rules: entries }));
    context.printJson(game === undefined ? shown : shown[0]);
    return;
  }
  if (wanted) return context.printAll(ruleText(context, boxes[0]!, wanted));
  for (const { box: loadedGame, entries } of found) list(context, loadedGame, entries, flags.search !== undefined);
}

/** The games that are meant, and the rule. A rule's id may stand alone: it tells the game. */
async function meant(
  context: Context,
  game: string | undefined,
  rule: string | undefined,
): Promise<{ readonly boxes: readonly LoadedGame[]; readonly wanted: RuleEntry | undefined }> {
  const known = games.map(({ id }) => id);
  if (game !== undefined && known.includes(game)) {
    const loadedGame = await context.open(game);
    if (rule === undefined) return { boxes: [loadedGame], wanted: undefined };
    const wanted = ruleCalled(loadedGame, rule);
    if (!wanted)
      throw unknownWord(
        "rule",
        rule,
        loadedGame.rules.map(({ id }) => id),
      );
    return { boxes: [loadedGame], wanted };
  }
  const boxes = await Promise.all(known.map((id) => context.open(id)));
  if (game === undefined) return { boxes, wanted: undefined };
  for (const loadedGame of boxes) {
    const wanted = ruleCalled(loadedGame, game);
    if (wanted) return { boxes: [loadedGame], wanted };
  }
  const ids = boxes.flatMap((loadedGame) => loadedGame.rules.map(({ id }) => id));
  throw unknownWord("game-or-rule", game, /\d/.test(game) ? ids : known);
}

/** The rules in which all words occur, in any order; accents and capital letters don't matter. */
function searched(
  { language }: Context,
  loadedGame: LoadedGame,
  words: readonly string[] | undefined,
): readonly RuleEntry[] {
  if (!words) return loadedGame.rules;
  const wanted = words.flatMap((word) => plain(word).split(/\s+/));
  return loadedGame.rules.filter((rule) => {
    const text = plain([rule.id, rule.title[language], rule.text[language], rulingOf(rule, language)].join(" "));
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

function list(context: Context, loadedGame: LoadedGame, entries: readonly RuleEntry[], isSearch: boolean): void {
  const speaker = context.speakerOf(loadedGame);
  const name = speaker.has("game.name") ? speaker.say({ key: "game.name" }) : loadedGame.id;
  const count = context.text("rules.count", { count: entries.length });
  context.print(context.text("table.pair", { name: `${context.paint.bold(name)} (${loadedGame.id})`, value: count }));
  const width = Math.max(0, ...entries.map(({ id }) => id.length));
  for (const rule of entries)
    context.printAll(isSearch ? ruleText(context, loadedGame, rule) : [ruleLine(context, rule, width)]);
}

async function showCoverage(
  context: Context,
  boxes: readonly LoadedGame[],
  single: boolean,
  json: boolean,
): Promise<void> {
  const found: Coverage[] = [];
  for (const loadedGame of boxes) found.push(await coverage(gameOf(loadedGame.id), loadedGame));
  if (json) {
    context.printJson(single ? found[0] : found);
    return;
  }
  for (const { game, rules: count, cited, tested, exercised, missing } of found) {
    const playable = exercised + missing.exercised.length;
    context.print(context.paint.bold(context.text("coverage.head", { game, count })));
    const line = (what: keyof Coverage["missing"], number: number, of: number) => {
      const share = new Intl.NumberFormat(context.language, { style: "percent" }).format(of > 0 ? number / of : 1);
      context.print(
        `  ${context.text("table.pair", { name: context.text(`coverage.${what}`), value: `${number} (${share})` })}`,
      );
      if (missing[what].length > 0)
        context.print(context.paint.dim(`    ${context.text("coverage.missing", { ids: missing[what].join(", ") })}`));
    };
    line("cited", cited, count);
    line("tested", tested, count);
    if (playable < count) context.print(`  ${context.text("coverage.playable", { count: playable })}`);
    line("exercised", exercised, playable);
  }
}
