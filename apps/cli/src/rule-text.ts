import { type LoadedGame, type RuleEntry, rulingOf } from "@tavolata/game";
import type { RuleId } from "@tavolata/kernel";
import type { Context } from "./context.js";
import { wrapped } from "./wrapped.js";

/** A rule on one line. */
export function ruleLine({ paint, language }: Context, { id, title }: RuleEntry, width: number): string {
  return `  ${paint.cyan(id.padEnd(width))}  ${title[language]}`;
}

/** A rule with all that the catalogue says about it. */
export function ruleText(context: Context, loadedGame: LoadedGame, rule: RuleEntry): string[] {
  const { paint, language, io } = context;
  const paragraph = (text: string) => wrapped(text, Math.min(io.terminal.columns, 100), "    ");
  const ruling = rulingOf(rule, language);
  const lines = [`  ${paint.cyan(rule.id)}  ${paint.bold(rule.title[language])}`, ...paragraph(rule.text[language])];
  if (ruling !== undefined) lines.push(...paragraph(context.text("rules.ruling", { ruling })));
  if (rule.switch !== undefined) {
    const definition = loadedGame.ruleset.options.find(({ id }) => id === rule.switch);
    const standing = definition?.default ?? rule.default;
    const shown = standing === undefined ? "–" : String(standing);
    lines.push(...paragraph(context.text("rules.switch", { option: rule.switch, standing: shown })));
  }
  return lines;
}

/** A rule by its id, however it is capitalised. */
export function ruleCalled(loadedGame: LoadedGame, word: RuleId): RuleEntry | undefined {
  const wanted = word.toLowerCase();
  return loadedGame.rules.find(({ id }) => id.toLowerCase() === wanted);
}
