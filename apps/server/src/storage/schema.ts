import type { BoxPrintedValues, SeatChanges } from "@tavolata/client/protocol";
import type { Given, Options, Outcome, Recent, Save, Seat, Settings } from "@tavolata/kernel";
import type { Language } from "@tavolata/language";
import type { Knower, StoredNotice, StoredVote, TableCover } from "@tavolata/table";
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

/** A JSON column: read as what it holds, written as text. */
type JsonOf<T> = ColumnType<T, string, string>;

/** A moment that the database sets by its own clock. */
type SetByDatabase = ColumnType<Date, never, never>;

interface SecretRow {
  readonly purpose: string;
  readonly value: string;
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** A cookie with another number is worthless. */
  readonly session: Generated<number>;
  readonly created: SetByDatabase;
}

/** What lists tell of a table, and the version of the game by which it was made. */
export type StoredCover = TableCover & { readonly version: string };

export interface StoredTableRow {
  readonly id: string;
  readonly owner: string;
  readonly game: string;
  readonly version: string;
  readonly options: JsonOf<Options>;
  readonly settings: JsonOf<Settings>;
  readonly dice: "seeded" | "physical";
  readonly seed: string;
  /** When its match began; nothing while it gathers those who sit down. */
  readonly begun: ColumnType<Date | null, null | undefined, never>;
  /** The seed was told to somebody before the match was over. */
  readonly seed_known: Generated<boolean>;
  readonly open: boolean;
  /** How many answers the match has, whom it waits for and how it ended: kept with every deed, so that lists needn't play. */
  readonly answers: Generated<number>;
  readonly waiting: JsonOf<readonly Seat[]>;
  readonly outcome: JsonOf<Outcome> | null;
  /** A vote about taking back, as long as nothing else is done. */
  readonly vote: JsonOf<StoredVote> | null;
  /** The match was taken back because its last answers no longer fitted the rules. */
  readonly notice: ColumnType<StoredNotice | null, never, never>;
  /** A bot sits where the table waits. */
  readonly bot_due: Generated<boolean>;
  /** The table that was opened to play the same again. */
  readonly rematch: ColumnType<string | null, string | null | undefined, string | null>;
  /** After so many seconds without a deed a bot answers for who is waited for. */
  readonly time_limit: ColumnType<number | null, number | null | undefined, number | null>;
  /** The strong bot may be asked what it would do. */
  readonly hints: Generated<boolean>;
  /** It came from a file: whoever brought it may know what is hidden. */
  readonly imported: Generated<boolean>;
  /** Its quest was lent by a link: the file stays at the server. */
  readonly lent: Generated<boolean>;
  /** With real dice and cards: what of them stays with the machine. */
  readonly kept: ColumnType<readonly string[] | null, string | null | undefined, never>;
  /** Nothing as long as no list has shown a table that was laid before there were covers. */
  readonly cover: ColumnType<StoredCover | null, string | undefined, string>;
  /** What becomes of somebody's wish to know another hand, too. */
  readonly seat_changes: Generated<SeatChanges>;
  readonly created: SetByDatabase;
  readonly moved: SetByDatabase;
}

interface SeatRow {
  readonly table_id: string;
  readonly seat: Seat;
  readonly place: number;
  readonly person: string | null;
  readonly bot: string | null;
  /** The person who last sat here knows what the seat knows. */
  readonly last_person: string | null;
}

/** Somebody has got to know what a seat knows. */
interface SeatKnowerRow {
  readonly table_id: string;
  readonly seat: Seat;
  /** Nobody: the person's data were deleted. */
  readonly person: string | null;
  readonly how: Knower["how"];
  /** The owner put this person out of the seat. */
  readonly put_out: Generated<boolean>;
  readonly since: SetByDatabase;
}

/** Somebody wishes to sit elsewhere or to have the file of the match, and the others are to agree. */
interface SeatWishRow {
  readonly id: string;
  readonly table_id: string;
  readonly person: string;
  /** None: the file. */
  readonly seat: Seat | null;
  /** The ids of those who have agreed. */
  readonly agreed: ColumnType<readonly string[], string | undefined, string>;
  readonly made: SetByDatabase;
}

export interface LinkRow {
  readonly id: string;
  readonly table_id: string;
  /** SHA-256 of the token, which nobody keeps but whoever was given it. */
  readonly token_hash: string;
  readonly leads: "seat" | "audience" | "replay" | "commentator";
  readonly seat: Seat | null;
  /** In seconds, of commentary. */
  readonly delay: ColumnType<number | null, number | null | undefined, never>;
  readonly created: SetByDatabase;
  /** Nobody: it was made by an earlier version. */
  readonly made_by: string | null;
  /** Who sat in the seat when it was made, and gives it up to whoever comes. */
  readonly replaces: string | null;
  /** Whose it is, of commentary: who opened it first. */
  readonly opened_by: ColumnType<string | null, never, string>;
  readonly opened: ColumnType<Date | null, never, never>;
}

/** Somebody who came to a table by a link to commentary. */
interface CommentatorRow {
  readonly table_id: string;
  readonly person: string;
  readonly came: SetByDatabase;
  /** Since when everything is seen that is hidden from others; nothing yet when nothing was told. */
  readonly saw: ColumnType<Date | null, never, never>;
}

/** A link into a seat that was used, and where it led. */
interface UsedLinkRow {
  readonly token_hash: string;
  readonly table_id: string;
  readonly seat: Seat;
  readonly number: GeneratedAlways<number>;
}

/** One thing that was done in a match: an answer, or that some were taken back. Never changed once it is there. */
interface LogRow {
  readonly table_id: string;
  readonly number: number;
  readonly kind: "answer" | "undo" | "redo" | "rewind" | "contribution";
  readonly seat: Seat;
  /** Of a contribution to the dice: its value. */
  readonly picks: JsonOf<Given["picks"]>;
  /** How many answers were left, when some were taken back; how many must have been given, when something was added to the dice. */
  readonly back_to: number | null;
  /** The decision's number and key. */
  readonly decision: number;
  readonly key: string | null;
  /** The sender's own id for it: what comes twice is known by it. */
  readonly sent: string | null;
  readonly person: string | null;
  readonly done: SetByDatabase;
}

/** A match as it was after so many deeds, so that it needn't be played from the beginning. */
interface SnapshotRow {
  readonly table_id: string;
  readonly number: number;
  readonly save: JsonOf<Save>;
  /** By which it is known whether it is as it was written: its number and the MD5 of its text. */
  readonly digest: ColumnType<string | null, string | null | undefined, string | null>;
  /** The newest events, as of the snapshot of that number. */
  readonly told: JsonOf<Recent & { readonly number: number }> | null;
}

/** A snapshot that couldn't be opened, for whoever runs the house: the match was made anew from its answers. */
interface DamagedSnapshotRow {
  readonly table_id: string;
  readonly number: number;
  readonly save: JsonOf<unknown>;
  readonly why: string;
  readonly found: SetByDatabase;
}

/** A table that somebody no longer wants to see in the list. */
interface PutAsideRow {
  readonly table_id: string;
  readonly person: string;
}

/** Something that somebody said at a table. */
interface ChatRow {
  readonly number: GeneratedAlways<number>;
  readonly table_id: string;
  readonly person: string;
  readonly words: string;
  /** The sender's own id for it: what comes twice is known by it. */
  readonly sent: string;
  readonly said: SetByDatabase;
}

/** Somebody doesn't want to hear somebody. */
interface BlockRow {
  readonly person: string;
  readonly blocked: string;
}

/** A key pair of which the owner's device keeps the secret half: with it one signs in as that person. */
interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  /** The id that the device gave it. */
  readonly credential: string;
  readonly public_key: string;
  /** How often it was used, as far as its device counts. A device that tells less than before is a copy. */
  readonly counter: ColumnType<number | string, number, number>;
  /** The name of the server that it was made for. */
  readonly address: string;
  readonly transports: JsonOf<readonly string[]>;
  readonly synced: boolean;
  readonly name: string | null;
  readonly created: SetByDatabase;
  readonly used: ColumnType<Date | null, never, never>;
}

/** Random bytes that a passkey is to sign, once and soon. */
interface ChallengeRow {
  readonly challenge: string;
  /** Who adds a passkey; nobody when somebody signs in. */
  readonly person: string | null;
  readonly expires: ColumnType<Date, never, never>;
}

/** A browser that is told when it is its owner's turn. */
interface SubscriptionRow {
  readonly id: string;
  readonly person: string;
  /** Where the browser's push service takes messages for it. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly created: SetByDatabase;
}

/** Somebody knows that the table waits: was told, or looked on. It counts until the seat's next deed. */
interface ToldTurnRow {
  readonly table_id: string;
  readonly seat: Seat;
  readonly person: string;
  /** The number of the seat's last deed before; -1 for none. */
  readonly after: number;
}

/** Somebody wants no notices of this table. */
interface MutedRow {
  readonly table_id: string;
  readonly person: string;
}

/** When somebody wants no notices, in minutes of the day by the clock of a time zone. */
interface QuietHoursRow {
  readonly person: string;
  readonly from_minute: number;
  readonly to_minute: number;
  readonly zone: string;
}

/** When a table was last looked at that waited for a bot. */
interface SweepRow {
  readonly table_id: string;
  readonly looked: Date;
}

export interface ExperimentRow {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly names: JsonOf<readonly string[]>;
  readonly state: "waiting" | "running" | "done" | "stopped" | "failed";
  readonly played: Generated<number>;
  readonly total: number;
  /** What was found. */
  readonly summary: JsonOf<unknown> | null;
  readonly created: SetByDatabase;
}

/** A quest that somebody made and keeps here. */
export interface QuestRow {
  readonly id: string;
  readonly person: string;
  readonly game: string;
  readonly title: string;
  /** The quest file, as the game's option takes it. */
  readonly file: string;
  /** Of the file: whoever changes it says which one he read. */
  readonly hash: string;
  readonly created: SetByDatabase;
  readonly changed: Generated<Date>;
}

interface QuestLinkRow {
  readonly id: string;
  readonly quest_id: string;
  readonly token_hash: string;
  readonly leads: "play" | "copy";
  readonly created: SetByDatabase;
}

/** Figures of somebody's box of a game, by their paths. */
interface BoxFiguresRow {
  readonly person: string;
  readonly game: string;
  readonly figures: JsonOf<BoxPrintedValues>;
}

export interface Database {
  readonly box_figures: BoxFiguresRow;
  readonly quests: QuestRow;
  readonly quest_links: QuestLinkRow;
  readonly experiments: ExperimentRow;
  readonly secrets: SecretRow;
  readonly people: PersonRow;
  readonly tables: StoredTableRow;
  readonly seats: SeatRow;
  readonly seat_knowers: SeatKnowerRow;
  readonly seat_wishes: SeatWishRow;
  readonly links: LinkRow;
  readonly used_links: UsedLinkRow;
  readonly commentators: CommentatorRow;
  readonly deeds: LogRow;
  readonly snapshots: SnapshotRow;
  readonly damaged_snapshots: DamagedSnapshotRow;
  readonly put_aside: PutAsideRow;
  readonly chat: ChatRow;
  readonly blocks: BlockRow;
  readonly passkeys: PasskeyRow;
  readonly challenges: ChallengeRow;
  readonly subscriptions: SubscriptionRow;
  readonly told_turns: ToldTurnRow;
  readonly muted: MutedRow;
  readonly quiet_hours: QuietHoursRow;
  readonly sweeps: SweepRow;
}
