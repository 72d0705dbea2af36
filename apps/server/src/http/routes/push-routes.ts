import { Type } from "@sinclair/typebox";
import {
  exactly,
  NewSubscription,
  PushKey,
  Quiet,
  Subscription,
  SubscriptionId,
  TableNotices,
} from "@tavolata/client/protocol";
import type { App } from "../typed.js";
import { OfTable, type RouteParts, refused } from "./routes.js";

const tags = ["notices"];

/** Notices to people who aren't there when it is their turn. */
export function addPushRoutes(app: App, { people, subscriptions, pushKey, quietTimes, desk }: RouteParts): void {
  app.get(
    "/api/push",
    {
      config: { cost: "plain" },
      schema: { summary: "The key with which a browser subscribes", tags, response: { 200: PushKey, ...refused } },
    },
    async () => ({ key: pushKey }),
  );

  app.get(
    "/api/me/subscriptions",
    {
      config: { cost: "plain" },
      schema: {
        summary: "The browsers that are told when it is my turn",
        tags,
        response: { 200: Type.Array(Subscription), ...refused },
      },
    },
    async (request) => subscriptions.of((await people.signedIn(request)).id),
  );

  app.post(
    "/api/me/subscriptions",
    {
      config: { cost: "change" },
      schema: {
        summary: "Tell this browser when it is my turn; sent again, it is the same subscription",
        tags,
        body: NewSubscription,
        response: { 201: Subscription, ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      return reply.code(201).send(await subscriptions.add(id, request.body));
    },
  );

  app.delete(
    "/api/me/subscriptions/:subscription",
    {
      config: { cost: "change" },
      schema: {
        summary: "Tell this browser nothing any more",
        tags,
        params: exactly({ subscription: SubscriptionId }),
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      await subscriptions.remove((await people.signedIn(request)).id, request.params.subscription);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/me/quiet",
    {
      config: { cost: "plain" },
      schema: { summary: "When I want no notices", tags, response: { 200: Quiet, ...refused } },
    },
    async (request) => ({ quiet: await quietTimes.of((await people.signedIn(request)).id) }),
  );

  app.put(
    "/api/me/quiet",
    {
      config: { cost: "change" },
      schema: {
        summary: "Set when I want no notices: what is due then comes at their end, if it still is my turn",
        tags,
        body: Quiet,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      await quietTimes.set((await people.signedIn(request)).id, request.body.quiet);
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/api/tables/:table/notices",
    {
      config: { cost: "plain" },
      schema: {
        summary: "Whether I am told when it is my turn at this table",
        tags,
        params: OfTable,
        response: { 200: TableNotices, ...refused },
      },
    },
    async (request) => {
      const { id } = await people.signedIn(request);
      return { notices: await desk.wantsNotices(id, request.params.table) };
    },
  );

  app.put(
    "/api/tables/:table/notices",
    {
      config: { cost: "change" },
      schema: {
        summary: "Tell me, or don't, when it is my turn at this table",
        tags,
        params: OfTable,
        body: TableNotices,
        response: { 204: Type.Null(), ...refused },
      },
    },
    async (request, reply) => {
      const { id } = await people.signedIn(request);
      await desk.setNotices(id, request.params.table, request.body.notices);
      return reply.code(204).send(null);
    },
  );
}
