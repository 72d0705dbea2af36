import { isIPv6 } from "node:net";
import { type Kysely, sql, type Transaction } from "kysely";
import { Allowance } from "../play/allowance.js";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import type { Database } from "../storage/schema.js";
import { HouseCount } from "./house-count.js";
import type { Quotas } from "./quotas.js";
import { houseFull } from "./room.js";

/** So many addresses are remembered; the one that was longest quiet is forgotten first. */
const remembered = 10_000;

/** How many guests are forgotten at once to make room. */
const atOnce = 1_000;

/** Lets guests in: so many from one address, and so many in all, so that nobody gets around what one person may keep by being many. */
export class Guests {
  readonly #house: HouseCount;
  readonly #allowances = new Map<string, Allowance>();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly quotas: Pick<Quotas, "guestsPerHour" | "housePeople">,
    private readonly now?: () => number,
  ) {
    this.#house = new HouseCount("people", quotas.housePeople);
  }

  async letIn(person: { readonly id: string; readonly name: string }, address: string): Promise<void> {
    this.#check(networkOf(address));
    const { housePeople } = this.quotas;
    await this.db.transaction().execute(async (db) => {
      await oneAtATime(db);
      const room = await this.#house.room(db);
      if (room < 1 && room + (await forgetIdle(db)) < 1) throw houseFull(`${housePeople} people`);
      await db.insertInto("people").values(person).execute();
    });
  }

  #check(network: string): void {
    const { guestsPerHour } = this.quotas;
    const allowance = this.#allowances.get(network) ?? new Allowance(guestsPerHour / 3_600, guestsPerHour, this.now);
    this.#allowances.delete(network);
    this.#allowances.set(network, allowance);
    if (this.#allowances.size > remembered) this.#allowances.delete(this.#allowances.keys().next().value!);
    if (allowance.take()) return;
    throw new Refuse(
      "too-many-requests",
      `At most ${guestsPerHour} new guests an hour come in from one address: try again later.`,
    );
  }
}

/** An address of the old kind; of the new kind whoever has one has 2 to the 64th more. */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [head = "", tail = ""] = bare.split("::");
  const groups = (part: string) => part.split(":").filter(Boolean);
  const zeros = bare.includes("::") ? Math.max(0, 8 - groups(head).length - groups(tail).length) : 0;
  const all = [...groups(head), ...Array<string>(zeros).fill("0"), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Forgets guests who came more than a day ago and have nothing here: they only say their name once more. Answers with how many. */
async function forgetIdle(db: Transaction<Database>): Promise<number> {
  const { rows } = await sql`delete from people where id in (
      select id from people idle where created < now() - interval '1 day'
        and not exists (select from passkeys where person = idle.id)
        and not exists (select from tables where owner = idle.id)
        and not exists (select from seats where person = idle.id or last_person = idle.id)
        and not exists (select from deeds where person = idle.id)
        and not exists (select from chat where person = idle.id)
        and not exists (select from quests where person = idle.id)
        and not exists (select from experiments where person = idle.id)
      order by created limit ${atOnce})
    returning id`.execute(db);
  return rows.length;
}
