/** Wilson's interval: where a share lies with 95 % certainty; also right near 0 and 1, where the plain one isn't. */
export function interval(wins: number, games: number): { readonly from: number; readonly to: number } {
  const z = 1.96;
  const share = wins / games;
  const middle = share + z ** 2 / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2));
  const whole = 1 + z ** 2 / games;
  return { from: Math.max(0, (middle - half) / whole), to: Math.min(1, (middle + half) / whole) };
}

/** `54.3 %  (47.2 % – 61.2 %)` */
export function intervalText(wins: number, games: number, language: string): string {
  const percent = new Intl.NumberFormat(language, { style: "percent", minimumFractionDigits: 1 });
  const { from, to } = interval(wins, games);
  return `${percent.format(wins / games).padStart(7)}  (${percent.format(from)} – ${percent.format(to)})`;
}
