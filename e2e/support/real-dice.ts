import { BotTable } from "@tavolata/bots";
import type { Game } from "@tavolata/game";
import { type Asked, Match, type Options, realKinds, type Save, WordStream } from "@tavolata/kernel";

interface Wish {
  readonly game: Game;
  readonly options?: Options;
  readonly seed: string;
  /** Bots have played already, with dice and cards entered by chance, until this is asked. */
  readonly until: (asked: Asked) => boolean;
}

/** So many courses of the match are looked at for the moment that is wanted. */
const mostCourses = 40;

/** A match beside a real board: what usually stays with the machine does, and the rest is entered. */
export async function matchWithRealDice({ game, options = {}, seed, until }: Wish): Promise<Save> {
  const { ruleset, bots } = await game.module();
  const kept = (ruleset.streams ?? []).filter(({ usual }) => usual === "kept").flatMap(({ words }) => words);
  for (let course = 0; course < mostCourses; course++) {
    const own = `${seed}-${course}`;
    const match = Match.start(ruleset, { options, seed: own, chance: { mode: "physical", kept } });
    const table = new BotTable(match, () => bots["normal"]!);
    const chance = new WordStream(own, "real", 0);
    for (;;) {
      const [asked] = match.asked;
      if (!asked) break;
      if (until(asked)) return match.save();
      if (realKinds.has(asked.kind)) match.answer({ seat: asked.seat, picks: entered(asked, chance) });
      else table.answer(asked);
    }
  }
  throw new Error(`In ${mostCourses} courses of the match it never came to what was wanted.`);
}

/** Dice may show the same; a card is drawn once. */
function entered({ ids, min, repeats }: Asked, chance: WordStream): string[] {
  const first = chance.below(ids.length);
  return Array.from({ length: min }, (_, i) => ids[repeats ? chance.below(ids.length) : (first + i) % ids.length]!);
}
