import type { Client } from "@tavolata/client";
import type { Seat } from "@tavolata/kernel";

/** Sits down; where the others must agree first they are asked, and whoever wished for the seat is told so. */
export function sitOrAsk(client: Client, table: string, seat: Seat): Promise<unknown> {
  return orAsk(
    () => client.sit(table, seat, { sits: "me" }),
    () => client.wish(table, { wants: "seat", seat }),
  );
}

/** Asks the others where they must agree first, and says that they are asked. */
export async function orAsk<T>(deed: () => Promise<T>, ask: () => Promise<unknown>): Promise<T> {
  try {
    return await deed();
  } catch (error) {
    if (error instanceof Error && "fault" in error && error.fault === "needs-agreement") await ask();
    throw error;
  }
}
