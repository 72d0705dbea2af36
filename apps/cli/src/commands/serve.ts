import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import type { Context } from "../context.js";
import { CommandFailure } from "../failure.js";
import { wholeNumber } from "../given/numbers.js";
import { placeName, placeOf, usualData } from "../serve/place.js";
import { portFor } from "../serve/port.js";
import { proxiesIn } from "../serve/proxies.js";
import { quotasIn } from "../serve/quotas.js";

interface Flags {
  readonly port?: number;
  readonly host: string;
  readonly data: string;
  readonly folder?: string;
}

const usualPort = 8080;
const usualHost = "127.0.0.1";

/** `tavolata serve`: the live table and the browser client on this machine. */
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
    .option("--data <folder>", context.text("help.serve.data"), usualData)
    .option("--folder <folder>", context.text("help.serve.folder"))
    .action((flags: Flags) => serve(context, flags));
}

async function serve(context: Context, { port: wanted, host, data, folder }: Flags): Promise<void> {
  const { io } = context;
  const root = folder === undefined ? fileURLToPath(new URL("apps/web/dist", io.house)) : resolve(folder);
  if (!existsSync(root))
    throw new CommandFailure(folder === undefined ? "not-built" : "serve.no-folder", { what: "web", folder: root });
  const port = await portFor({ host, port: wanted ?? usualPort, orNext: wanted === undefined });
  const { DiskFull, FolderInUse, startServer, usualQuotas } = await import("@tavolata/server"); // other commands needn't load it
  const server = await startServer({
    place: placeOf(io.env, data),
    warmUp: true,
    host,
    port,
    page: { folder: root, notFound: notFoundPage(context) },
    origins: io.env["TAVOLATA_ORIGINS"]?.split(/[\s,]+/).filter(Boolean) ?? [],
    ...(io.env["TAVOLATA_ADDRESS"] ? { publicAddress: io.env["TAVOLATA_ADDRESS"] } : {}),
    pushHosts: io.env["TAVOLATA_PUSH_HOSTS"]?.split(/[\s,]+/).filter(Boolean) ?? [],
    proxies: proxiesIn(io.env["TAVOLATA_PROXY"]),
    quotas: quotasIn(io.env["TAVOLATA_QUOTAS"], usualQuotas),
    logger: { level: io.env["LOG_LEVEL"] ?? "warn", stream: { write: (line: string) => io.err(line) } },
    ...(io.env["METRICS_TOKEN"] ? { metricsToken: io.env["METRICS_TOKEN"] } : {}),
    ...(io.env["ADMIN_TOKEN"] ? { adminToken: io.env["ADMIN_TOKEN"] } : {}),
  }).catch((error: unknown) => {
    if (error instanceof DiskFull) throw new CommandFailure("serve.disk-full", { where: placeName(io.env, data) });
    throw error instanceof FolderInUse ? new CommandFailure("serve.data-in-use", { folder: resolve(data) }) : error;
  });
  context.tell("serve.at", { address: `http://${addressOf(host)}:${server.port}` });
  await io.untilEnded();
  try {
    await server.close();
  } catch (error) {
    throw new CommandFailure("serve.not-closed", { why: error instanceof Error ? error.message : String(error) });
  } finally {
    io.endSoon();
  }
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
