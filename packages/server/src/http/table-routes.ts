import { Type } from "@sinclair/typebox";
import {
  exactly,
  Failure,
  Game,
  Invitation,
  Invited,
  Leading,
  Link,
  NewLink,
  NewPerson,
  NewTable,
  Person,
  SeatName,
  Sitting,
  Table,
  TableId,
  TableList,
} from "@tavolata/client/protocol";
import { completeOptions } from "@tavolata/kernel";
import type { Games } from "../games.js";
import { Refuse } from "../refuse.js";
import type { Desk } from "../tables/desk.js";
import type { TableRecords } from "../tables/records.js";
import { tell } from "../tables/telling.js";
import type { People } from "./people.js";
import type { App } from "./typed.js";

export interface RouteParts {
  readonly games: Games;
  readonly people: People;
  readonly desk: Desk;
  readonly records: TableRecords;
}

/** For every route: what may be refused. */
const refused = { "4xx": Failure, "5xx": Failure };

const OfTable = exactly({ table: TableId });

/** Who one is, the games, the tables, their seats and links. */
export function addTableRoutes(app: App, { games, people, desk, records }: RouteParts): void {
  app.get(
    "/api/games",
    { schema: { summary: "The games of the house", tags: ["games"], response: { 200: Type.Array(Game), ...refused } } },
    async () =>
      games.ids.map((id) => {
        const { ruleset, bots } = games.of(id);
        const { version, options } = ruleset;
        const seats = [...ruleset.seats(completeOptions(options, {}))];
        return { id, version, options: [...options], bots: Object.keys(bots), seats };
      }),
  );

  app.get(
    "/api/me",
    { schema: { summary: "Who I am", tags: ["people"], response: { 200: Person, ...refused } } },
    async (request) => people.signedIn(request),
  );

  app.post(
    "/api/me",
    {
      schema: {
        summary: "Come in as a guest, or change the name",
        tags: ["people"],
        body: NewPerson,
        response: { 200: Person, ...refused },
      },
    },
    async (request, reply) => people.come(request, reply, request.body.name.trim()),
  );

  app.post(
    "/api/tables",
    {
      schema: {
        summary: "Open a table",
        tags: ["tables"],
        body: NewTable,
        response: { 201: Table, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const record = await desk.open(id, request.body);
      return reply.code(201).send(tell(record, id));
    },
  );

  app.get(
    "/api/tables",
    {
      schema: {
        summary: "My tables, those that wait for me first; or the open ones",
        tags: ["tables"],
        querystring: exactly({
          which: Type.Union([Type.Literal("mine"), Type.Literal("open")]),
          after: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$" })),
        }),
        response: { 200: TableList, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { which, after } = request.query;
      const { tables, next } = which === "mine" ? await records.mine(id, after) : await records.open(after);
      return { tables: tables.map((record) => tell(record, id)), ...(next === undefined ? {} : { next }) };
    },
  );

  app.get(
    "/api/tables/:table",
    { schema: { summary: "A table", tags: ["tables"], params: OfTable, response: { 200: Table, ...refused } } },
    async (request) => {
      const id = people.idOf(request);
      return tell(await desk.find(id, request.params.table), id);
    },
  );

  app.put(
    "/api/tables/:table/seats/:seat",
    {
      schema: {
        summary: "Sit down, leave, or hand a seat to a bot",
        tags: ["seats"],
        params: exactly({ table: TableId, seat: SeatName }),
        body: Sitting,
        response: { 200: Table, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { table, seat } = request.params;
      return tell(await desk.sit(id, table, seat, request.body), id);
    },
  );

  app.get(
    "/api/tables/:table/links",
    {
      schema: {
        summary: "The links that I may revoke",
        tags: ["links"],
        params: OfTable,
        response: { 200: Type.Array(Link), ...refused },
      },
    },
    async (request) => desk.links((await people.signedIn(request)).id, request.params.table),
  );

  app.post(
    "/api/tables/:table/links",
    {
      schema: {
        summary: "Make a link into a seat, or for lookers-on",
        tags: ["links"],
        params: OfTable,
        body: Leading,
        response: { 201: NewLink, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      return reply.code(201).send(await desk.link(id, request.params.table, request.body));
    },
  );

  app.delete(
    "/api/tables/:table/links/:link",
    {
      schema: {
        summary: "Revoke a link",
        tags: ["links"],
        params: exactly({ table: TableId, link: Link.properties.id }),
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      await desk.revoke(id, request.params.table, request.params.link);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/invitations/look",
    {
      schema: {
        summary: "See where a link leads",
        tags: ["links"],
        body: Invitation,
        response: { 200: Invited, ...refused },
      },
    },
    async (request) => {
      const { to, record } = await desk.follow(request.body.token);
      return { to, table: tell(record, people.idOf(request)) };
    },
  );

  app.post(
    "/api/invitations/accept",
    {
      schema: {
        summary: "Take the seat that a link leads to",
        tags: ["links"],
        body: Invitation,
        response: { 200: Invited, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { to, record } = await desk.accept(id, request.body.token);
      if (to.leads !== "seat")
        throw new Refuse("no-such-seat", "This link is for looking on: watch the table with it.");
      return { to, table: tell(record, id) };
    },
  );
}
