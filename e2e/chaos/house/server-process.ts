import { type ChildProcessByStdio, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "@tavolata/server";
import type { ChaosServerConfig } from "./serve.js";

/** What was built is run, also from the sources, as in tests: Node.js itself reads no TypeScript. */
const isSource = import.meta.url.endsWith(".ts");
const built = (name: string) =>
  fileURLToPath(new URL(isSource ? `../../dist/chaos/house/${name}` : `./${name}`, import.meta.url));
const tavolata = fileURLToPath(new URL(`${isSource ? "" : "../"}../../../apps/cli/bin/tavolata.js`, import.meta.url));

export interface ProcessSettings {
  readonly place: DatabaseLocation;
  readonly port: number;
  /** Runs `tavolata serve` itself, with everything as it is delivered. */
  readonly delivered?: { readonly page: string };
  readonly env?: Record<string, string>;
  /** Scripts that are loaded first. */
  readonly before?: readonly string[];
}

/** A server in a process of its own, to be killed. */
export class ServerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  #errors = "";
  readonly port: number;

  constructor(settings: ProcessSettings) {
    this.port = settings.port;
    this.#child = spawn(process.execPath, argumentsOf(settings), {
      stdio: ["pipe", "pipe", "pipe"],
      env: {
        ...process.env,
        ...("url" in settings.place ? { DATABASE_URL: settings.place.url } : {}),
        ...settings.env,
      },
    });
    this.#child.stdin.on("error", () => {});
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.#errors = (this.#errors + text).slice(-10_000);
    });
    this.ended = new Promise((resolve) => this.#child.on("exit", (code, signal) => resolve({ code, signal })));
  }

  /** Starts one and waits until it can be asked. */
  static async start(settings: ProcessSettings): Promise<ServerProcess> {
    const server = new ServerProcess(settings);
    await server.ready();
    return server;
  }

  get pid(): number {
    return this.#child.pid!;
  }

  /** What it last complained about. */
  get errors(): string {
    return this.#errors;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      let printed = "";
      this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
        printed += text;
        if (/ready \d+|http:\/\/localhost:\d+/.test(printed)) resolve();
      });
      void this.ended.then(({ code, signal }) =>
        reject(new Error(`The server ended (${signal ?? code}) before it could be asked.\n${printed}${this.#errors}`)),
      );
    });
  }

  /** Waits until it says itself that it can work. */
  async saysReady(): Promise<void> {
    const isReady = async () => {
      try {
        return (await fetch(`http://127.0.0.1:${this.port}/readyz`)).ok;
      } catch {
        return false; // it doesn't listen yet
      }
    };
    while (this.isAlive && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** At once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.ended;
  }

  /** Asks it to end; says how long that took, in milliseconds. */
  async terminate(): Promise<number> {
    const begin = performance.now();
    this.#child.kill("SIGTERM");
    await this.ended;
    return performance.now() - begin;
  }

  /** The time that processors have worked for it, in milliseconds: that doesn't depend on what else the machine does. */
  get work(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return (Number(fields[11]) + Number(fields[12])) * 10; // user and system time, in hundredths of a second
  }

  /** The memory that it holds, in megabytes. */
  get memory(): number {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${this.pid}/status`, "utf8"))!;
    return Number(kilobytes) / 1024;
  }
}

function argumentsOf({ place, port, delivered, before = [] }: ProcessSettings): string[] {
  const first = before.flatMap((name) => ["--import", built(name)]);
  if (!delivered) return [...first, built("serve.js"), JSON.stringify({ place, port } satisfies ChaosServerConfig)];
  const data = "folder" in place ? ["--data", place.folder] : [];
  return [...first, tavolata, "serve", "--port", String(port), "--folder", delivered.page, ...data];
}
