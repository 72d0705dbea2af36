import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { PageAddress } from "../people/passkeys.js";
import { Refuse } from "../refuse.js";

/** An address from the settings, as https://example.org; anything else is refused before the server starts. */
export function checkedAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && (url.protocol === "https:" || url.protocol === "http:") && url.pathname === "/" && !url.search) {
    return url.origin;
  }
  throw new Error(`The public address must be like https://example.org, without anything after it, not "${address}".`);
}

/**
 * Where the page stands that sent this: at the address from the settings, or where it says itself. That was checked: it is this
 * server or one that the settings name.
 */
export function pageAddress({ headers, protocol, host }: FastifyRequest, known: string | undefined): PageAddress {
  const { origin, hostname: name } = new URL(known ?? headers.origin ?? `${protocol}://${host}`);
  if (isIP(name.replace(/^\[|\]$/g, ""))) {
    throw new Refuse("no-passkeys-here", `A passkey is made for a name such as "localhost", and ${name} is a number.`);
  }
  return { origin, name };
}
