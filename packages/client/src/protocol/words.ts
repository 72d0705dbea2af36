import { type Static, type TSchema, Type } from "@sinclair/typebox";

/** An object with these fields and no others: what nobody asked for is refused, not ignored. */
export function exactly<T extends Record<string, TSchema>>(fields: T, how: { readonly description?: string } = {}) {
  return Type.Object(fields, { ...how, additionalProperties: false });
}

/** Something that the kernel describes better than a schema could: its shape is the kernel's type. */
export function kernels<T>(description: string) {
  return Type.Unsafe<T>({ description });
}

export const TableId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "the id of a table" });

export const QuestId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "the id of a quest" });

export const PersonId = Type.String({ pattern: "^[A-Za-z0-9_-]{16}$", description: "the id of a person" });

/** A seat as the game names it, or `audience`, or `table` for real dice and cards. */
export const SeatName = Type.String({ minLength: 1, maxLength: 64, description: "a seat, as the game names it" });

/** Whoever has a token may do what its link allows: 24 random bytes, of which the server keeps only the hash. */
export const Token = Type.String({ pattern: "^[A-Za-z0-9_-]{32}$", description: "the secret part of a link" });

export const Timestamp = Type.String({ description: "a moment, as 2026-01-31T12:00:00.000Z" });

export type TableId = Static<typeof TableId>;
