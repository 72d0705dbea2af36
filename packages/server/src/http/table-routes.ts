import { Type } from "@sinclair/typebox";
import {
  Blocking,
  exactly,
  Failure,
  Game,
  Invitation,
  Invited,
  Leading,
  Link,
  MatchFile,
  NewFromFile,
  NewLink,
  NewPerson,
  NewTable,
  Person,
  PersonId,
  PutAside,
  SeatName,
  Sitting,
  Table,
  TableId,
  TableList,
} from "@tavolata/client/protocol";
import { completeOptions } from "@tavolata/kernel";
import type { Games } from "../games.js";
import type { ChatRoom } from "../play/chat-room.js";
import type { LiveTables } from "../play/live-tables.js";
import { Refuse } from "../refuse.js";
import type { Desk } from "../tables/desk.js";
import type { Links } from "../tables/links.js";
import type { TableRecords } from "../tables/records.js";
import { tell } from "../tables/telling.js";
import type { People } from "./people.js";
import type { App } from "./typed.js";

export interface RouteParts {
  readonly games: Games;
  readonly people: People;
  readonly desk: Desk;
  readonly links: Links;
  readonly chat: ChatRoom;
  readonly records: TableRecords;
  readonly tables: LiveTables;
  /** To be told after every change of seats. */
  changed(table: string): Promise<void>;
}

/** A match from a file has at most so many bytes. */
const largestFile = 2 * 1024 * 1024;

/** For every route: what may be refused. */
const refused = { "4xx": Failure, "5xx": Failure };

const OfTable = exactly({ table: TableId });

/** Who one is, the games, the tables, their seats and links. */
export function addTableRoutes(app: App, parts: RouteParts): void {
  const { games, people, desk, links, chat, records, tables, changed } = parts;
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

  app.delete(
    "/api/me",
    {
      schema: {
        summary: "Delete my data: my name, my seats, and my tables at which nobody else sits",
        tags: ["people"],
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      for (const table of await people.forget(request, reply)) await changed(table);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/me/blocks",
    {
      schema: {
        summary: "Whom I don't want to hear",
        tags: ["people"],
        response: { 200: Type.Array(Person), ...refused },
      },
    },
    async (request) => chat.blocked((await people.signedIn(request)).id),
  );

  app.put(
    "/api/me/blocks/:person",
    {
      schema: {
        summary: "Block somebody, or hear them again",
        tags: ["people"],
        params: exactly({ person: PersonId }),
        body: Blocking,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      await chat.block(id, request.params.person, request.body.blocked);
      return reply.code(204).send(null);
    },
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
        summary: "My tables, those that wait for me first; those that I put aside; or the open ones",
        tags: ["tables"],
        querystring: exactly({
          which: Type.Union([Type.Literal("mine"), Type.Literal("aside"), Type.Literal("open")]),
          after: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$" })),
        }),
        response: { 200: TableList, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { which, after } = request.query;
      const list = which === "open" ? records.open(after) : records.mine(id, which === "aside", after);
      const { tables: found, next } = await list;
      return { tables: found.map((record) => tell(record, id)), ...(next === undefined ? {} : { next }) };
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

  app.post(
    "/api/matches",
    {
      bodyLimit: largestFile,
      schema: {
        summary: "Open a table from the file of a match, which is checked by playing it again",
        tags: ["matches"],
        body: NewFromFile,
        response: { 201: Table, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const record = await desk.openFromFile(id, request.body);
      return reply.code(201).send(tell(record, id));
    },
  );

  app.get(
    "/api/tables/:table/match",
    {
      schema: {
        summary: "The file of a match that is over, or in which nobody else's secrets are",
        tags: ["matches"],
        params: OfTable,
        response: { 200: MatchFile, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      await desk.checkMayExport(id, request.params.table);
      return tables.with(request.params.table, (live) => ({ table: tell(live.record, id), save: live.match.save() }));
    },
  );

  app.post(
    "/api/replays",
    {
      schema: {
        summary: "The whole match behind a link to a replay",
        tags: ["matches"],
        body: Invitation,
        response: { 200: MatchFile, ...refused },
      },
    },
    async (request) => {
      const { to, record } = await links.follow(request.body.token);
      if (to.leads !== "replay") throw new Refuse("link-dead", "This isn't a link to a replay.");
      const person = people.idOf(request);
      return tables.with(record.id, (live) => ({ table: tell(live.record, person), save: live.match.save() }));
    },
  );

  app.post(
    "/api/tables/:table/rematch",
    {
      schema: {
        summary: "Play the same again with the same people and bots",
        tags: ["tables"],
        params: OfTable,
        response: { 201: Table, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      return reply.code(201).send(tell(await desk.rematch(id, request.params.table), id));
    },
  );

  app.put(
    "/api/tables/:table/aside",
    {
      schema: {
        summary: "Put a table aside, or take it back into the list",
        tags: ["tables"],
        params: OfTable,
        body: PutAside,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      await desk.putAside(id, request.params.table, request.body.aside);
      return reply.code(204).send(null);
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
    async (request) => links.of((await people.signedIn(request)).id, request.params.table),
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
      return reply.code(201).send(await links.make(id, request.params.table, request.body));
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
      await links.revoke(id, request.params.table, request.params.link);
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
      const { to, record } = await links.follow(request.body.token);
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
