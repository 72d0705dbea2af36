import { parseArgs } from "node:util";
import { nearest } from "./suggestion.js";

/** What `npm run bench` was asked for. */
export interface Wish {
  /** The measurements to make, part by part. */
  readonly measurements: ReadonlyMap<string, readonly string[]>;
  /** One line of JSON instead of a table. */
  readonly json: boolean;
  /** Also put the figures into `results.md`. */
  readonly write: boolean;
}

/** Why a command line can't be followed, with what might have been meant. */
export class WishRefused extends Error {}

export const usage = "npm run bench -- [part …] [--only measurement] [--json] [--write]";

/** The parts with the names of their measurements. */
type Names = Readonly<Record<string, { readonly measurements: Readonly<Record<string, unknown>> }>>;

const options = {
  json: { type: "boolean" },
  write: { type: "boolean" },
  only: { type: "string", multiple: true },
} as const;

/** Reads the command line. Without a part, all parts are meant. */
export function readCommandLine(args: readonly string[], parts: Names): Wish {
  const { values, positionals } = parse(args);
  const chosen = positionals.length > 0 ? positionals : Object.keys(parts);
  for (const part of chosen) checkKnown("part", part, Object.keys(parts));
  const known = chosen.flatMap((part) => Object.keys(parts[part]!.measurements));
  for (const name of values.only ?? []) checkKnown("measurement", name, known);
  const isWanted = (name: string) => values.only?.includes(name) ?? true;
  if (values.only && values.write) throw new WishRefused(`"--write" wants whole parts: leave out "--only".`);
  return {
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
    throw new WishRefused(error instanceof Error ? error.message : String(error));
  }
}

function checkKnown(what: string, given: string, known: readonly string[]): void {
  if (known.includes(given)) return;
  const meant = nearest(given, known);
  const suggestion = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  throw new WishRefused(`There is no ${what} "${given}".${suggestion} There are: ${known.join(", ")}.\n${usage}`);
}
