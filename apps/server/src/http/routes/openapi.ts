import swagger from "@fastify/swagger";
import type { App } from "../typed.js";

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: unknown;
  readonly requestBody?: unknown;
  readonly responses?: unknown;
}

/** The OpenAPI document, made from the very schemas that requests are checked against. To be added before the routes. */
export async function describeRoutes(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Tavolata",
        version,
        description:
          "People, tables, seats and links of the live table. Play goes over a WebSocket at /api/play: see docs/protocol.md.",
      },
    },
  });
}

/** The document at /openapi.json, and the same to be read at /openapi. To be added after the routes. */
export function addDocument(app: App): void {
  app.get("/openapi.json", { config: { cost: "list" }, schema: { hide: true } }, async () => app.swagger());

  app.get("/openapi", { config: { cost: "list" }, schema: { hide: true } }, async (_request, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    return reply.type("text/html; charset=utf-8").send(readingPage(paths));
  });

  app.get("/openapi.css", { config: { cost: "page" }, schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/css").send(style),
  );
}

function readingPage(paths: Record<string, Record<string, Operation>>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => sectionOf(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tavolata: the interface</title>
<link rel="stylesheet" href="/openapi.css">
<body>
<h1>Tavolata: the interface</h1>
<p>The same for programs: <a href="/openapi.json">openapi.json</a>. Play goes over a WebSocket at <code>/api/play</code>.</p>
${operations.join("\n")}
</body>
</html>
`;
}

function sectionOf(
  method: string,
  path: string,
  { summary = "", parameters, requestBody, responses }: Operation,
): string {
  const parts = Object.entries({ parameters, body: requestBody, responses }).filter(([, part]) => part !== undefined);
  const details = parts.map(
    ([name, part]) =>
      `<details><summary>${name}</summary><pre>${escaped(JSON.stringify(part, null, 2))}</pre></details>`,
  );
  return `<section>
<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(summary)}</p>
${details.join("\n")}
</section>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

const style = `body { font: 1rem/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
section { border-top: 1px solid; padding: 0.5rem 0 }
h2 { font-size: 1.1rem; margin: 0.5rem 0 }
pre { overflow: auto; font-size: 0.85rem }
`;
