import { type Bot, playOut } from "@tavolata/bots";
import { botNamed, type LoadedGame } from "@tavolata/game";
import { Match, type MatchSummary, type Seat, say } from "@tavolata/kernel";
import { withCorrections } from "./corrections.js";
import { type Chunk, type FixedAnswer, seedOf, type Variant } from "./experiment.js";
import { focusOf, isCalled } from "./seats.js";

/** How one match went, as it is kept. */
export interface Row extends MatchSummary {
  readonly number: number;
  /** How many answers were given. */
  readonly answers: number;
}

/** Plays the matches of a chunk one after the other. */
export function playChunk(loadedGame: LoadedGame, { seed, bound, variant, first, end }: Chunk): Row[] {
  return withCorrections(loadedGame, variant.corrections, (changed) =>
    Array.from({ length: end - first }, (_, i) => playMatch(changed, variant, seed, first + i, bound)),
  );
}

function playMatch(loadedGame: LoadedGame, variant: Variant, seed: string, number: number, bound: number): Row {
  const match = Match.start(loadedGame.ruleset, { seed: seedOf(seed, number), options: variant.options });
  const focus = focusOf(match.seats, number);
  const sitting = new Map(match.seats.map((seat) => [seat, botFor(loadedGame, variant, seat, focus)]));
  try {
    playOut(match, (seat) => sitting.get(seat)!, bound);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Match "${match.seed}" of variant "${variant.name}" failed: ${why}`, { cause: error });
  }
  return { number, answers: match.at, ...loadedGame.matchSummary(match, focus) };
}

/** The bot that plays a seat: by the word that means it most closely, with the variant's fixed answers. */
export function botFor(loadedGame: LoadedGame, { bots, picks }: Sitting, seat: Seat, focus: Seat): Bot {
  const word = Object.keys(bots)
    .filter((one) => isCalled(seat, one, focus))
    .sort((a, b) => closeness(b, seat) - closeness(a, seat))[0];
  const bot = botNamed(loadedGame, word === undefined ? "random" : bots[word]!)!;
  return picking(bot, picks, seat, focus);
}

/** What of a variant says who plays. */
type Sitting = Pick<Variant, "bots" | "picks">;

function closeness(word: string, seat: Seat): number {
  return word === "" ? 0 : word === seat ? 2 : 1;
}

/** The same bot with those fixed answers to some questions that are meant for its seat. */
export function picking(bot: Bot, answers: readonly FixedAnswer[], seat: Seat, focus: Seat): Bot {
  const picks = answers.filter((one) => isCalled(seat, one.seat, focus));
  if (picks.length === 0) return bot;
  return {
    id: bot.id,
    decide(situation) {
      const { asked, chance } = situation;
      for (const { kind, option } of picks) {
        if (kind !== asked.kind || asked.min > 1) continue;
        const reason = say("bot.told");
        if (!option.startsWith("!")) {
          if (asked.ids.includes(option)) return { picks: [option], reason };
          continue;
        }
        const others = asked.ids.filter((id) => id !== option.slice(1));
        if (others.length > 0) return { picks: [others[chance.below(others.length)]!], reason };
      }
      return bot.decide(situation);
    },
  };
}
