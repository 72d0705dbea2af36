import type { Person } from "@tavolata/client/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { Refuse } from "../refuse.js";
import { randomId } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import type { PersonLimit } from "./person-limit.js";

/** The name of the cookie that says who somebody is. */
export const cookieName = "tavolata";

const aYear = 365 * 24 * 60 * 60;

/** Who comes in: a guest is a name and a signed cookie that no script can read. */
export class People {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly limit: PersonLimit,
  ) {}

  /** The person behind a request: nobody without a cookie, or with one that wasn't signed here. */
  idOf(request: FastifyRequest): string | undefined {
    const cookie = request.cookies[cookieName];
    if (cookie === undefined) return undefined;
    const { valid, value } = request.unsignCookie(cookie);
    return valid ? value : undefined;
  }

  async of(request: FastifyRequest): Promise<Person | undefined> {
    const id = this.idOf(request);
    if (id === undefined) return undefined;
    return this.db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
  }

  async signedIn(request: FastifyRequest): Promise<Person> {
    const person = await this.of(request);
    if (!person) throw new Refuse("not-signed-in", "Say who you are first: POST /api/me with a name.");
    if (request.method !== "GET") this.limit.check(person.id);
    return person;
  }

  /** Somebody comes in as a guest, or changes the name. */
  async come(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Person> {
    const known = await this.of(request);
    if (known) {
      await this.db.updateTable("people").set({ name }).where("id", "=", known.id).execute();
      return { id: known.id, name };
    }
    const person = { id: randomId(), name };
    await this.db.insertInto("people").values(person).execute();
    reply.setCookie(cookieName, person.id, {
      signed: true,
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      path: "/",
      maxAge: aYear,
    });
    return person;
  }
}
