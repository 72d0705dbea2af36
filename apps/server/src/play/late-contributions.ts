import { mostContributions } from "@tavolata/kernel";
import type { LiveTable } from "@tavolata/table";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import type { Ledger } from "../storage/ledger.js";
import type { Database } from "../storage/schema.js";
import { hasAdded, logEntryOf, mostAnswers, type NewContribution } from "../tables/contributions.js";
import type { LiveTables } from "./live-tables.js";

/** How often it is tried anew when others' deeds came first. */
const mostTries = 50;

/** Who sits down while a match goes on adds to what isn't thrown yet: a deed among the others, so that every process does it at the same place. */
export class LateContributions {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly ledger: Ledger,
    private readonly tables: Pick<LiveTables, "with">,
  ) {}

  async add(table: string, added: NewContribution): Promise<void> {
    for (let tries = 0; tries < mostTries; tries++) {
      if (await this.tables.with(table, (live) => this.#tryToAdd(live, added))) return;
    }
    throw new Refuse("unavailable", "The match goes on too quickly to add to its dice: try again.");
  }

  /** Whether there is nothing more to do; if not, another deed came first. */
  async #tryToAdd(live: LiveTable, { person, seat, value }: NewContribution): Promise<boolean> {
    const { id, match } = live;
    if (match.outcome || match.contributions.length >= mostContributions) return true;
    if (await hasAdded(this.db, id, person)) return true;
    const most = Math.max(match.furthest, await mostAnswers(this.db, id));
    const from = Math.max(most + 1, match.contributions.at(-1)?.from ?? 0);
    live.isStale = true;
    match.contribute({ from, by: seat, value });
    const deed = logEntryOf({ from, by: seat, value });
    const isStored = await this.ledger.append({
      table: id,
      number: live.number,
      kind: "contribution",
      seat,
      picks: deed.picks,
      backTo: from,
      decision: match.at,
      key: null,
      sent: null,
      person,
      after: live.standing(),
    });
    if (!isStored) return false;
    live.isStale = false;
    live.did([deed]);
    return true;
  }
}
