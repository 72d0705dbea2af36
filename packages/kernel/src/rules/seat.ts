/** A place at the table, named as the game names it: `wizard`, `warden-1`. A person, a bot or nobody sits there. */
export type Seat = string;

/** Who looks on without a seat: sees what is public and nothing else. */
export const audience = "audience";

/** The eyes of the table itself: sees everything. For records, tests and commentators, never for a player. */
export const everything = "everything";

/** A seat, `audience` or `everything`. */
export type Onlooker = Seat;

/** Who answers for real dice and real cards when nobody in particular threw or drew them. */
export const tableSeat: Seat = "table";
