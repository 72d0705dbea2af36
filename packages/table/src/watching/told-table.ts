import type { Dice, Person, SeatChanges } from "@tavolata/client/protocol";
import type { Contribution, Message, Options, Outcome, Seat, Settings } from "@tavolata/kernel";
import type { Seating } from "../live/seating.js";

/** All that is known of a table but the match itself, however it is kept: enough to tell anybody who may know of it. */
export interface ToldTable {
  readonly id: string;
  readonly game: string;
  /** The version of the game's rules when the table was opened. */
  readonly version: string;
  readonly options: Options;
  /** The options as those may know them who didn't open the table. */
  readonly openOptions: Options;
  /** The options as whoever opened the table may know them while the match is played. */
  readonly ownersOptions: Options;
  /** What the quest is called that somebody brought along, where it is such a one. */
  readonly questTitle: string | undefined;
  /** It goes through several chapters, such as quests. */
  readonly isCampaign: boolean;
  readonly settings: Settings;
  readonly dice: Dice;
  /** With real dice and cards: what of them stays with the machine. */
  readonly kept: readonly string[] | null;
  readonly seed: string;
  /** It gathers those who sit down: there is no match yet. */
  readonly gathering: boolean;
  /** What people have added to the dice, in its order. */
  readonly contributions: readonly ToldContribution[];
  /** The seed was told to somebody before the match was over. */
  readonly seedKnown: boolean;
  readonly open: boolean;
  readonly owner: Person;
  readonly seating: Seating;
  /** How many answers the match has, whom it waits for and how it ended. */
  readonly answers: number;
  readonly waiting: readonly Seat[];
  readonly outcome: Outcome | null;
  /** A bot sits where the table waits. */
  readonly botDue: boolean;
  /** A vote about taking back, as long as nothing else is done. */
  readonly vote: StoredVote | null;
  /** The match was taken back because its last answers no longer fitted the rules. */
  readonly notice: StoredNotice | null;
  /** The shortest delay of commentary, where there is a link to such. */
  readonly commentary: number | null;
  /** Who comments, or has seen what is hidden by commenting. */
  readonly commentators: readonly Person[];
  /** After so many seconds without a deed a bot answers for who is waited for. */
  readonly timeLimit: number | null;
  /** The strong bot may be asked what it would do. */
  readonly hints: boolean;
  /** It came from a file: whoever brought it may know what is hidden. */
  readonly imported: boolean;
  /** Its quest was lent by a link: nobody at the table gets the file, also after the end. */
  readonly lent: boolean;
  /** What becomes of the wish of somebody who knows a hand to know another. */
  readonly seatChanges: SeatChanges;
  /** Such wishes, where the others are to agree. */
  readonly wishes: readonly StoredWish[];
  /** The table that was opened to play the same again. */
  readonly rematch: string | null;
  readonly created: Date;
  readonly moved: Date;
  /** The same by this process' own clock, which only goes forward (`performance.now`): time limits are reckoned by no other. */
  readonly movedAt: number;
}

/** A contribution, with who added it where that is still known. */
export interface ToldContribution extends Contribution {
  readonly person: string | null;
}

export interface StoredNotice {
  readonly message: Message;
  /** How many answers were left. */
  readonly answers: number;
  readonly when: string;
}

/** Somebody who knows a hand wishes to know another. */
export interface StoredWish {
  readonly id: string;
  readonly person: Person;
  /** None: the file of the match. */
  readonly seat: Seat | null;
  /** Who must agree. */
  readonly asked: readonly Person[];
  /** The ids of those who have. */
  readonly agreed: readonly string[];
}

/** Somebody wants to take back what the others must agree to. */
export interface StoredVote {
  readonly by: Seat;
  /** How many answers would be left. */
  readonly to: number;
  /** At how many deeds it was called. */
  readonly number: number;
  readonly agreed: readonly Seat[];
}
