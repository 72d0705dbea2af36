import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { root } from "@tavolata/game/files";
import type { Io } from "./io.js";

/** How long what is left over may keep the program from ending, in milliseconds. */
const leftOver = 300;

/** The process' own input and output. `close` lets go of the input, which would keep the process waiting. */
export function realIo(): Io & { close(): void } {
  const { stdin, stdout, stderr, env } = process;
  let lines: Lines | undefined;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    readLine(prompt) {
      lines ??= new Lines();
      return lines.next(prompt);
    },
    readRaw() {
      lines ??= new Lines();
      return lines.take();
    },
    env,
    terminal: {
      input: stdin.isTTY === true,
      output: stdout.isTTY === true,
      errors: stderr.isTTY === true,
      columns: stdout.columns ?? 100,
    },
    house: root,
    close: () => lines?.close(),
    async runNode(script, args) {
      const child = spawn(process.execPath, [script, ...args], { stdio: "inherit" });
      const [code, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
      return code ?? (signal === "SIGINT" ? 130 : 1);
    },
    async untilEnded() {
      await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
    },
    endSoon: () => void setTimeout(() => process.exit(), leftOver).unref(),
  };
}

/**
 * Lines of standard input. They are taken as they come, also several at once from a pipe, and kept until somebody asks:
 * the promise of `readline` itself would lose those that come between two questions.
 */
class Lines {
  readonly #ready: string[] = [];
  #wanted: ((line: string | undefined) => void) | undefined;
  #ended = false;
  readonly #reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY === true,
  });

  constructor() {
    this.#reader.on("line", (line) => {
      if (this.#wanted) this.#give(line);
      else this.#ready.push(line);
    });
    this.#reader.on("close", () => {
      this.#ended = true;
      this.#give(undefined);
    });
  }

  async next(prompt: string): Promise<string | undefined> {
    this.#reader.setPrompt(prompt);
    if (process.stdin.isTTY === true && !this.#ended) this.#reader.prompt();
    else process.stdout.write(prompt);
    const line = await this.take();
    // From a pipe nothing is echoed, and the transcript would not say what was answered.
    if (process.stdin.isTTY !== true) process.stdout.write(`${line ?? ""}\n`);
    if (line === undefined) this.#reader.close();
    return line;
  }

  /** The next line, as soon as there is one. */
  async take(): Promise<string | undefined> {
    if (this.#ready.length > 0 || this.#ended) return this.#ready.shift();
    return new Promise((give) => {
      this.#wanted = give;
    });
  }

  #give(line: string | undefined): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    wanted?.(line);
  }

  close(): void {
    this.#reader.close();
  }
}
