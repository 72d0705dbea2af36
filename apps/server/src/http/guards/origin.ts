import type { FastifyRequest } from "fastify";
import { Refuse } from "../../refuse.js";

/**
 * Refuses what another site's page sends in somebody's name. A browser always says where a page comes from when it opens a
 * socket or changes something; programs that aren't browsers say nothing, and have no cookies of others.
 */
export function checkOrigin(
  { headers, protocol, host }: Pick<FastifyRequest, "headers" | "protocol" | "host">,
  allowed: readonly string[],
): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (origin === undefined && (site === undefined || site === "same-origin" || site === "none")) return;
  const from = origin === undefined ? undefined : urlOf(origin);
  // As a browser writes them: a name has one case, and the usual port isn't said.
  const isOurs = from !== undefined && from.host === urlOf(`${protocol}://${host}`)?.host;
  if (isOurs || allowed.some((one) => from !== undefined && urlOf(one)?.origin === from.origin)) return;
  throw new Refuse("other-origin", `A page of ${origin ?? "another site"} may not do this here.`);
}

/** Pages have addresses of these two kinds: whatever else there is, such as `null`, is nobody's. */
function urlOf(address: string): URL | undefined {
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}
