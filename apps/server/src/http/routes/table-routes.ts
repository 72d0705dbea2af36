import { Type } from "@sinclair/typebox";
import {
  exactly,
  GameInfo,
  NewTable,
  PutAside,
  SeatName,
  Sitting,
  TableId,
  TableInfo,
  TableList,
} from "@tavolata/client/protocol";
import { completeOptions } from "@tavolata/kernel";
import { tell } from "@tavolata/table";
import type { App } from "../typed.js";
import { largestWithText, OfTable, type RouteParts, refused } from "./routes.js";

/** Nothing has to be sent, and nothing may be. */
const MaybeNothing = Type.Union([exactly({}), Type.Null()]);

/** The games, the tables and their seats. */
export function addTableRoutes(app: App, { games, people, desk, seats, lists }: RouteParts): void {
  app.get(
    "/api/games",
    {
      config: { cost: "plain" },
      schema: {
        summary: "The games of the house",
        tags: ["games"],
        response: { 200: Type.Array(GameInfo), ...refused },
      },
    },
    async () =>
      games.ids.map((id) => {
        const { ruleset, bots } = games.of(id);
        const { version, options, streams = [] } = ruleset;
        const seats = [...ruleset.seats(completeOptions(options, {}))];
        return { id, version, options: [...options], streams: [...streams], bots: Object.keys(bots), seats };
      }),
  );

  app.post(
    "/api/tables",
    {
      config: { cost: "change" },
      bodyLimit: largestWithText,
      schema: {
        summary: "Open a table",
        tags: ["tables"],
        body: NewTable,
        response: { 201: TableInfo, ...refused },
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
      config: { cost: "list" },
      schema: {
        summary: "My tables, those that wait for me first; my campaigns; what I put aside; or the open ones",
        tags: ["tables"],
        querystring: exactly({
          which: Type.Union(["mine", "campaigns", "aside", "open"].map((which) => Type.Literal(which))),
          after: Type.Optional(Type.String({ pattern: "^[0-9]{1,6}$" })),
        }),
        response: { 200: TableList, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { which, after } = request.query;
      if (which === "open") return lists.open(id, after);
      return which === "campaigns" ? lists.campaigns(id, after) : lists.mine(id, which === "aside", after);
    },
  );

  app.get(
    "/api/tables/:table",
    {
      config: { cost: "plain" },
      schema: { summary: "A table", tags: ["tables"], params: OfTable, response: { 200: TableInfo, ...refused } },
    },
    async (request) => {
      const id = await people.idOf(request);
      return tell(await desk.find(id, request.params.table), id);
    },
  );

  app.delete(
    "/api/tables/:table",
    {
      config: { cost: "change" },
      schema: {
        summary: "Delete a table of mine at which nobody else sits",
        tags: ["tables"],
        params: OfTable,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      await desk.remove(id, request.params.table);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/tables/:table/rematch",
    {
      config: { cost: "change" },
      schema: {
        summary: "Play the same again with the same people and bots",
        tags: ["tables"],
        params: OfTable,
        body: MaybeNothing,
        response: { 201: TableInfo, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const record = await desk.rematch(id, request.params.table);
      return reply.code(201).send(tell(record, id));
    },
  );

  app.put(
    "/api/tables/:table/aside",
    {
      config: { cost: "change" },
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
      config: { cost: "change" },
      schema: {
        summary: "Sit down, leave, or hand a seat to a bot",
        tags: ["seats"],
        params: exactly({ table: TableId, seat: SeatName }),
        body: Sitting,
        response: { 200: TableInfo, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { table, seat } = request.params;
      return tell(await seats.sit(id, table, seat, request.body), id);
    },
  );
}
