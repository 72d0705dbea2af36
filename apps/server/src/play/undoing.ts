import type { Seat } from "@tavolata/kernel";
import type { LiveTable, LogEntry, Standing, StoredVote, UndoEntry } from "@tavolata/table";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import { json } from "../storage/json.js";
import type { Ledger } from "../storage/ledger.js";
import type { Database } from "../storage/schema.js";
import { rememberEnd } from "../tables/knowers.js";
import { hadBefore, type SentMessage } from "./own-ids.js";

type TakenBack = LogEntry & { readonly kind: "undo" | "redo" };

export interface UndoResult {
  readonly deed: LogEntry;
  readonly after: Standing;
}

/** Taking back at a table with several people: what isn't free needs the agreement of every one of them. */
export class Undoing {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly ledger: Ledger,
  ) {}

  /** @param pay to be paid before so many answers are played again; refuses whoever can't */
  async see(
    live: LiveTable,
    wish: UndoEntry,
    pay: (answers: number) => void,
  ): Promise<UndoResult | "voting" | "had-before"> {
    const { seat, person, sent } = wish;
    if (!live.record.seating.sits(person, seat)) {
      throw new Refuse("not-yours", `You don't sit in the seat "${seat}" of this table.`);
    }
    if (await hadBefore(this.db, live.id, { id: sent, person }, sentOf(wish))) return "had-before";
    switch (wish.does) {
      case "undo":
        return this.#undo(live, wish, pay);
      case "redo": {
        const agreedBy = live.peopleBut(person).length === 0 ? live.match.seats : [];
        pay(live.match.playedAgainBy("redo"));
        live.match.redo(seat, { agreedBy });
        return this.#store(live, wish, { kind: "redo", seat, picks: [], back_to: null });
      }
      default:
        return this.#vote(live, wish, pay);
    }
  }

  async #undo(live: LiveTable, wish: UndoEntry, pay: (answers: number) => void): Promise<UndoResult | "voting"> {
    const { seat, person } = wish;
    if (wish.event !== undefined) pay(live.match.at); // the throw is looked for from the beginning on
    const to = wish.event === undefined ? (wish.to ?? live.usualUndo()) : live.match.throwAt(seat, wish.event);
    if (to === undefined) throw new Refuse("nothing-to-undo", "There is no answer to take back.");
    const agreedBy = live.peopleBut(person).length === 0 ? live.match.seats : [];
    pay(live.match.playedAgainBy({ to }));
    try {
      live.match.undo(seat, { to, agreedBy });
    } catch (error) {
      if (!(error instanceof Error && "fault" in error && error.fault === "needs-agreement")) throw error;
      const wanted = { by: seat, to, number: live.number };
      const agreed = new Set([...agreedTo(wanted, live.record.vote), ...live.record.seating.seatsOf(person)]);
      await this.#keepVote(live, { ...wanted, agreed: [...agreed] });
      return "voting";
    }
    return this.#store(live, wish, { kind: "undo", seat, picks: [], back_to: to });
  }

  async #vote(live: LiveTable, wish: UndoEntry, pay: (answers: number) => void): Promise<UndoResult | "voting"> {
    const { vote } = live.record;
    if (!vote || vote.number !== live.number) {
      throw new Refuse("stale", "Nothing is voted on (any more): the match went on.");
    }
    const { person, does } = wish;
    if (does === "disagree") {
      await this.#keepVote(live, null);
      return "voting";
    }
    const agreed = [...new Set([...vote.agreed, ...live.record.seating.seatsOf(person)])];
    const missing = live.record.seating.sitters.some((one) => one.person && !agreed.includes(one.seat));
    if (missing) {
      await this.#keepVote(live, { ...vote, agreed });
      return "voting";
    }
    pay(live.match.playedAgainBy({ to: vote.to }));
    live.match.undo(vote.by, { to: vote.to, agreedBy: live.match.seats });
    return this.#store(live, wish, { kind: "undo", seat: vote.by, picks: [], back_to: vote.to });
  }

  /** Unlike an answer it isn't tried again when another deed came first: it was meant for what was there before. */
  async #store(live: LiveTable, { sent, person }: UndoEntry, deed: TakenBack): Promise<UndoResult> {
    live.isStale = true;
    const after = live.standing();
    if (live.record.outcome && !after.outcome) await rememberEnd(this.db, live.id);
    const { kind, seat, picks, back_to: backTo } = deed;
    const place = { table: live.id, number: live.number, decision: live.match.at, key: null };
    if (!(await this.ledger.append({ ...place, kind, seat, picks, backTo, sent, person, after }))) {
      throw new Refuse("stale", "The match went on in the meantime: nothing was taken back.");
    }
    live.isStale = false;
    return { deed, after };
  }

  async #keepVote(live: LiveTable, vote: StoredVote | null): Promise<void> {
    await this.db
      .updateTable("tables")
      .set({ vote: vote === null ? null : json(vote) })
      .where("id", "=", live.id)
      .execute();
    live.record = { ...live.record, vote };
  }
}

/** What a wish would be stored as: a vote, where it is the last, as the deed that it was about. */
function sentOf({ does, seat, to }: UndoEntry): SentMessage | undefined {
  if (does === "disagree") return undefined;
  if (does === "agree") return { kind: "undo" };
  return { kind: does, seat, to };
}

/** Who has agreed to this very wish already: it may come twice. */
function agreedTo({ by, to, number }: Omit<StoredVote, "agreed">, vote: StoredVote | null): readonly Seat[] {
  return vote?.by === by && vote.to === to && vote.number === number ? vote.agreed : [];
}
