import { type Kysely, type Migration, Migrator } from "kysely";
import * as tables from "./migrations/001-tables.js";
import * as undo from "./migrations/002-undo.js";
import * as keeping from "./migrations/003-keeping.js";
import * as timeLimits from "./migrations/004-time-limits.js";
import * as chat from "./migrations/005-chat.js";
import * as passkeys from "./migrations/006-passkeys.js";
import * as notices from "./migrations/007-notices.js";
import * as rewinds from "./migrations/008-rewinds.js";
import * as commentary from "./migrations/009-commentary.js";
import * as sessions from "./migrations/010-sessions.js";
import * as levels from "./migrations/011-levels.js";
import * as hints from "./migrations/012-hints.js";
import * as lab from "./migrations/013-lab.js";
import * as kept from "./migrations/014-kept.js";
import * as quests from "./migrations/015-quests.js";
import * as lent from "./migrations/016-lent.js";
import * as quiet from "./migrations/017-quiet.js";
import * as corrections from "./migrations/018-corrections.js";
import * as usedLinks from "./migrations/019-used-links.js";
import * as linkMakers from "./migrations/020-link-makers.js";
import * as endedSessions from "./migrations/028-ended-sessions.js";
import * as gathering from "./migrations/029-gathering.js";
import * as seatKnowers from "./migrations/030-seat-knowers.js";
import * as commentators from "./migrations/031-commentators.js";
import * as ownIds from "./migrations/032-own-ids.js";
import * as covers from "./migrations/033-covers.js";
import * as told from "./migrations/034-told.js";
import * as sweeps from "./migrations/035-sweeps.js";

/** Every change of the schema, in order. One that was handed out is never edited: the next one mends it. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-tables": tables,
  "002-undo": undo,
  "003-keeping": keeping,
  "004-time-limits": timeLimits,
  "005-chat": chat,
  "006-passkeys": passkeys,
  "007-notices": notices,
  "008-rewinds": rewinds,
  "009-commentary": commentary,
  "010-sessions": sessions,
  "011-levels": levels,
  "012-hints": hints,
  "013-lab": lab,
  "014-kept": kept,
  "015-quests": quests,
  "016-lent": lent,
  "017-quiet": quiet,
  "018-corrections": corrections,
  "019-used-links": usedLinks,
  "020-link-makers": linkMakers,
  "028-ended-sessions": endedSessions,
  "029-gathering": gathering,
  "030-seat-knowers": seatKnowers,
  "031-commentators": commentators,
  "032-own-ids": ownIds,
  "033-covers": covers,
  "034-told": told,
  "035-sweeps": sweeps,
};

/** Brings a database up to this version's schema; `to` stops earlier, for tests. */
export async function migrate<D>(db: Kysely<D>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error")?.migrationName;
  const why = error instanceof Error ? error.message : String(error);
  throw new Error(`The database can't be brought up to date${failed ? ` (${failed})` : ""}: ${why}`, { cause: error });
}
