import { Type } from "@sinclair/typebox";
import { Blocking, exactly, Me, NewPerson, Person, PersonId } from "@tavolata/client/protocol";
import { checkedName } from "../../people/names.js";
import type { App } from "../typed.js";
import { type RouteParts, refused } from "./routes.js";

/** Who one is, and whom one doesn't want to hear. */
export function addPeopleRoutes(app: App, { people, passkeys, chat, changed, hangUp }: RouteParts): void {
  app.get(
    "/api/me",
    { config: { cost: "plain" }, schema: { summary: "Who I am", tags: ["people"], response: { 200: Me, ...refused } } },
    async (request) => {
      const person = await people.signedIn(request);
      return { ...person, passkeys: await passkeys.count(person.id) };
    },
  );

  app.post(
    "/api/me",
    {
      config: { cost: "change" },
      schema: {
        summary: "Come in as a guest, or change the name",
        tags: ["people"],
        body: NewPerson,
        response: { 200: Me, ...refused },
      },
    },
    async (request, reply) => {
      const person = await people.come(request, reply, checkedName(request.body.name));
      return { ...person, passkeys: await passkeys.count(person.id) };
    },
  );

  app.delete(
    "/api/me",
    {
      config: { cost: "change" },
      schema: {
        summary: "Delete my data: my name, my seats, and my tables at which nobody else sits",
        tags: ["people"],
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      for (const table of await people.forget(request, reply)) await changed(table);
      await hangUp(id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/me/blocks",
    {
      config: { cost: "plain" },
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
      config: { cost: "change" },
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
}
