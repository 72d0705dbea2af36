import type { Person } from "@tavolata/client/protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { WorkLimits } from "../limits/work-limits.js";
import { forgetPerson } from "../people/forget.js";
import { endAllSessions, endSession, personOf } from "../people/sessions.js";
import type { Guests } from "../quotas/guests.js";
import { Refuse } from "../refuse.js";
import { randomId } from "../storage/random-id.js";
import type { Database } from "../storage/schema.js";
import type { PersonLimit } from "./guards/person-limit.js";
import { newSession, readSession, writtenSession } from "./session.js";

/** The name of the cookie that says who somebody is. */
const cookieName = "tavolata";

const aYear = 365 * 24 * 60 * 60;

/** Who comes in: a guest is a name and a signed cookie that no script can read. */
export class People {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly limit: PersonLimit,
    private readonly guests: Guests,
    private readonly work: WorkLimits,
  ) {}

  /** The person behind a request: nobody without a cookie, or with one that wasn't signed here or counts no longer. */
  async of(request: FastifyRequest): Promise<Person | undefined> {
    const cookie = request.cookies[cookieName];
    if (cookie === undefined) return undefined;
    const { valid, value } = request.unsignCookie(cookie);
    const session = valid ? readSession(value) : undefined;
    if (!session) return undefined;
    return personOf(this.db, session);
  }

  async idOf(request: FastifyRequest): Promise<string | undefined> {
    return (await this.of(request))?.id;
  }

  async signedIn(request: FastifyRequest): Promise<Person> {
    const person = await this.of(request);
    if (!person) throw new Refuse("not-signed-in", "Say who you are first: POST /api/me with a name.");
    this.#count(request, person.id);
    return person;
  }

  /** What a person asks for is the person's, from however many addresses it comes. */
  #count({ method, routeOptions }: FastifyRequest, person: string): void {
    this.work.countPerson(person, routeOptions.config.cost ?? "plain");
    if (method !== "GET" && method !== "HEAD") this.limit.check(person);
  }

  /** Forgets who asks, and answers with the tables that changed. */
  async forget(request: FastifyRequest, reply: FastifyReply): Promise<string[]> {
    const { id } = await this.signedIn(request);
    const tables = await forgetPerson(this.db, id);
    this.takeCookie(reply);
    return tables;
  }

  /** Somebody comes in as a guest, or changes the name. */
  async come(request: FastifyRequest, reply: FastifyReply, name: string): Promise<Person> {
    const known = await this.of(request);
    if (known) {
      this.#count(request, known.id);
      await this.db.updateTable("people").set({ name }).where("id", "=", known.id).execute();
      return { id: known.id, name };
    }
    const person = { id: randomId(), name };
    await this.guests.letIn(person, request.ip);
    await this.giveCookie(request, reply, person.id);
    return person;
  }

  /** From now on this browser is that person. */
  async giveCookie(request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> {
    const { session } = await this.db
      .selectFrom("people")
      .select("session")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    reply.setCookie(cookieName, writtenSession(newSession(id, session)), {
      signed: true,
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      path: "/",
      maxAge: aYear,
    });
  }

  /** From now on this browser alone is that person: all other cookies are worthless. */
  async signOutElsewhere(request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> {
    await this.db.transaction().execute((db) => endAllSessions(db, id));
    await this.giveCookie(request, reply, id);
  }

  /** From now on this browser is nobody, and so is whoever has a copy of its cookie. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { valid, value } = request.unsignCookie(request.cookies[cookieName] ?? "");
    const session = valid ? readSession(value) : undefined;
    if (session) await endSession(this.db, session);
    this.takeCookie(reply);
  }

  /** From now on this browser is nobody. */
  takeCookie(reply: FastifyReply): void {
    reply.clearCookie(cookieName, { path: "/" });
  }
}
