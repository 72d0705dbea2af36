import { interval } from "@tavolata/lab";

/** `54.3 %  (47.2 % – 61.2 %)` */
export function intervalText(wins: number, games: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1 });
  const { from, to } = interval(wins, games);
  return `${percent.format(wins / games).padStart(7)}  (${percent.format(from)} – ${percent.format(to)})`;
}
