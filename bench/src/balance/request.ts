import { parseArgs } from "node:util";
import type { TableOfBalance } from "@tavolata/game";
import type { BalancedGame } from "./games.js";

/** What `npm run balance` was asked for. */
export interface BalanceRequest {
  readonly game: BalancedGame;
  readonly rows: readonly string[];
  readonly tables: readonly TableOfBalance[];
  /** How many matches a row of the main tables has, and of those beside them. */
  readonly matches: Readonly<Record<TableOfBalance["weight"], number>>;
  readonly seed: string;
  readonly workers: number;
  readonly write: boolean;
  readonly json: boolean;
  /** Also every match with its seed. */
  readonly list: boolean;
}

export class BalanceUsageError extends Error {}

const usage =
  "npm run balance -- [game] [row …] [--table id] [--matches 200] [--beside 50] [--seed text] [--workers 1] [--write] [--json] [--list]";

/** The game comes first; without one the first of them is meant. */
export function splitGame(args: readonly string[], games: readonly string[]): { id: string; rest: readonly string[] } {
  const [first = ""] = args;
  return games.includes(first) ? { id: first, rest: args.slice(1) } : { id: games[0]!, rest: args };
}

/** Reads the rest of the command line. Without a row (a quest, a deck) all of them are meant, without a table too. */
export function readWish(args: readonly string[], game: BalancedGame): BalanceRequest {
  const { values, positionals } = parse(args);
  const rows = positionals.length > 0 ? positionals : game.rows;
  for (const row of rows) checkKnown(game.rowWord, row, game.rows);
  const tableIds = game.tables.map(({ id }) => id);
  for (const table of values.table ?? []) checkKnown("table", table, tableIds);
  if (values.write && (positionals.length > 0 || values.table)) {
    throw new BalanceUsageError(`"--write" wants every ${game.rowWord} and all tables: leave them out.`);
  }
  return {
    game,
    rows,
    tables: game.tables.filter(({ id }) => values.table?.includes(id) ?? true),
    matches: {
      main: number("--matches", values.matches, game.matches.main),
      side: number("--beside", values.beside, game.matches.side),
    },
    seed: values.seed ?? "balance",
    workers: number("--workers", values.workers, 1),
    write: values.write ?? false,
    json: values.json ?? false,
    list: values.list ?? false,
  };
}

/** The words that would give the same figures. */
export function commandOf({ game, matches, seed }: BalanceRequest): string {
  return `npm run balance -- ${game.id} --matches ${matches.main} --beside ${matches.side} --seed ${seed} --write`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        table: { type: "string", multiple: true },
        matches: { type: "string" },
        beside: { type: "string" },
        seed: { type: "string" },
        workers: { type: "string" },
        write: { type: "boolean" },
        json: { type: "boolean" },
        list: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new BalanceUsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function checkKnown(what: string, given: string, known: readonly string[]): void {
  if (known.includes(given)) return;
  throw new BalanceUsageError(`There is no ${what} "${given}". There are: ${known.join(", ")}.\n${usage}`);
}

function number(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(given))
    throw new BalanceUsageError(`"${option}" wants a whole number from 1, not "${given}".\n${usage}`);
  return Number(given);
}
