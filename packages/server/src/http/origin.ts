import type { FastifyRequest } from "fastify";
import { Refuse } from "../refuse.js";

/**
 * Refuses what another site's page sends in somebody's name. A browser always says where a page comes from when it opens a
 * socket or changes something; programs that aren't browsers say nothing, and have no cookies of others.
 */
export function checkOrigin({ headers, host }: FastifyRequest, allowed: readonly string[]): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (origin === undefined && (site === undefined || site === "same-origin" || site === "none")) return;
  if (origin !== undefined && (hostOf(origin) === host || allowed.includes(origin))) return;
  throw new Refuse("other-origin", `A page of ${origin ?? "another site"} may not do this here.`);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
