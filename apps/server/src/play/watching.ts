import { setImmediate } from "node:timers/promises";
import { type LiveTable, tell, type Watcher } from "@tavolata/table";
import { costOfReplay, costOfTelling } from "../limits/cost.js";
import { Refuse } from "../refuse.js";
import type { LiveTables } from "./live-tables.js";

/**
 * Begins to tell somebody of a table. Who asks for older events of a long match is told the newest at once; who can't ask is told all of them, in pieces,
 * and pays for it.
 */
export function watchFrom(
  tables: LiveTables,
  id: string,
  watcher: Watcher,
  pay: (work: number) => void,
  begin: (live: LiveTable) => Promise<void>,
): Promise<void> {
  const { as, person, link, asksEarlier } = watcher;
  const lackingFrom = ({ chronicle, line }: LiveTable) => chronicle.lackingFrom(as, watcher.have, line);
  return tables.recalls.atHand({
    with: (work) =>
      tables.with(id, (live) => {
        if (live.mayWatch(person, as, link !== undefined)) return work(live);
        throw notYours(as);
      }),
    lacks: (live) => !asksEarlier && live.chronicle.mustRecall(as, lackingFrom(live)),
    pay: (answers) => pay(costOfReplay(answers)),
    async does(live) {
      const isTold = !asksEarlier && live.chronicle.isLong;
      if (isTold) pay(costOfTelling(live.match.eventCount(as) - lackingFrom(live)));
      watcher.send({ type: "table", table: tell(live.record, person) });
      if (isTold) for (const _ of tables.watchers.tellOlder(live, watcher)) await setImmediate();
      await begin(live);
    },
  });
}

export function notYours(as: string): Refuse {
  return new Refuse("not-yours", `You may not look at this table as "${as}".`);
}
