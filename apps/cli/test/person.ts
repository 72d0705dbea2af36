import { root } from "@tavolata/game/files";
import { type Io, run } from "../src/main.js";

/** What a person sees after a command. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The lines of the output, without the empty one at its end. */
  readonly lines: readonly string[];
}

/** What is different from a plain pipe in English. */
export interface CommandSetup {
  /** What the person enters, line by line. */
  readonly enters?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
  readonly house?: URL;
  readonly runNode?: Io["runNode"];
  /** What happens while a server runs; when it is over, the server is told to end. */
  readonly meanwhile?: (out: string) => Promise<void>;
}

/** Runs a command as a person would, in this process. */
export async function tavolata(words: readonly string[], how: CommandSetup = {}): Promise<CommandResult> {
  const { enters = [], env = {}, terminal = false } = how;
  const left = [...enters];
  let out = "";
  let err = "";
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    async readLine(prompt) {
      const line = left.shift();
      out += `${prompt}${line ?? ""}\n`;
      return line;
    },
    readRaw: async () => left.shift(),
    env: { LANG: "C", ...env },
    terminal: { input: terminal, output: terminal, errors: terminal, columns: 100 },
    house: how.house ?? root,
    runNode: how.runNode ?? (() => Promise.reject(new Error("Nothing should be run here."))),
    untilEnded: () => how.meanwhile?.(out) ?? Promise.resolve(),
    endSoon: () => {},
  };
  const code = await run(words, io);
  return { code, out, err, lines: out.split("\n").slice(0, -1) };
}

/** The last line of the output, as JSON. */
export function lastJson({ lines }: CommandResult): unknown {
  return JSON.parse(lines.at(-1)!);
}
