import type { Summary } from "@tavolata/lab";
import type { Context } from "../context.js";

/** What the lab found, as a table at the terminal. */
export function labReport(context: Context, { variants }: Summary, folder: string): void {
  const { paint } = context;
  const percent = new Intl.NumberFormat(context.language, { style: "percent", minimumFractionDigits: 1 });
  const share = (value: number, { from, to }: { readonly from: number; readonly to: number }) =>
    `${percent.format(value)} (${percent.format(from)} – ${percent.format(to)})`;
  const signed = (value: number) => `${value > 0 ? "+" : ""}${percent.format(value)}`;
  for (const { variant, figures, against, verdict } of variants) {
    context.print(paint.bold(variant.name));
    context.print(
      `  ${context.text("lab.won", { matches: figures.matches, won: share(figures.won, figures.wonInterval) })}`,
    );
    const { meanRounds, roundsInterval } = figures;
    const rounds = `${meanRounds.toFixed(1)} (${roundsInterval.from.toFixed(1)} – ${roundsInterval.to.toFixed(1)})`;
    context.print(`  ${context.text("lab.rounds", { rounds })}`);
    if (!against) continue;
    const { from, to } = against.differenceInterval;
    const difference = `${signed(against.difference)} (${signed(from)} – ${signed(to)})`;
    context.print(`  ${context.text("lab.difference", { difference, chance: against.chance.toPrecision(2) })}`);
    if (verdict) {
      const { says, look, looks, matches } = verdict;
      context.print(`  ${context.text(`lab.verdict.${says}`, { look, looks, matches })}`);
    }
  }
  context.tell("lab.folder", { folder });
}
