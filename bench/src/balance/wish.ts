import { parseArgs } from "node:util";
import { type Pairing, pairingNames } from "./pairings.js";

/** What `npm run balance` was asked for. */
export interface Wish {
  readonly quests: readonly string[];
  readonly pairings: readonly Pairing[];
  /** How many matches a quest between bots, and how many where one side plays at random. */
  readonly matches: number;
  readonly random: number;
  readonly seed: string;
  readonly workers: number;
  readonly write: boolean;
  readonly json: boolean;
  /** Also every match with its seed. */
  readonly list: boolean;
}

export class WishRefused extends Error {}

export const usage =
  "npm run balance -- [quest …] [--pairing bot-bot] [--matches 200] [--random 50] [--seed text] [--workers 1] [--write] [--json] [--list]";

/** Reads the command line. Without a quest the whole book is meant, without a pairing all of them. */
export function readWish(args: readonly string[], book: readonly string[]): Wish {
  const { values, positionals } = parse(args);
  const quests = positionals.length > 0 ? positionals : book;
  for (const quest of quests) checkKnown("quest", quest, book);
  const wanted = values.pairing ?? pairingNames;
  for (const pairing of wanted) checkKnown("pairing", pairing, pairingNames);
  if (values.write && (positionals.length > 0 || values.pairing)) {
    throw new WishRefused(`"--write" wants the whole book and all pairings: leave out quests and "--pairing".`);
  }
  return {
    quests,
    pairings: wanted as Pairing[],
    matches: number("--matches", values.matches, 200),
    random: number("--random", values.random, 50),
    seed: values.seed ?? "balance",
    workers: number("--workers", values.workers, 1),
    write: values.write ?? false,
    json: values.json ?? false,
    list: values.list ?? false,
  };
}

/** The words that would give the same figures. */
export function commandOf({ matches, random, seed }: Wish): string {
  return `npm run balance -- --matches ${matches} --random ${random} --seed ${seed} --write`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        pairing: { type: "string", multiple: true },
        matches: { type: "string" },
        random: { type: "string" },
        seed: { type: "string" },
        workers: { type: "string" },
        write: { type: "boolean" },
        json: { type: "boolean" },
        list: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new WishRefused(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function checkKnown(what: string, given: string, known: readonly string[]): void {
  if (known.includes(given)) return;
  throw new WishRefused(`There is no ${what} "${given}". There are: ${known.join(", ")}.\n${usage}`);
}

function number(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(given))
    throw new WishRefused(`"${option}" wants a whole number from 1, not "${given}".\n${usage}`);
  return Number(given);
}
