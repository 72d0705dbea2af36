import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fileOf } from "./folder.js";
import { gameDataOf } from "./game-data.js";
import { etagOf, type Resource } from "./resource.js";

/** What somebody reads who asks for a page that isn't there. */
export interface Pages {
  readonly notFound: string;
}

/** A server for the built browser client and for the data of the games. It only gives, it takes nothing. */
export function webServer(folder: string, pages: Pages, onFault: (error: unknown) => void): Server {
  return createServer((request, response) => {
    respond(request, response, folder, pages).catch((error: unknown) => {
      onFault(error);
      if (!response.headersSent) response.writeHead(500, headersOf("text/plain; charset=utf-8"));
      response.end();
    });
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  pages: Pages,
): Promise<void> {
  const { method = "" } = request;
  if (method !== "GET" && method !== "HEAD") {
    response.writeHead(405, { ...headersOf("text/plain; charset=utf-8"), allow: "GET, HEAD" });
    response.end();
    return;
  }
  const path = pathOf(request.url ?? "/");
  const found = path === undefined ? undefined : ((await gameDataOf(path)) ?? (await fileOf(folder, path)));
  if (!found) {
    give(
      response,
      404,
      { type: "text/html; charset=utf-8", body: Buffer.from(pages.notFound), lasting: false },
      method,
    );
    return;
  }
  const etag = etagOf(found);
  response.setHeader("etag", etag);
  response.setHeader("cache-control", found.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (hasAlready(request, etag)) {
    response.writeHead(304);
    response.end();
    return;
  }
  give(response, 200, found, method);
}

function give(response: ServerResponse, status: number, { type, body }: Resource, method: string): void {
  response.writeHead(status, { ...headersOf(type), "content-length": body.length });
  response.end(method === "HEAD" ? undefined : body);
}

function headersOf(type: string): Record<string, string> {
  return { "content-type": type, "x-content-type-options": "nosniff", "referrer-policy": "same-origin" };
}

/** The path of an address, decoded; nothing when it isn't one, or when it tries to climb. */
function pathOf(url: string): string | undefined {
  const raw = url.split(/[?#]/, 1)[0]!;
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

function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  const known = (headers["if-none-match"] ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}
