import { BotTable } from "@tavolata/bots";
import { gameOf } from "@tavolata/games";
import { Match, type Options } from "@tavolata/kernel";
import { describe, expect, test } from "vitest";

const tables: readonly { readonly game: string; readonly options: Options; readonly hidden: string }[] = [
  { game: "heroquest", options: { quest: "the-stolen-bell" }, hidden: "cast" },
  { game: "rings", options: { players: 2 }, hidden: "play" },
  { game: "souls", options: { heroes: 2 }, hidden: "" },
];

/**
 * What a bot may name to a friend is what that friend could see to be possible: it is there in every world that the friend can imagine, in which all that
 * is hidden from that seat is dealt anew.
 */
describe("options that may be named on one's own side don't depend on what is hidden there", () => {
  test.each(tables)("$game", async ({ game, options, hidden }) => {
    const { ruleset, bots, sides, openOption } = await gameOf(game).works();
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
  });
});
