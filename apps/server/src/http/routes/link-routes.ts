import { Type } from "@sinclair/typebox";
import { Accepting, exactly, Invitation, Invited, Leading, Link, NewLink, TableId } from "@tavolata/client/protocol";
import { tell } from "@tavolata/table";
import { beforeAll } from "../../play/past-table.js";
import { Refuse } from "../../refuse.js";
import type { App } from "../typed.js";
import { OfTable, type RouteParts, refused } from "./routes.js";

/** Links to tables: made, revoked, looked at, accepted. */
export function addLinkRoutes(app: App, { people, seats, links }: RouteParts): void {
  app.get(
    "/api/tables/:table/links",
    {
      config: { cost: "plain" },
      schema: {
        summary: "The links that I may revoke, and those to commentary",
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
      config: { cost: "change" },
      schema: {
        summary: "Make a link into a seat, for lookers-on, for commentators, or to a replay",
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
      config: { cost: "change" },
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
      config: { cost: "plain" },
      schema: {
        summary: "See where a link leads, or that its seat is taken",
        tags: ["links"],
        body: Invitation,
        response: { 200: Invited, ...refused },
      },
    },
    async (request) => {
      const person = await people.idOf(request);
      const { to, record, taken } = await links.look(person, request.body.token);
      const told = to.leads === "commentator" ? beforeAll(record) : record; // the rest is told later
      return { to, table: tell(told, person), ...(taken && { taken }) };
    },
  );

  app.post(
    "/api/invitations/accept",
    {
      config: { cost: "change" },
      schema: {
        summary: "Take the seat that a link leads to",
        tags: ["links"],
        body: Accepting,
        response: { 200: Invited, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      const { token, contribution } = request.body;
      const { to, record } = await seats.accept(id, token, contribution);
      if (to.leads !== "seat")
        throw new Refuse("no-such-seat", "This link is for looking on: watch the table with it.");
      return { to, table: tell(record, id) };
    },
  );
}
