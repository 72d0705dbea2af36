/** Our server in a process of its own, as it is delivered but for its limits: one machine asks for thousands. Ends when its parent does. */
import { type DatabaseLocation, startServer } from "@tavolata/server";

export interface BenchServerConfig {
  readonly place: DatabaseLocation;
  readonly port: number;
}

const { place, port } = JSON.parse(process.argv[2]!) as BenchServerConfig;
const much = 1_000_000_000;

process.stdin.on("end", () => process.exit(1)).resume();
const server = await startServer({
  place,
  port,
  warmUp: true,
  limits: {
    requestsPerMinute: much,
    filesPerMinute: much,
    changesPerMinute: much,
    connectionsPerAddress: much,
    socketsPerAddress: much,
    messagesPerSecond: much,
    messagesAtOnce: much,
    workPerSecond: much,
    workAtOnce: much,
  },
  quotas: { running: much, tables: much, files: much, megabytes: much, guestsPerHour: much },
  logger: { level: "warn", stream: { write: (line: string) => process.stderr.write(line) } },
});
process.once("SIGTERM", async () => {
  await server.close();
  process.exit(0);
});
console.log(`ready ${server.port}`);
