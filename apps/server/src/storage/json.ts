import { type RawBuilder, sql } from "kysely";

/** A value for a JSON column. Given as text: a driver would turn a list into an array of PostgreSQL. */
export function json<T>(value: T): RawBuilder<string> {
  return sql<string>`${JSON.stringify(value)}::jsonb`;
}
