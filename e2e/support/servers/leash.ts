import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

/** What is kept on a leash. */
export interface LeashedProcess {
  run?: {
    command: string;
    args: string[];
    cwd?: string;
    uid?: number;
    gid?: number;
    /** the signal that asks the command to end; SIGTERM unless told */
    endWith?: NodeJS.Signals;
  };
  /** removed at the end */
  folder?: string;
}

/** The holder's end. */
export interface Leash {
  /** everything that the command has printed so far */
  printed(): string;
  /** calls back at once and after every piece of output, until it is answered with something */
  watch<T>(look: (printed: string) => T | undefined): Promise<T>;
  /** the command's exit code, once it has ended by itself or was let go */
  ended: Promise<number>;
  letGo(): Promise<void>;
}

const script = fileURLToPath(new URL("../keeper.js", import.meta.url));

/** Takes a command, a folder or both on a leash: when this process lets go, or dies, they go with it. */
export function leash(kept: LeashedProcess, env: Record<string, string> = {}): Leash {
  const keeper: ChildProcessByStdio<Writable, Readable, Readable> = spawn(
    process.execPath,
    [script, JSON.stringify(kept)],
    { env: { ...process.env, ...env }, stdio: "pipe" },
  );
  const output: string[] = [];
  const printed = () => output.join("");
  for (const stream of [keeper.stdout, keeper.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  keeper.stdin.on("error", () => {}); // the command has ended already: there is nobody to let go
  const ended = new Promise<number>((resolve, reject) => {
    keeper.on("error", reject);
    keeper.on("close", (code) => resolve(code ?? 1));
  });
  return {
    printed,
    ended,
    watch: (look) =>
      new Promise((resolve, reject) => {
        const lookAgain = () => {
          const seen = look(printed());
          if (seen !== undefined) resolve(seen);
        };
        for (const stream of [keeper.stdout, keeper.stderr]) stream.on("data", lookAgain);
        ended.then((code) => {
          const { command = "" } = kept.run ?? {};
          reject(new Error(`"${command}" ended with exit code ${code} instead of going on. It printed:\n${printed()}`));
        }, reject);
        lookAgain();
      }),
    letGo: async () => {
      keeper.stdin.end();
      await ended;
    },
  };
}
