import type { NewSubscription, Subscription } from "@tavolata/client/protocol";
import type { Language } from "@tavolata/language";
import { type Kysely, sql } from "kysely";
import { Refuse } from "../refuse.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import { randomId } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import type { PushServices } from "./push-services.js";
import { areKeysSound } from "./sending.js";

/** A browser that wants to be told, with what it takes to tell it. */
export interface Subscribed {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
}

/** How many browsers of one person are told; the oldest is let go. */
export const mostSubscriptions = 10;

/** The browsers that are told when it is their owner's turn. */
export class Subscriptions {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly services: PushServices,
  ) {}

  async of(person: string): Promise<Subscription[]> {
    const rows = await this.db
      .selectFrom("subscriptions")
      .select(["id", "endpoint", "language", "created"])
      .where("person", "=", person)
      .orderBy("created")
      .orderBy("id")
      .execute();
    return rows.map(toldOf);
  }

  /** Whom to tell about something of this person. */
  sendTo(person: string): Promise<Subscribed[]> {
    return this.db
      .selectFrom("subscriptions")
      .select(["id", "endpoint", "p256dh", "auth", "language"])
      .where("person", "=", person)
      .execute();
  }

  /** A browser has one subscription: it goes over to whoever signs in there. What waits already isn't told any more. */
  async add(person: string, { endpoint, keys, language }: NewSubscription): Promise<Subscription> {
    const address = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (!address || !this.services.allows(address)) {
      throw new Refuse("push-refused", "Notices go only to the push services of browsers, and this isn't one of them.");
    }
    if (!areKeysSound(keys.p256dh, keys.auth)) {
      throw new Refuse("push-refused", "Nothing can be encrypted for these keys.");
    }
    return this.db.transaction().execute(async (db) => {
      await oneAtATime(db);
      const { rows } = await sql<KeptSubscription>`
        insert into subscriptions (id, person, endpoint, p256dh, auth, language)
        values (${randomId()}, ${person}, ${address.href}, ${keys.p256dh}, ${keys.auth}, ${language})
        on conflict (endpoint) do update set person = excluded.person, language = excluded.language
        where subscriptions.auth = excluded.auth and subscriptions.p256dh = excluded.p256dh
        returning id, endpoint, language, created`.execute(db);
      if (!rows[0]) throw new Refuse("push-refused", "Another browser's notices go there.");
      await sql`delete from subscriptions where person = ${person} and id in (select id from subscriptions
        where person = ${person} order by id = ${rows[0].id} desc, created desc offset ${mostSubscriptions})`.execute(
        db,
      );
      await sql`insert into told_turns (table_id, seat, person, after)
        select seats.table_id, seats.seat, seats.person, coalesce((select max(number) from deeds
          where deeds.table_id = seats.table_id and deeds.seat = seats.seat and deeds.kind <> 'contribution'), -1)
        from seats join tables on tables.id = seats.table_id
        where seats.person = ${person} and tables.outcome is null and tables.waiting ? seats.seat
        on conflict (table_id, seat) do nothing`.execute(db);
      return toldOf(rows[0]);
    });
  }

  async remove(person: string, id: string): Promise<void> {
    const gone = await this.db
      .deleteFrom("subscriptions")
      .where("id", "=", id)
      .where("person", "=", person)
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new Refuse("not-found", "You have no such subscription.");
  }

  /** The browser is no more. */
  async drop(id: string): Promise<void> {
    await this.db.deleteFrom("subscriptions").where("id", "=", id).execute();
  }
}

interface KeptSubscription {
  readonly id: string;
  readonly endpoint: string;
  readonly language: Language;
  readonly created: Date;
}

function toldOf({ id, endpoint, language, created }: KeptSubscription): Subscription {
  return { id, service: new URL(endpoint).hostname, language, created: created.toISOString() };
}
