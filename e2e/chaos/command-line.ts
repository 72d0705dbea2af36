import { parseArgs } from "node:util";
import type { ChaosRequest } from "./trial.js";

const usage = "npm run chaos -- [trial …] [--kills N] [--away SECONDS] [--messages N] [--seed TEXT] [--write]";

/** Why a command line can't be followed. */
export class ChaosUsageError extends Error {}

export interface CommandLine {
  readonly trials: readonly string[];
  readonly wish: ChaosRequest;
  /** Also put what was seen into docs/reliability.md. */
  readonly write: boolean;
}

export function readCommandLine(args: readonly string[], known: readonly string[]): CommandLine {
  const { values, positionals } = parsed(args);
  for (const name of positionals) {
    if (!known.includes(name)) {
      throw new ChaosUsageError(`There is no trial "${name}". There are: ${known.join(", ")}.\n${usage}`);
    }
  }
  return {
    trials: positionals.length > 0 ? positionals : known,
    wish: {
      kills: whole("kills", values.kills, 100),
      away: whole("away", values.away, 30),
      messages: whole("messages", values.messages, 100_000),
      seed: values.seed ?? "ordeal",
    },
    write: values.write ?? false,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        kills: { type: "string" },
        away: { type: "string" },
        messages: { type: "string" },
        seed: { type: "string" },
        write: { type: "boolean" },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ChaosUsageError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function whole(name: string, given: string | undefined, usual: number): number {
  if (given === undefined) return usual;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) {
    throw new ChaosUsageError(`"--${name}" wants a whole number from 1 on, not "${given}".`);
  }
  return value;
}
