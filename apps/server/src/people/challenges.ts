import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../storage/schema.js";

/** How long somebody may take to show a passkey, in seconds. */
export const patience = 300;

/** Challenges for passkeys: each is good for one try, for a few minutes, and for what it was made for. */
export class Challenges {
  constructor(private readonly db: Kysely<Database>) {}

  /** A new one: for somebody who adds a passkey, or for nobody in particular, who signs in. */
  async make(person: string | null): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(32));
    await sql`delete from challenges where expires < now()`.execute(this.db);
    await sql`insert into challenges (challenge, person, expires)
      values (${told(bytes)}, ${person}, now() + ${patience} * interval '1 second')`.execute(this.db);
    return bytes;
  }

  /** Whether this was the challenge, used up by asking. */
  async takes(challenge: string, person: string | null): Promise<boolean> {
    const { rows } = await sql`delete from challenges where challenge = ${challenge}
      and person is not distinct from ${person} and expires >= now() returning challenge`.execute(this.db);
    return rows.length > 0;
  }
}

function told(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
