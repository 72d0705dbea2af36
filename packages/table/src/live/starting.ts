import type { Dice } from "@tavolata/client/protocol";
import type { AnyRuleset, GameModule } from "@tavolata/game";
import { type ChanceSetting, type Contribution, Match, type Settings } from "@tavolata/kernel";
import { Refuse } from "../refuse.js";
import type { ToldTable } from "../watching/told-table.js";
import type { AnyMatch } from "./log-entry.js";

/** What a match is begun with. */
export interface Begun extends Pick<ToldTable, "options" | "dice" | "kept" | "seed"> {
  readonly settings: Partial<Settings>;
  /** What was added to the dice before it began. */
  readonly contributions?: readonly Contribution[];
}

/** What nobody has set about the table is as the game wants it. */
export function startMatch(
  ruleset: AnyRuleset,
  { options, settings, dice, kept, seed, contributions = [] }: Begun,
): AnyMatch {
  const chance: ChanceSetting = dice === "physical" && kept ? { mode: dice, kept } : { mode: dice };
  return Match.start(ruleset, { options, settings, seed, chance, contributions });
}

/** What of real dice and cards stays with the machine, in the game's own words for them. */
export function checkedKept(
  { ruleset }: GameModule,
  dice: Dice,
  kept: readonly string[] | undefined,
): readonly string[] | null {
  if (kept === undefined) return null;
  if (dice !== "physical")
    throw new Refuse("bad-options", `Only a table with real dice ("physical") keeps some of them.`);
  const known = (ruleset.streams ?? []).flatMap(({ words }) => words);
  const unknown = kept.find((word) => !known.includes(word));
  if (unknown === undefined) return kept;
  throw new Refuse(
    "bad-options",
    `"${ruleset.id}" has nothing called "${unknown}" that the machine could keep. It has: ${known.join(", ")}.`,
  );
}

/** A bot that plays the game. */
export function checkedBot({ bots, ruleset }: GameModule, bot: string): string {
  if (Object.hasOwn(bots, bot)) return bot;
  const known = Object.keys(bots).join(", ");
  throw new Refuse("no-such-bot", `No bot "${bot}" plays "${ruleset.id}". The bots are: ${known}.`);
}

export function noSuchSeat(seat: string, seats: readonly string[]): Refuse {
  return new Refuse("no-such-seat", `There is no seat "${seat}". The seats are: ${seats.join(", ")}.`);
}
