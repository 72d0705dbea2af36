import helmet from "@fastify/helmet";
import rateLimit from "@fastify/rate-limit";
import { Refuse } from "../refuse.js";
import { checkOrigin } from "./origin.js";
import type { App } from "./typed.js";

export interface SecurityParts {
  readonly origins: readonly string[];
  readonly requestsPerMinute: number;
}

/** Headers that let a page load nothing but what is ours, a limit for each address, and nothing for pages of other sites. */
export async function secure(app: App, { origins, requestsPerMinute }: SecurityParts): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: "1 minute",
    allowList: ({ url }) => !url.startsWith("/api/"),
    errorResponseBuilder: (_request, { after }) =>
      new Refuse("too-many-requests", `Too many requests from this address: wait ${after}.`),
  });
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    const opensSocket = request.headers.upgrade !== undefined;
    if (opensSocket || !["GET", "HEAD"].includes(request.method)) checkOrigin(request, origins);
  });
}
