import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

/** A server in a process of its own, and what it costs the machine. */
export class OwnServer {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #ended: Promise<void>;

  private constructor(script: string, wanted: unknown, usual: readonly string[]) {
    const more = process.env["BENCH_SERVER_FLAGS"]?.split(" ") ?? []; // such as --cpu-prof, to see where the time goes
    const flags = [...usual, ...more];
    const file = fileURLToPath(new URL(`./${script}`, import.meta.url));
    const child = spawn(process.execPath, [...flags, file, JSON.stringify(wanted)], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin.on("error", () => {});
    this.#child = child;
    this.#ended = new Promise((resolve) => child.on("exit", () => resolve()));
  }

  /** Starts one and waits until it can be asked. */
  static async start(script: "serve.js" | "serve-peer.js", wanted: unknown): Promise<OwnServer> {
    const server = new OwnServer(script, wanted, script === "serve.js" ? await ownFlags() : []);
    await new Promise<void>((resolve, reject) => {
      server.#child.stdout.setEncoding("utf8").on("data", (text: string) => text.includes("ready") && resolve());
      void server.#ended.then(() => reject(new Error(`${script} ended before it could be asked.`)));
    });
    return server;
  }

  /** The time that processors have worked for it, in milliseconds. */
  get work(): number {
    const fields = this.#read("stat")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10; // user and system time, in hundredths of a second
  }

  /** The memory that it holds, in bytes. */
  get memory(): number {
    return this.#bytes("VmRSS");
  }

  /** The most that it ever held. */
  get mostMemory(): number {
    return this.#bytes("VmHWM");
  }

  /** At once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill(process.env["BENCH_SERVER_FLAGS"] ? "SIGTERM" : "SIGKILL"); // a profile is written at a proper end
    await this.#ended;
  }

  #bytes(what: "VmRSS" | "VmHWM"): number {
    const [, kilobytes] = new RegExp(`^${what}:\\s+(\\d+) kB`, "m").exec(this.#read("status"))!;
    return Number(kilobytes) * 1024;
  }

  #read(what: "stat" | "status"): string {
    return readFileSync(`/proc/${this.#child.pid}/${what}`, "utf8");
  }
}

/** Those that `npm start` and the files in `deploy` start our server with. */
async function ownFlags(): Promise<readonly string[]> {
  const file = new URL("../../../tools/server-flags.js", import.meta.url);
  return ((await import(file.href)) as { readonly serverFlags: readonly string[] }).serverFlags;
}
