/** A server in a process of its own, as the chaos test wants it: it may be asked as often as one likes. Ends when its parent does. */
import { type DatabaseLocation, startServer } from "@tavolata/server";

export interface ChaosServerConfig {
  readonly place: DatabaseLocation;
  readonly port: number;
}

const { place, port } = JSON.parse(process.argv[2]!) as ChaosServerConfig;
const much = 1_000_000_000;

process.stdin.on("end", () => process.exit(1)).resume();
const server = await startServer({
  place,
  port,
  warmUp: process.env["ORDEAL_COLD"] !== "yes", // what is ended at once needn't be quick first
  botThreads: 1,
  publicAddress: "https://ordeal.example",
  limits:
    process.env["ORDEAL_LIMITS"] === "own"
      ? {}
      : {
          requestsPerMinute: much,
          signInsPerMinute: much,
          filesPerMinute: much,
          reckoningsPerMinute: much,
          changesPerMinute: much,
          connectionsPerAddress: much,
          socketsPerAddress: much,
          messagesPerSecond: much,
          messagesAtOnce: much,
          workPerSecond: much,
          workAtOnce: much,
        },
  quotas: { running: much, tables: much, files: much, megabytes: much, guestsPerHour: much },
  logger: {
    level: process.env["LOG_LEVEL"] ?? "fatal",
    stream: { write: (line: string) => process.stderr.write(line) },
  },
});
process.once("SIGTERM", async () => {
  await server.close();
  process.exit(0);
});
console.log(`ready ${server.port}`);
