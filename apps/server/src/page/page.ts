import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "../http/typed.js";
import { Refuse } from "../refuse.js";
import { compressed } from "./compressed.js";
import { fileOf } from "./folder.js";
import { gameDataOf } from "./game-data.js";
import { etagOf, type Resource } from "./resource.js";

/** The browser client, as it was built. */
export interface Page {
  readonly folder: string;
  /** What somebody reads who asks for a page that isn't there. */
  readonly notFound: string;
}

/**
 * Serves the browser client and the data of the games, wherever no other route is. It only gives, it takes nothing.
 * @param count counts a request for what isn't there: a file of the page costs less
 */
export function addPage(app: App, page: Page | undefined, count: (request: FastifyRequest) => void): void {
  app.setNotFoundHandler(async (request, reply) => {
    const { method } = request;
    const path = pathOf(request.raw.url ?? "/");
    const isForPrograms = !page || (path !== undefined && isInterface(path));
    const isRead = method === "GET" || method === "HEAD";
    if (isForPrograms || !isRead) count(request);
    if (isForPrograms) throw new Refuse("not-found", `There is nothing at ${method} of this address.`);
    if (!isRead) {
      return reply.code(405).header("allow", "GET, HEAD").type("text/plain; charset=utf-8").send("");
    }
    const found = await foundAt(page, path);
    if (found) return give(request, reply, found);
    count(request);
    return send(reply.code(404), {
      type: "text/html; charset=utf-8",
      body: Buffer.from(page.notFound),
      lasting: false,
    });
  });
}

/** Whether a program asks for something that isn't there, however it spells the address: it wants no page to read. */
function isInterface(path: string): boolean {
  return /^\/+api(\/|$)/i.test(path);
}

async function foundAt({ folder }: Page, path: string | undefined): Promise<Resource | undefined> {
  return path === undefined ? undefined : ((await gameDataOf(path)) ?? (await fileOf(folder, path)));
}

async function give(request: FastifyRequest, reply: FastifyReply, found: Resource): Promise<FastifyReply> {
  const etag = etagOf(found);
  void reply.header("etag", etag);
  void reply.header("cache-control", found.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  void reply.header("vary", "accept-encoding");
  if (hasAlready(request, etag)) return reply.code(304).send();
  const small = await compressed(found, etag, request.headers["accept-encoding"]);
  if (!small) return send(reply, found);
  // The same content in other bytes: the fingerprint is a weak one.
  return send(reply.header("etag", `W/${etag}`).header("content-encoding", "gzip"), { ...found, body: small });
}

function send(reply: FastifyReply, { type, body }: Resource): FastifyReply {
  return reply.header("content-type", type).send(body);
}

/** The path of an address, decoded, also of one that is written out with the name of the house; nothing when it isn't one, or when it tries to climb. */
function pathOf(url: string): string | undefined {
  const raw = url.replace(/^https?:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0]!;
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return undefined;
  }
  const climbs = path.split("/").some((part) => part === ".." || part === ".");
  return path.startsWith("/") && !climbs && !/[\0\\]/.test(path) ? path : undefined;
}

function hasAlready({ headers }: FastifyRequest, etag: string): boolean {
  const known = (headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
