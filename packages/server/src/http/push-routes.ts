import { Type } from "@sinclair/typebox";
import { exactly, NewSubscription, PushKey, Subscription, SubscriptionId } from "@tavolata/client/protocol";
import { type RouteParts, refused } from "./routes.js";
import type { App } from "./typed.js";

const tags = ["notices"];

/** Notices to people who aren't there when it is their turn. */
export function addPushRoutes(app: App, { people, subscriptions, pushKey }: RouteParts): void {
  app.get(
    "/api/push",
    { schema: { summary: "The key with which a browser subscribes", tags, response: { 200: PushKey, ...refused } } },
    async () => ({ key: pushKey }),
  );

  app.get(
    "/api/me/subscriptions",
    {
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
}
