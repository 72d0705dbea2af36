import { exactly, Failure, TableId } from "@tavolata/client/protocol";
import type { Games } from "../../games.js";
import type { Experiments } from "../../lab/experiments.js";
import type { Rushes } from "../../limits/rush.js";
import type { WorkLimits } from "../../limits/work-limits.js";
import type { Passkeys } from "../../people/passkeys.js";
import type { PrintedValuesOfBoxes } from "../../people/printed-values.js";
import type { ChatRoom } from "../../play/chat-room.js";
import type { LiveTables } from "../../play/live-tables.js";
import type { PrintRoom } from "../../print/print-room.js";
import type { SecretSheets } from "../../print/secret-sheets.js";
import type { QuietTimes } from "../../push/quiet-hours.js";
import type { Subscriptions } from "../../push/subscriptions.js";
import type { Quests } from "../../quests/quests.js";
import type { Statistics } from "../../statistics/statistics.js";
import type { Desk } from "../../tables/desk.js";
import type { Gathering } from "../../tables/gathering.js";
import type { KnownSeeds } from "../../tables/known-seeds.js";
import type { Links } from "../../tables/links.js";
import type { Seats } from "../../tables/seats.js";
import type { TableLists } from "../../tables/table-lists.js";
import type { Wishes } from "../../tables/wishes.js";
import type { People } from "../people.js";

/** What the routes need. */
export interface RouteParts {
  readonly games: Games;
  readonly people: People;
  readonly passkeys: Passkeys;
  /** Makes what was the guest's the account's; answers with the tables that changed. */
  merge(guest: string, account: string): Promise<string[]>;
  /** Ends a person's connections, at every process: whoever still may comes back. */
  hangUp(person: string): Promise<void>;
  /** How people reach this server, as https://example.org, where that is known. */
  readonly publicAddress: string | undefined;
  readonly limits: WorkLimits;
  /** Where costly things wait for their turn. */
  readonly rushes: Rushes;
  readonly subscriptions: Subscriptions;
  readonly quietTimes: QuietTimes;
  readonly boxes: PrintedValuesOfBoxes;
  /** The public half of the key that signs notices. */
  readonly pushKey: string;
  readonly desk: Desk;
  readonly seats: Seats;
  readonly wishes: Wishes;
  readonly gathering: Gathering;
  readonly knownSeeds: KnownSeeds;
  readonly links: Links;
  readonly chat: ChatRoom;
  readonly lists: TableLists;
  readonly statistics: Statistics;
  readonly prints: PrintRoom;
  readonly secretSheets: SecretSheets;
  readonly quests: Quests;
  readonly experiments: Experiments;
  readonly tables: LiveTables;
  /** To be told after every change of seats. */
  changed(table: string): Promise<void>;
}

/** For every route: what may be refused. */
export const refused = { "4xx": Failure, "5xx": Failure };

/** The largest body in bytes where options may hold texts that somebody wrote, such as a quest. */
export const largestWithText = 256 * 1024;

export const OfTable = exactly({ table: TableId });
