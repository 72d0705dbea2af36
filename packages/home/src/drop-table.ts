import { Refused, type Transport } from "@tavolata/client";
import type { Failure } from "@tavolata/client/protocol";

/** Takes a table out of a house for good; throws a `Refused` where it couldn't be: it is still there. */
export async function dropTable(transport: Transport, table: string): Promise<void> {
  const response = await transport.fetch(`/api/tables/${table}`, { method: "DELETE" });
  if (response.ok) return;
  const { error } = (await response.json()) as Failure;
  throw new Refused(error);
}
