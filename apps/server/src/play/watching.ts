import { setImmediate } from "node:timers/promises";
import { type LiveTable, tell, type Watcher, type Watchers } from "@tavolata/table";
import { costOfReplay, costOfTelling } from "../limits/cost.js";
import { Refuse } from "../refuse.js";
import type { LiveTables } from "./live-tables.js";
import type { Recalls } from "./recalls.js";

/** Where somebody begins to look. */
interface Place {
  readonly table: string;
  readonly recalls: Recalls;
  readonly watchers: Watchers;
  /** Works with the table while nobody else does. */
  with<T>(work: (live: LiveTable) => Promise<T> | T): Promise<T>;
}

/**
 * Begins to tell somebody of a table. Who asks for older events of a long match is told the newest at once; who can't ask is told all of them, in pieces,
 * and pays for it.
 */
export function tellFrom(
  { table, recalls, watchers, with: withTable }: Place,
  watcher: Watcher,
  pay: (work: number) => void,
  begin: (live: LiveTable) => Promise<void>,
): Promise<void> {
  const { as, person, asksEarlier } = watcher;
  const lackingFrom = ({ chronicle, branch }: LiveTable) => chronicle.lackingFrom(as, watcher.have, branch);
  return recalls.atHand({
    asker: { person, table },
    with: withTable,
    lacks: (live) => !asksEarlier && live.chronicle.mustRecall(as, lackingFrom(live)),
    pay: (answers) => pay(costOfReplay(answers)),
    async does(live) {
      const isTold = !asksEarlier && live.chronicle.isLong;
      if (isTold) pay(costOfTelling(live.match.eventCount(as) - lackingFrom(live)));
      watcher.send({ type: "table", table: tell(live.record, person) });
      if (isTold) for (const _ of watchers.tellOlder(live, watcher)) await setImmediate();
      await begin(live);
    },
  });
}

/** The same for a table as it is now, to who may look from there. */
export function watchFrom(
  tables: LiveTables,
  id: string,
  watcher: Watcher,
  pay: (work: number) => void,
  begin: (live: LiveTable) => Promise<void>,
): Promise<void> {
  const { as, person, link } = watcher;
  const { recalls, watchers } = tables;
  const place: Place = {
    table: id,
    recalls,
    watchers,
    with: (work) =>
      tables.with(id, (live) => {
        if (live.mayWatch(person, as, link !== undefined)) return work(live);
        throw notYours(as);
      }),
  };
  return tellFrom(place, watcher, pay, begin);
}

export function notYours(as: string): Refuse {
  return new Refuse("not-yours", `You may not look at this table as "${as}".`);
}
