import { Type } from "@sinclair/typebox";
import {
  CreationOptions,
  exactly,
  Me,
  NewPasskey,
  Passkey,
  PasskeyId,
  RequestOptions,
  SignIn,
} from "@tavolata/client/protocol";
import { checkedName } from "../../people/names.js";
import { Refuse } from "../../refuse.js";
import { pageAddress } from "../page-address.js";
import type { App } from "../typed.js";
import { type RouteParts, refused } from "./routes.js";

const tags = ["passkeys"];

/** Nothing has to be said to begin. */
const Begin = exactly({});

/** How a guest becomes an account, and comes in elsewhere. */
export function addPasskeyRoutes(app: App, parts: RouteParts): void {
  const { people, passkeys, publicAddress, changed } = parts;

  app.get(
    "/api/me/passkeys",
    {
      config: { cost: "plain" },
      schema: { summary: "My passkeys", tags, response: { 200: Type.Array(Passkey), ...refused } },
    },
    async (request) => passkeys.of((await people.signedIn(request)).id),
  );

  app.post(
    "/api/me/passkeys/begin",
    {
      config: { cost: "change" },
      schema: {
        summary: "Begin to add a passkey: what a browser needs to make one",
        tags,
        body: Begin,
        response: { 200: CreationOptions, ...refused },
      },
    },
    async (request) => passkeys.begin(await people.signedIn(request), pageAddress(request, publicAddress)),
  );

  app.post(
    "/api/me/passkeys",
    {
      config: { cost: "change" },
      schema: {
        summary: "Add the passkey that a browser made: with the first one a guest becomes an account",
        tags,
        body: NewPasskey,
        response: { 201: Passkey, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      const { credential, name } = request.body;
      const given = name === undefined ? undefined : checkedName(name);
      const passkey = await passkeys.add(id, pageAddress(request, publicAddress), credential, given);
      return reply.code(201).send(passkey);
    },
  );

  app.delete(
    "/api/me/passkeys/:passkey",
    {
      config: { cost: "change" },
      schema: {
        summary: "Remove a passkey: nobody signs in with it any more",
        tags,
        params: exactly({ passkey: PasskeyId }),
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      await passkeys.remove((await people.signedIn(request)).id, request.params.passkey);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/sign-in/begin",
    {
      config: { cost: "sign-in" },
      schema: {
        summary: "Begin to sign in: what a browser needs to show a passkey",
        tags,
        body: Begin,
        response: { 200: RequestOptions, ...refused },
      },
    },
    async (request) => passkeys.beginSignIn(pageAddress(request, publicAddress)),
  );

  app.post(
    "/api/sign-in",
    {
      config: { cost: "sign-in" },
      schema: {
        summary: "Sign in with a passkey; what one had as a guest comes along",
        tags,
        body: SignIn,
        response: { 200: Me, ...refused },
      },
    },
    async (request, reply) => {
      const owner = await passkeys.whose(pageAddress(request, publicAddress), request.body.credential);
      const before = await people.of(request);
      // Another account stays what it is: two people may share a browser.
      if (before && before.id !== owner.id && (await passkeys.count(before.id)) === 0) {
        for (const table of await parts.merge(before.id, owner.id)) await changed(table);
        await parts.hangUp(before.id);
      }
      await people.giveCookie(request, reply, owner.id);
      return { ...owner, passkeys: await passkeys.count(owner.id) };
    },
  );

  app.post(
    "/api/sign-out",
    {
      config: { cost: "change" },
      schema: {
        summary: "Let this browser forget who I am; a passkey leads back",
        tags,
        body: Begin,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      if ((await passkeys.count(id)) === 0) {
        throw new Refuse("not-an-account", "Nothing would lead back to you: add a passkey first, or delete your data.");
      }
      await people.signOut(request, reply);
      await parts.hangUp(id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/api/sign-out/elsewhere",
    {
      config: { cost: "change" },
      schema: {
        summary: "Sign me out everywhere but in this browser",
        tags,
        body: Begin,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      await people.signOutElsewhere(request, reply, id);
      await parts.hangUp(id);
      return reply.code(204).send(null);
    },
  );
}
