import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** What a proxy adds to a request that it passes on. */
const ofProxies = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"];

/** The names of this machine that no name server can give to another. */
const here = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Whether this comes from whoever runs the house: with the token where there is one, otherwise from this machine and through no proxy. */
export function runsTheHouse({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const [given, wanted] = [Buffer.from(headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isLocal = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
  // A page whose name leads to this machine runs here, too, and isn't ours.
  return isLocal && here.test(headers.host ?? "") && ofProxies.every((name) => headers[name] === undefined);
}
