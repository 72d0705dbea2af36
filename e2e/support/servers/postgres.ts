import { randomBytes } from "node:crypto";
import { chown, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ordinaryUser } from "../user.js";
import { freePort } from "./free-port.js";
import { type Leash, leash } from "./leash.js";
import { unpackPostgres } from "./postgres-binaries.js";

export interface Postgres {
  /** postgres://… with user, password and database */
  url: string;
  /** Ends it for a while: what it holds stays, and `back` starts it again at the same address. */
  away(): Promise<void>;
  back(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresSettings {
  /** What is committed survives also the death of the machine. Otherwise it is quicker. */
  durable?: boolean;
  /** Where the data goes, such as a small disk; otherwise a temporary folder. It is removed at the end. */
  data?: string;
}

/** How often another port is tried when somebody took ours between finding and using it. */
const tries = 5;

/** For databases that live as long as a test: nothing need survive a power cut. */
const hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Starts a PostgreSQL of its own on a free port, with an empty database in a temporary folder. PostgreSQL refuses to
 * run as root; there, it runs as an ordinary user that every system has, and no user is made for it.
 */
export async function startPostgres({ durable = false, data: place }: PostgresSettings = {}): Promise<Postgres> {
  const user = ordinaryUser();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const own = async (path: string) => user && (await chown(path, user.uid, user.gid));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await own(folder);
    const binaries = await unpackPostgres(join(folder, "program"), own);
    const where = { cwd: folder, ...user };

    const password = randomBytes(16).toString("hex");
    const passwordFile = join(folder, "password");
    await writeFile(passwordFile, password, { mode: 0o600 });
    await own(passwordFile);
    const data = place ?? join(folder, "data");
    await mkdir(data, { mode: 0o700, recursive: true });
    await own(data);
    await initialise(
      leash({
        run: {
          ...where,
          command: join(binaries, "initdb"),
          args: [
            `--pgdata=${data}`,
            "--username=tavolata",
            `--pwfile=${passwordFile}`,
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
          ],
        },
      }),
    );

    const run = (port: number) => {
      const settings = ["listen_addresses=127.0.0.1", `port=${port}`, "unix_socket_directories="];
      const args = ["-D", data, ...[...settings, ...(durable ? [] : hasty)].flatMap((setting) => ["-c", setting])];
      // SIGINT is PostgreSQL's fast end: it doesn't wait for those who are still connected
      return leash({ run: { ...where, command: join(binaries, "postgres"), args, endWith: "SIGINT" } });
    };
    for (let attempt = 1; ; attempt += 1) {
      const port = await freePort();
      let server = run(port);
      if (!(await isReady(server, attempt < tries))) continue;
      return {
        url: `postgres://tavolata:${password}@127.0.0.1:${port}/postgres`,
        away: () => server.letGo(),
        back: async () => {
          server = run(port);
          await isReady(server, false);
        },
        stop: async () => {
          await server.letGo();
          await rm(data, { recursive: true, force: true });
          await remove();
        },
      };
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

async function initialise({ ended, printed }: Leash): Promise<void> {
  const code = await ended;
  if (code !== 0) throw new Error(`PostgreSQL's initdb ended with exit code ${code}. It printed:\n${printed()}`);
}

/** Whether the server takes connections: if not, its port was taken. Any other end is an error, as is a taken port at last. */
async function isReady({ watch, printed }: Leash, mayBeTaken: boolean): Promise<boolean> {
  try {
    return await watch((text) => text.includes("ready to accept connections") || undefined);
  } catch (error) {
    if (mayBeTaken && printed().includes("could not create any TCP/IP sockets")) return false;
    throw error;
  }
}
