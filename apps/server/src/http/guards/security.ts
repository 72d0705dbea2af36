import helmet from "@fastify/helmet";
import { costly, prices } from "../../limits/cost.js";
import type { Lateness } from "../../limits/lateness.js";
import { tooBusy } from "../../limits/rush.js";
import type { WorkLimits } from "../../limits/work-limits.js";
import type { App } from "../typed.js";
import { checkOrigin } from "./origin.js";

export interface SecurityParts {
  readonly origins: readonly string[];
  readonly limits: WorkLimits;
  readonly lateness: Pick<Lateness, "isTooMuch">;
}

/** Headers that let a page load nothing but what is ours, a limit for each address, and nothing for pages of other sites. */
export async function secure(app: App, { origins, limits, lateness }: SecurityParts): Promise<void> {
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
  app.addHook("onRoute", ({ url, config }) => {
    if (config?.cost === undefined) throw new Error(`The route ${url} doesn't say what it costs: config.cost.`);
  });
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
    // What was matched says what it costs, not how the address was spelt; what no route matches is the page, or isn't there.
    const { cost = "page", notes = false } = request.routeOptions.config;
    limits.countRequest(request.ip, cost);
    if (prices[cost].work >= costly && lateness.isTooMuch) throw tooBusy();
    const opensSocket = request.headers.upgrade !== undefined;
    if (opensSocket || notes || !["GET", "HEAD"].includes(request.method)) checkOrigin(request, origins);
  });
}
