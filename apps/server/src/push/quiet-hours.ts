import type { QuietHours } from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import { Refuse } from "../refuse.js";
import type { Database } from "../storage/schema.js";
import { minuteIn } from "./clock.js";

/** When people want no notices: by their own clocks. */
export class QuietTimes {
  constructor(private readonly db: Kysely<Database>) {}

  async of(person: string): Promise<QuietHours | null> {
    const row = await this.db.selectFrom("quiet_hours").selectAll().where("person", "=", person).executeTakeFirst();
    return row ? hoursOf(row) : null;
  }

  /** From now on; without hours a notice comes at any time. */
  async set(person: string, hours: QuietHours | null): Promise<void> {
    if (!hours) {
      await this.db.deleteFrom("quiet_hours").where("person", "=", person).execute();
      return;
    }
    const { from, to, zone } = hours;
    if (!isZone(zone)) throw new Refuse("malformed", `There is no time zone "${zone}": one is called Europe/Rome.`);
    if (from === to) throw new Refuse("malformed", "Quiet hours end at another time than they begin.");
    const times = { from_minute: minuteOf(from), to_minute: minuteOf(to), zone };
    await this.db
      .insertInto("quiet_hours")
      .values({ person, ...times })
      .onConflict((conflict) => conflict.column("person").doUpdateSet(times))
      .execute();
  }

  /** Whether nothing must wake this person now. */
  async isQuietFor(person: string, now: Date, onFault: (error: unknown) => void): Promise<boolean> {
    const row = await this.db.selectFrom("quiet_hours").selectAll().where("person", "=", person).executeTakeFirst();
    return row !== undefined && isQuiet(row, now, onFault);
  }

  /** Whom nothing must wake now, among those who have a browser to be told. */
  async quietAt(now: Date, onFault: (error: unknown) => void): Promise<readonly string[]> {
    const { rows } = await sql<QuietRow>`select quiet_hours.* from quiet_hours
      where exists (select from subscriptions where subscriptions.person = quiet_hours.person)`.execute(this.db);
    return rows.filter((row) => isQuiet(row, now, onFault)).map(({ person }) => person);
  }
}

function isQuiet(row: QuietRow, now: Date, onFault: (error: unknown) => void): boolean {
  try {
    return isWithin(row, now);
  } catch (error) {
    onFault(error); // a zone that this system no longer knows
    return false;
  }
}

interface QuietRow {
  readonly person: string;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly zone: string;
}

/** Whether a moment lies in somebody's quiet hours, which may go on past midnight. */
export function isWithin(row: Omit<QuietRow, "person">, now: Date): boolean {
  const { from_minute: from, to_minute: to, zone } = row;
  const minute = minuteIn(zone, now);
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The minute of the day of `22:30`. */
function minuteOf(time: string): number {
  const [hour, minute] = time.split(":").map(Number);
  return 60 * hour! + minute!;
}

function hoursOf({ from_minute, to_minute, zone }: Omit<QuietRow, "person">): QuietHours {
  return { from: timeOf(from_minute), to: timeOf(to_minute), zone };
}

function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
