import type { Decision } from "@tavolata/kernel";
import { nearest } from "@tavolata/language";
import { ruleCalled, ruleText } from "../rule-text.js";
import type { TableText } from "../table-text.js";

/** Why the table asks this, and why it doesn't offer more: the rules behind the question and behind each barred option. */
export function explanation(text: TableText, decision: Decision): string[] {
  const { context } = text;
  const { dim } = context.paint;
  const barred = decision.barred ?? [];
  const lines: string[] = [];
  if (decision.rules.length > 0) {
    lines.push(context.text("play.rules-behind"));
    for (const id of decision.rules) lines.push(...ruleOf(text, id));
  }
  if (barred.length > 0) {
    lines.push(context.text("play.barred"));
    // Two cards of one name are barred in the same words: once is enough.
    const bars = barred.map(
      ({ label, bar }) => `${text.pair(text.sentence(label), text.speaker.say(bar.reason))}${text.rules([bar.rule])}`,
    );
    for (const line of new Set(bars)) lines.push(`  ${dim("×")} ${line}`);
    const more = new Set(barred.map(({ bar }) => bar.rule).filter((id) => !decision.rules.includes(id)));
    for (const id of more) lines.push(...ruleOf(text, id));
  }
  if (lines.length === 0) lines.push(context.text("play.no-rules"));
  lines.push(dim(context.text("play.keys")));
  return lines;
}

/** One rule by its id, or the one that was probably meant. */
export function ruleOf(text: TableText, id: string): string[] {
  const { context, loadedGame } = text;
  const rule = ruleCalled(loadedGame, id);
  if (rule) return ruleText(context, loadedGame, rule);
  const meant = nearest(
    id,
    loadedGame.rules.map((one) => one.id),
  );
  return [`  ${context.text("rules.unknown", { word: id, ...(meant === undefined ? {} : { meant }) })}`];
}
