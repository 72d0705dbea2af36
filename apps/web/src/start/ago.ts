const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** How long ago something was, in words. */
export function ago(moment: string, language: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - new Date(moment).getTime()) / 1000));
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units.at(-1)!;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
