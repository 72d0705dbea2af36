import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { Failure } from "../failure.js";
import { wholeNumber } from "../given/numbers.js";
import { listen } from "../serve/listen.js";
import { webServer } from "../serve/web-server.js";

interface Flags {
  readonly port?: number;
  readonly host: string;
  readonly folder?: string;
}

const usualPort = 8080;
const usualHost = "127.0.0.1";

/** `tavolata serve`: the browser client on this machine. */
export function addServe(program: Command, context: Context): void {
  program
    .command("serve")
    .description(context.text("help.serve"))
    .option(
      "--port <n>",
      context.text("help.serve.port", { port: String(usualPort) }),
      wholeNumber("--port", 0, 65_535),
    )
    .option("--host <host>", context.text("help.serve.host"), usualHost)
    .option("--folder <folder>", context.text("help.serve.folder"))
    .action((flags: Flags) => serve(context, flags));
}

async function serve(context: Context, { port, host, folder }: Flags): Promise<void> {
  const { io } = context;
  const root = folder === undefined ? fileURLToPath(new URL("packages/web/dist", io.house)) : resolve(folder);
  if (!existsSync(root))
    throw new Failure(folder === undefined ? "not-built" : "serve.no-folder", { what: "web", folder: root });
  const server = webServer(root, { notFound: notFoundPage(context) }, (error) => {
    io.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  });
  const taken = await listen(server, { host, port: port ?? usualPort, orNext: port === undefined });
  context.tell("serve.at", { address: `http://${addressOf(host)}:${taken}` });
  await io.untilEnded();
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

/** What to type into a browser: this machine goes by its usual name. */
function addressOf(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function notFoundPage(context: Context): string {
  const title = context.text("serve.not-found");
  const way = context.text("serve.way-home");
  return `<!doctype html>
<html lang="${context.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 32rem; margin: 15vh auto; padding: 0 1rem">
<h1>${title}</h1>
<p><a href="/">${way}</a></p>
</body>
</html>
`;
}
