import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type {
  CreationOptions,
  MadeCredential,
  Passkey,
  Person,
  RequestOptions,
  ShownCredential,
} from "@tavolata/client/protocol";
import { type Kysely, sql } from "kysely";
import { Refuse, refusalOf } from "../refuse.js";
import { json } from "../storage/json.js";
import { oneAtATime } from "../storage/one-at-a-time.js";
import { randomId } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import { Challenges, patience } from "./challenges.js";
import { reasonFor } from "./passkey-reasons.js";

/** Where the page stands that asks: a passkey is made for one name, and works nowhere else. */
export interface PageAddress {
  /** As https://example.org. */
  readonly origin: string;
  /** As example.org. */
  readonly name: string;
}

/** How many passkeys one person may have. */
export const mostPasskeys = 20;

/** What the passkeys of this house are called where a device lists them. */
const houseName = "Tavolata";

/** Asked for and not insisted on: a key without PIN or fingerprint is as good as the cookie that it stands for. */
const userVerification = "preferred";

/** Accounts: whoever adds a passkey can sign in with it on other devices. There are no passwords, so none can be stolen. */
export class Passkeys {
  readonly #challenges: Challenges;

  constructor(private readonly db: Kysely<Database>) {
    this.#challenges = new Challenges(db);
  }

  async count(person: string): Promise<number> {
    const { count } = await this.db
      .selectFrom("passkeys")
      .select((eb) => eb.fn.countAll().as("count"))
      .where("person", "=", person)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async of(person: string): Promise<Passkey[]> {
    const rows = await this.db
      .selectFrom("passkeys")
      .select(["id", "name", "address", "synced", "created", "used"])
      .where("person", "=", person)
      .orderBy("created")
      .orderBy("id")
      .execute();
    return rows.map(toldOf);
  }

  /** What a browser needs to make a passkey. */
  async begin({ id, name }: Person, page: PageAddress): Promise<CreationOptions> {
    const known = await this.db
      .selectFrom("passkeys")
      .select(["credential", "transports"])
      .where("person", "=", id)
      .execute();
    if (known.length >= mostPasskeys) throw tooMany();
    const options = await generateRegistrationOptions({
      rpName: houseName,
      rpID: page.name,
      userID: new Uint8Array(Buffer.from(id)),
      userName: name,
      userDisplayName: name,
      challenge: await this.#challenges.make(id),
      timeout: patience * 1000,
      attestationType: "none",
      excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: [...transports] })),
      authenticatorSelection: { residentKey: "required", userVerification },
    });
    return options as CreationOptions;
  }

  /** Keeps a passkey that was made for this person and this challenge. */
  async add(person: string, page: PageAddress, made: MadeCredential, name: string | undefined): Promise<Passkey> {
    const { verified, registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response: made as Parameters<typeof verifyRegistrationResponse>[0]["response"],
        expectedChallenge: (challenge) => this.#challenges.takes(challenge, person),
        expectedOrigin: page.origin,
        expectedRPID: page.name,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw refused("its attestation doesn't hold");
    const { credential, credentialBackedUp } = registrationInfo;
    const { rows } = await this.db.transaction().execute(async (db) => {
      await oneAtATime(db);
      return sql<KeptPasskey>`
      insert into passkeys (id, person, credential, public_key, counter, address, transports, synced, name)
      select ${randomId()}, ${person}, ${credential.id}, ${Buffer.from(credential.publicKey).toString("base64url")},
        ${credential.counter}, ${page.name}, ${json(made.response.transports ?? [])}, ${credentialBackedUp}, ${name ?? null}
      where (select count(*) from passkeys where person = ${person}) < ${mostPasskeys}
      on conflict do nothing
      returning id, name, address, synced, created, used`.execute(db);
    });
    if (rows[0]) return toldOf(rows[0]);
    throw (await this.count(person)) >= mostPasskeys ? tooMany() : refused("it is in use already");
  }

  async remove(person: string, id: string): Promise<void> {
    const gone = await this.db
      .deleteFrom("passkeys")
      .where("id", "=", id)
      .where("person", "=", person)
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new Refuse("not-found", "You have no such passkey.");
  }

  /** What a browser needs to show a passkey: any that it has for this house. */
  async beginSignIn(page: PageAddress): Promise<RequestOptions> {
    const options = await generateAuthenticationOptions({
      rpID: page.name,
      challenge: await this.#challenges.make(null),
      timeout: patience * 1000,
      userVerification,
    });
    return options as RequestOptions;
  }

  /** Whose passkey it is that signed the challenge. */
  async whose(page: PageAddress, shown: ShownCredential): Promise<Person> {
    const row = await this.db
      .selectFrom("passkeys")
      .innerJoin("people", "people.id", "passkeys.person")
      .select([
        "passkeys.id as passkey",
        "passkeys.public_key",
        "passkeys.counter",
        "passkeys.address",
        "people.id",
        "people.name",
      ])
      .where("credential", "=", shown.id)
      .executeTakeFirst();
    if (!row) throw refused("nobody here has it; it may have been removed");
    if (row.address !== page.name) throw refused(`it was made for ${row.address}, and this is ${page.name}`);
    const { userHandle } = shown.response;
    if (userHandle && Buffer.from(userHandle, "base64url").toString() !== row.id) {
      throw refused("it belongs to somebody else");
    }
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response: shown as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
        expectedChallenge: (challenge) => this.#challenges.takes(challenge, null),
        expectedOrigin: page.origin,
        expectedRPID: page.name,
        credential: {
          id: shown.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, "base64url")),
          counter: Number(row.counter),
        },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw refused("its signature doesn't hold");
    await this.#note(row.passkey, authenticationInfo.newCounter);
    return { id: row.id, name: row.name };
  }

  /** Of two sign-ins with the same count, one is a copy's. */
  async #note(passkey: string, counter: number): Promise<void> {
    const { rows } = await sql`update passkeys set counter = ${counter}, used = now() where id = ${passkey}
      and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`.execute(this.db);
    if (rows.length === 0) throw refused("another sign-in with it came first");
  }
}

interface KeptPasskey {
  readonly id: string;
  readonly name: string | null;
  readonly address: string;
  readonly synced: boolean;
  readonly created: Date;
  readonly used: Date | null;
}

function toldOf({ id, name, address, synced, created, used }: KeptPasskey): Passkey {
  return {
    id,
    ...(name === null ? {} : { name }),
    address,
    synced,
    created: created.toISOString(),
    ...(used ? { used: used.toISOString() } : {}),
  };
}

/** The library says what is wrong by throwing; trouble with the storage isn't the passkey's fault. */
async function checked<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    if (refusalOf(error) || !(error instanceof Error)) throw error;
    throw refused(reasonFor(error), error);
  }
}

function refused(why: string, cause?: unknown): Refuse {
  return new Refuse("passkey-refused", `This passkey isn't accepted: ${why}.`, { cause });
}

function tooMany(): Refuse {
  return new Refuse("too-many-passkeys", `You have ${mostPasskeys} passkeys already: remove one first.`);
}
