import { asRecord, isObject, persisted, withNewest } from "@tavolata/ui/page/persisted.js";
import type { Hands } from "@tavolata/ui/table/seats/hands.js";

/** Of so many tables this browser knows who sits where. */
const most = 50;

const kept = persisted<Readonly<Record<string, Hands>>>("tavolata.hands", (found) =>
  asRecord(found, (value): value is Hands => isObject(value)),
);

/** Remembers who sits where at this device: the server knows only that it is this device. */
export function keepHands(table: string, hands: Hands): void {
  kept.write(withNewest(kept.read(), table, hands, most));
}

export function handsAt(table: string): Hands {
  return kept.read()[table] ?? {};
}
