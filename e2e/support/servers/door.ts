import { once } from "node:events";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.js";
import { leash } from "./leash.js";

const deployed = new URL("../../../deploy/door.conf", import.meta.url);

/** How often it is tried whether the door is open, and how long is waited in between, in milliseconds. */
const [tries, between] = [200, 50] as const;

export interface Door {
  readonly port: number;
  close(): Promise<void>;
}

/** Puts an nginx with the house's own door before a server, on a free port of this machine. */
export async function openDoor(nginx: string, server: string): Promise<Door> {
  const folder = await mkdtemp(join(tmpdir(), "door-"));
  await mkdir(join(folder, "temp"));
  const port = await freePort();
  const door = (await readFile(deployed, "utf8")).replace("listen 8080;", `listen 127.0.0.1:${port};`);
  await writeFile(join(folder, "nginx.conf"), configuration(folder, new URL(server).host, door));
  const args = ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")];
  const { printed, ended, letGo } = leash({ run: { command: nginx, args }, folder });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  for (let i = 0; i < tries && !isOver; i++) {
    if (await listens(port)) return { port, close: letGo };
    await new Promise((resolve) => setTimeout(resolve, between));
  }
  const said = printed();
  await letGo();
  throw new Error(`nginx didn't open the door. It said:\n${said}`);
}

/** What stands around the door in a folder of its own: nothing of the machine's nginx is touched. */
function configuration(folder: string, server: string, door: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${folder}/temp/${kind};`,
  );
  return `${process.getuid?.() === 0 ? "user root;\n" : ""}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.join("\n")}
  upstream servers { server ${server} max_fails=1 fail_timeout=2s; }
${door}
}
`;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect({ host: "127.0.0.1", port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false; // nobody listens there yet
  } finally {
    socket.destroy();
  }
}
