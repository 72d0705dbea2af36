/** A time as clocks show it: 0:07, 12:30, 1:02:30; from two days on in days alone. */
export function clockTime(seconds: number, language: string): string {
  const days = Math.floor(seconds / 86_400);
  if (days >= 2)
    return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
  const two = (part: number) => String(part % 60).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}
