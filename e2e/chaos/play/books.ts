import { isDeepStrictEqual } from "node:util";
import { gameOf } from "@tavolata/games";
import { Match, type Options, type Outcome, type Seat, type Settings } from "@tavolata/kernel";
import type { TriedStorage } from "../house/storage.js";

/** An answer as its sender knows it. */
export interface SentAnswer {
  readonly table: string;
  readonly seat: Seat;
  readonly number: number;
  readonly picks: readonly string[];
}

interface StoredEntry {
  readonly table_id: string;
  readonly number: number;
  readonly kind: "answer" | "contribution";
  readonly seat: Seat;
  readonly picks: readonly string[];
  /** From how many answers on something counts that was added to the dice. */
  readonly back_to: number | null;
  readonly decision: number;
  readonly person: string | null;
}

interface StoredTable {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly settings: Settings;
  readonly seed: string;
  readonly answers: number;
  readonly outcome: Outcome | null;
}

/** What was found in the storage, held against what the players know. */
export interface Audit {
  readonly acknowledged: number;
  readonly stored: number;
  readonly tables: number;
  /** Acknowledged answers that aren't stored. */
  readonly lost: number;
  /** Answers that are stored more than once, or that nobody gave. */
  readonly doubled: number;
  /** Tables whose deeds, played again from the beginning, don't lead to where the table says it stands. */
  readonly broken: number;
  readonly faults: readonly string[];
}

/** The books of the players: what they have sent, and what was acknowledged. */
export class Books {
  readonly #sent = new Map<string, SentAnswer>();
  readonly #acknowledged = new Map<string, number>();

  send(answer: SentAnswer): void {
    this.#sent.set(keyOf(answer), answer);
  }

  acknowledge(answer: SentAnswer): void {
    const key = keyOf(answer);
    this.#acknowledged.set(key, (this.#acknowledged.get(key) ?? 0) + 1);
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  /** Looks everything up in the storage, and plays every match again from its beginning. */
  async audit(storage: TriedStorage): Promise<Audit> {
    const deeds = await storage.query<StoredEntry>(
      "select table_id, number, kind, seat, picks, back_to, decision, person from deeds order by table_id, number",
    );
    const tables = await storage.query<StoredTable>(
      "select id, game, options, settings, seed, answers, outcome from tables",
    );
    const faults: string[] = [];
    const fault = (what: string) => void (faults.length < 10 && faults.push(what));
    const count = new Map<string, number>();
    const answers = deeds.filter(({ kind }) => kind === "answer");
    for (const { table_id, seat, decision, picks } of answers) {
      const key = keyOf({ table: table_id, seat, number: decision, picks });
      count.set(key, (count.get(key) ?? 0) + 1);
    }
    let [lost, doubled, broken] = [0, 0, 0];
    for (const key of this.#acknowledged.keys()) {
      if (count.has(key)) continue;
      lost += 1;
      fault(`lost: ${key}`);
    }
    for (const deed of answers) {
      const key = keyOf({ table: deed.table_id, seat: deed.seat, number: deed.decision, picks: deed.picks });
      if (count.get(key) === 1 && (deed.person === null || this.#sent.has(key))) continue;
      doubled += 1;
      fault(`stored ${count.get(key)} times: ${key}`);
    }
    const byTable = new Map<string, StoredEntry[]>(tables.map(({ id }) => [id, []]));
    for (const deed of deeds) byTable.get(deed.table_id)!.push(deed);
    for (const table of tables) {
      const why = await whyBroken(table, byTable.get(table.id)!);
      if (why === undefined) continue;
      broken += 1;
      fault(`table ${table.id}: ${why}`);
    }
    return {
      acknowledged: this.acknowledged,
      stored: answers.length,
      tables: tables.length,
      lost,
      doubled,
      broken,
      faults,
    };
  }
}

async function whyBroken(table: StoredTable, deeds: readonly StoredEntry[]): Promise<string | undefined> {
  const { ruleset } = await gameOf(table.game).module();
  const { options, settings, seed } = table;
  const gathered = deeds.filter(({ kind, back_to }) => kind === "contribution" && back_to === 0);
  const contributions = gathered.map(({ seat, picks }) => ({ from: 0, by: seat, value: picks[0]! }));
  const match = Match.start(ruleset, { options, settings, seed, contributions });
  for (const [i, { number, kind, seat, picks, back_to }] of deeds.entries()) {
    if (number !== i) return `deed ${i} has the number ${number}`;
    if (i < gathered.length) continue;
    try {
      if (kind === "answer") match.answer({ seat, picks });
      else match.contribute({ from: back_to!, by: seat, value: picks[0]! });
    } catch (error) {
      return `deed ${i} is refused: ${error instanceof Error ? error.message : error}`;
    }
  }
  if (match.at !== table.answers) return `it says that it has ${table.answers} answers, and has ${match.at}`;
  return isDeepStrictEqual(match.outcome ?? null, table.outcome) ? undefined : "it ended differently";
}

function keyOf({ table, seat, number, picks }: SentAnswer): string {
  return `${table} ${number} ${seat} ${picks.join(",")}`;
}
