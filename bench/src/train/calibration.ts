import type { Learnt } from "@tavolata/kit";
import { type Case, shares } from "./network.js";

/** The mean logarithm of what the truth was given; where nothing was learnt every side is as likely as it was on average. */
export function surprise(cases: readonly Case[], learnt?: Learnt): number {
  const first = cases.filter(({ won }) => won === 0).length / cases.length;
  let sum = 0;
  for (const { sides, won } of cases) {
    const plain = sides.length === 2 ? (won === 0 ? first : 1 - first) : 1 / sides.length;
    sum -= Math.log(Math.max(1e-9, learnt ? shares(sides, learnt)[won]! : plain));
  }
  return sum / cases.length;
}

/** What was said of the first side, in tenths, and how often it came true. */
export function calibrationTable(cases: readonly Case[], learnt: Learnt): string {
  const tenths = Array.from({ length: 10 }, () => ({ said: 0, won: 0, count: 0 }));
  for (const { sides, won } of cases) {
    const said = shares(sides, learnt)[0]!;
    const tenth = tenths[Math.min(9, Math.floor(10 * said))]!;
    tenth.said += said;
    tenth.won += Number(won === 0);
    tenth.count += 1;
  }
  const lines = tenths
    .filter(({ count }) => count > 0)
    .map(({ said, won, count }) => `| ${(said / count).toFixed(2)} | ${(won / count).toFixed(2)} | ${count} |`);
  return ["| said | came true | positions |", "|---:|---:|---:|", ...lines].join("\n");
}
