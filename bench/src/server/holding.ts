import { type DrivenTable, type DrivePace, drive, p99 } from "./drive.js";

/** A server that more and more tables are opened at. */
export interface Tried {
  readonly name: string;
  /** The time that processors have worked for it, in milliseconds. */
  work(): number;
  /** Opens so many tables more. */
  open(from: number, to: number): Promise<DrivenTable[]>;
}

/** What a server is said to hold: nobody waits longer, but for one answer in a hundred. */
const bound = 100;

/** Who is so late has more to do than it can: no hiccup of the host explains that. */
const hopeless = 10 * bound;

export interface Search {
  readonly pace: DrivePace;
  readonly first: number;
  readonly most: number;
}

/**
 * The most tables of which an answer every two seconds comes back in time: in steps of doubling, then of halving to about a tenth. A number that
 * fails is tried once more: on a machine that is shared, a single late second may be the host's.
 */
export async function mostHeld({ name, open, work }: Tried, { pace, first, most }: Search): Promise<number> {
  const tables: DrivenTable[] = [];
  const lateAt = async (count: number): Promise<number> => {
    if (count > tables.length) tables.push(...(await open(tables.length, count)));
    const works: number[] = [];
    const driven = await drive(tables.slice(0, count), pace, () => works.push(work()));
    const late = p99(driven);
    const each = (works[1]! - works[0]!) / driven.sent;
    console.error(
      `  ${name}: ${count} tables, p99 ${late.toFixed(0)} ms, ${driven.missing} missing, ${each.toFixed(2)} ms of processor for each answer`,
    );
    return driven.missing === 0 ? late : Number.POSITIVE_INFINITY;
  };
  const holds = async (count: number): Promise<boolean> => {
    const late = await lateAt(count);
    return late < bound || (late < hopeless && (await lateAt(count)) < bound);
  };
  let [held, tooMany] = [0, Number.POSITIVE_INFINITY];
  for (let count = first; count > 0 && tooMany - held > Math.max(held, first) / 10; ) {
    if (await holds(count)) held = count;
    else tooMany = count;
    if (held >= most) return held;
    count = Number.isFinite(tooMany) ? Math.round((held + tooMany) / 2) : Math.min(most, 2 * count);
  }
  return held;
}
