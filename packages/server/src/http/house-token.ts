import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** Whether this comes from whoever runs the house: with the token where there is one, otherwise from this machine and through no proxy. */
export function runsTheHouse({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const [given, wanted] = [Buffer.from(headers.authorization ?? ""), Buffer.from(`Bearer ${token}`)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  const isLocal = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
  return isLocal && headers["x-forwarded-for"] === undefined && headers["forwarded"] === undefined;
}
