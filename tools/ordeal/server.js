import { spawn } from "node:child_process";
import { join } from "node:path";
import { house } from "../house.js";

/** A server in a process of its own, which can be killed and started again on the same port. */
export class ServerProcess {
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #child;

  /**
   * @param {number} port
   * @param {{ args?: string[]; env?: Record<string, string> }} how
   */
  constructor(port, { args = [], env = {} }) {
    this.port = port;
    this.args = args;
    this.env = env;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it, and waits until it says where it is. */
  async start() {
    const script = join(house, "packages", "cli", "bin", "tavolata.js");
    const child = spawn(process.execPath, [script, "serve", "--port", String(this.port), ...this.args], {
      env: { ...process.env, LOG_LEVEL: "fatal", ...this.env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.#child = child;
    await new Promise((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`The server ended with exit code ${code} before it was there.`)));
      child.stdout.setEncoding("utf8").on("data", (text) => {
        if (text.includes("http://")) resolve(undefined);
      });
    });
    child.removeAllListeners("exit");
  }

  /**
   * Ends it in this way, and waits until it is gone. Answers with its exit code.
   * @param {NodeJS.Signals} signal
   * @returns {Promise<number | null>}
   */
  async end(signal) {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return gone;
  }
}
