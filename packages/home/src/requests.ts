import { type Me, NewFromFile, NewPerson, NewTable, type Person, PutAside, Sitting } from "@tavolata/client/protocol";
import { checkSound, Refuse } from "@tavolata/table";
import { checked } from "./check.js";
import type { HomeDesk } from "./home-desk.js";
import type { HomeTables } from "./home-tables.js";
import { statisticsOf } from "./statistics.js";

export interface RequestParts {
  readonly desk: HomeDesk;
  readonly tables: HomeTables;
  readonly person: Person;
}

/** What a request is answered with. */
export interface HomeResponse {
  readonly status: number;
  /** Nothing with status 204. */
  readonly body?: unknown;
}

interface Asked {
  readonly table: string;
  readonly seat: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

type Work = (parts: RequestParts, asked: Asked) => Promise<HomeResponse>;

const table = "/api/tables/(?<table>[A-Za-z0-9_-]{16})";

/** The requests that a house without a network knows: as at a server, with what only makes sense between devices left out. */
const requests: readonly { readonly method: string; readonly path: RegExp; readonly work: Work }[] = [
  to("GET", "/api/me", async ({ person }) => found(me(person))),
  to("POST", "/api/me", async ({ person }, { body }) => {
    checked(NewPerson, body);
    return found(me(person));
  }),
  to("GET", "/api/tables", async ({ desk }, { query }) => found(await desk.list(query.get("which") ?? "mine"))),
  to("POST", "/api/tables", async ({ desk }, { body }) => made(await desk.open(checked(NewTable, body)))),
  to("POST", "/api/matches", async ({ desk }, { body }) => made(await desk.openFromFile(checked(NewFromFile, body)))),
  to("GET", table, async ({ desk }, asked) => found(await desk.find(asked.table))),
  to("DELETE", table, async ({ desk }, asked) => {
    await desk.drop(asked.table);
    return nothing;
  }),
  to("GET", `${table}/match`, async ({ desk }, asked) => found(await desk.matchFile(asked.table))),
  to("POST", `${table}/rematch`, async ({ desk }, asked) => made(await desk.rematch(asked.table))),
  to("GET", `${table}/statistics`, async ({ tables, person }, asked) =>
    found(await tables.with(asked.table, (live) => statisticsOf(live, person.id))),
  ),
  to("GET", `${table}/links`, async () => found([])),
  to("PUT", `${table}/aside`, async ({ desk }, asked) => {
    await desk.putAside(asked.table, checked(PutAside, asked.body).aside);
    return nothing;
  }),
  to("PUT", `${table}/seats/(?<seat>[^/]+)`, async ({ desk }, asked) =>
    found(await desk.sit(asked.table, asked.seat, checked(Sitting, asked.body))),
  ),
];

/** Answers a request; refuses what it doesn't know. */
export async function answerRequest(
  parts: RequestParts,
  method: string,
  path: string,
  body: unknown,
): Promise<HomeResponse> {
  checkSound(body);
  const [place = "", query = ""] = path.split("?", 2);
  for (const one of requests) {
    const fits = one.method === method ? one.path.exec(place) : null;
    if (!fits) continue;
    const { table = "", seat = "" } = fits.groups ?? {};
    return one.work(parts, { table, seat: decodeURIComponent(seat), query: new URLSearchParams(query), body });
  }
  throw new Refuse("not-found", `There is no ${method} ${place} at this device: it needs a server.`);
}

function to(method: string, path: string, work: Work) {
  return { method, path: new RegExp(`^${path}$`), work };
}

function me({ id, name }: Person): Me {
  return { id, name, passkeys: 0 };
}

function found(body: unknown): HomeResponse {
  return { status: 200, body };
}

function made(body: unknown): HomeResponse {
  return { status: 201, body };
}

const nothing: HomeResponse = { status: 204 };
