import { Refuse } from "../../refuse.js";
import { runsTheHouse } from "../guards/house-token.js";
import type { Metrics } from "../metrics.js";
import type { App } from "../typed.js";

export interface OperationsParts {
  readonly metrics: Metrics;
  /** Whoever shows this may read the metrics from anywhere; without one, only this machine may. */
  readonly metricsToken: string | undefined;
  /** Throws when the server can't work now. */
  ready(): Promise<void>;
}

/** How long the storage may take to answer before the server counts as not ready, in milliseconds. */
const patience = 2_000;

/** For whoever runs the server: is it alive, can it work, how much does it do. */
export function addOperations(app: App, { metrics, metricsToken, ready }: OperationsParts): void {
  app.get(
    "/healthz",
    { config: { cost: "free" }, schema: { summary: "The process is alive", tags: ["operations"] } },
    async () => ({
      ok: true,
    }),
  );

  let asked: Promise<void> | undefined;

  app.get(
    "/readyz",
    { config: { cost: "free" }, schema: { summary: "It can work: the storage answers", tags: ["operations"] } },
    async () => {
      // However many ask, the storage is asked once at a time.
      asked ??= ready().finally(() => {
        asked = undefined;
      });
      await Promise.race([asked, tooLong()]);
      return { ok: true };
    },
  );

  app.get(
    "/metrics",
    { config: { cost: "plain" }, schema: { summary: "Figures for Prometheus", tags: ["operations"] } },
    async (request, reply) => {
      if (!runsTheHouse(request, metricsToken))
        throw new Refuse("not-found", "There is nothing at GET of this address.");
      const { type, body } = await metrics.text();
      return reply.header("content-type", type).send(body);
    },
  );

  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? "page";
    const milliseconds = reply.elapsedTime;
    metrics.request(method, route, reply.statusCode, milliseconds / 1000);
    // The route and not the address: what somebody puts into an address is nobody's business.
    request.log.info({ method, route, status: reply.statusCode, milliseconds: Math.round(milliseconds) }, "request");
  });
}

async function tooLong(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, patience).unref());
  throw new Refuse("unavailable", "The storage doesn't answer.");
}
