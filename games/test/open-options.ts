import { BotTable } from "@tavolata/bots";
import type { Game } from "@tavolata/game";
import { Match, type Options } from "@tavolata/kernel";
import { expect } from "vitest";

/**
 * What a bot may name to a friend is what that friend could see to be possible: it is there in every world that the friend can imagine, in which all that
 * is hidden from that seat is dealt anew.
 * @param hidden the beginning of options that are kept, where there are such
 */
export async function namesOnlyWhatIsOpen(game: Game, options: Options, hidden: string): Promise<void> {
  const { ruleset, bots, sides, openOption } = await game.module();
  const match = Match.start(ruleset, { seed: "open", options });
  const table = new BotTable(match, () => bots["normal"]!);
  const named = new Set<string>();
  const kept = new Set<string>();
  for (let answers = 0; answers < 360 && match.asked.length > 0; answers++) {
    const [asked] = match.asked;
    const { seat, kind, number } = asked!;
    const side = Object.values(sides?.(match.seats) ?? { all: match.seats }).find((one) => one.includes(seat))!;
    const friend = side.filter((one) => one !== seat)[answers % Math.max(1, side.length - 1)];
    if (friend !== undefined && answers % 4 === 0) {
      const view = match.view(friend);
      const world = match.fork(friend, `imagined/${answers}`);
      const there = world.asked.find((one) => one.seat === seat && one.kind === kind);
      for (const option of match.decisions(seat).find((one) => one.number === number)!.options) {
        const verb = option.id.split(":", 1)[0]!;
        const isOpen = openOption!(kind, option, view, match.content);
        (isOpen ? named : kept).add(verb);
        if (isOpen && there) expect(there.ids).toContain(option.id);
      }
    }
    table.answer(asked!);
  }
  expect(named.size).toBeGreaterThan(4);
  if (hidden !== "") expect(kept).toContain(hidden);
  expect(named).not.toContain(hidden);
}
