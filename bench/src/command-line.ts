import { parseArgs } from "node:util";
import type { Scale } from "./part.js";
import { nearest } from "./suggestion.js";

/** What `npm run bench` was asked for. */
export interface BenchRequest {
  /** The measurements to make, part by part. */
  readonly measurements: ReadonlyMap<string, readonly string[]>;
  /** One line of JSON instead of a table. */
  readonly json: boolean;
  /** Also put the figures into `results.md`. */
  readonly write: boolean;
  readonly scale: Scale;
}

/** Why a command line can't be followed, with what might have been meant. */
export class BenchUsageError extends Error {}

const usage = "npm run bench -- [part …] [--only measurement] [--tables N] [--seconds N] [--json] [--write]";

/** The parts with the names of their measurements. */
type Names = Readonly<Record<string, { readonly measurements: Readonly<Record<string, unknown>> }>>;

const options = {
  json: { type: "boolean" },
  write: { type: "boolean" },
  only: { type: "string", multiple: true },
  tables: { type: "string" },
  seconds: { type: "string" },
} as const;

/** Reads the command line. Without a part, all parts are meant. */
export function readCommandLine(args: readonly string[], parts: Names): BenchRequest {
  const { values, positionals } = parse(args);
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
  for (const part of chosen) checkKnown("part", part, Object.keys(parts));
  const known = chosen.flatMap((part) => Object.keys(parts[part]!.measurements));
  for (const name of values.only ?? []) checkKnown("measurement", name, known);
  const isWanted = (name: string) => values.only?.includes(name) ?? true;
  if (values.only && values.write) throw new BenchUsageError(`"--write" wants whole parts: leave out "--only".`);
  const scale = { ...whole("tables", values.tables), ...whole("seconds", values.seconds) };
  if (Object.keys(scale).length > 0 && values.write) {
    throw new BenchUsageError(`"--write" wants measurements as they should be: leave out "--tables" and "--seconds".`);
  }
  return {
    scale,
    measurements: new Map(chosen.map((part) => [part, Object.keys(parts[part]!.measurements).filter(isWanted)])),
    json: values.json ?? false,
    write: values.write ?? false,
  };
}

function parse(args: readonly string[]) {
  for (const arg of args) {
    if (arg.startsWith("-"))
      checkKnown(
        "option",
        arg.replace(/=.*/s, ""),
        Object.keys(options).map((name) => `--${name}`),
      );
  }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new BenchUsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A part of the scale, if it was given. */
function whole(name: keyof Scale, given: string | undefined): Scale {
  if (given === undefined) return {};
  const value = Number(given);
  if (Number.isInteger(value) && value >= 1) return { [name]: value };
  throw new BenchUsageError(`"--${name}" wants a whole number from 1 on, not "${given}".`);
}

function checkKnown(what: string, given: string, known: readonly string[]): void {
  if (known.includes(given)) return;
  const meant = nearest(given, known);
  const suggestion = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  throw new BenchUsageError(`There is no ${what} "${given}".${suggestion} There are: ${known.join(", ")}.\n${usage}`);
}
