import type { Sitting, TableInfo } from "@tavolata/client";
import { goTo } from "@tavolata/ui/page/route.js";
import { client, someone } from "../app/client.js";
import { handsAt, keepHands } from "../table/saved/saved-hands.js";
import { dropTableHere, homeClient, noteTableHere } from "./home-client.js";

/** Brings a table of this device to the server, which plays the match again before it believes it. It goes on there, and is here no more. */
export async function bringToServer(table: TableInfo, guest: string): Promise<void> {
  const { save } = await homeClient.matchFile(table.id);
  await someone(guest);
  const brought = await client.openFromFile({ save, seats: sittingOf(table) });
  keepHands(brought.id, handsAt(table.id));
  await dropTableHere(table.id);
  goTo({ at: "table", id: brought.id });
}

/** Takes a match along on this device, where nobody else has secrets in it. At the server it is put aside. */
export async function takeAlong(table: TableInfo): Promise<void> {
  const { save } = await client.matchFile(table.id);
  const taken = await homeClient.openFromFile({ save, seats: sittingOf(table) });
  noteTableHere();
  keepHands(taken.id, handsAt(table.id));
  await client.putAside(table.id, true);
  goTo({ at: "table", id: taken.id });
}

function sittingOf({ seats }: TableInfo): Record<string, Sitting> {
  const sitting = seats.flatMap(({ seat, mine, bot }): [string, Sitting][] =>
    mine ? [[seat, { sits: "me" }]] : bot === undefined ? [] : [[seat, { sits: "bot", bot }]],
  );
  return Object.fromEntries(sitting);
}
