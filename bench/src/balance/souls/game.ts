import { playOut } from "@tavolata/bots";
import { everything, Match } from "@tavolata/kernel";
import { questIds, souls } from "@tavolata/souls";
import type { BalancedGame } from "../game.js";
import { columns } from "../table.js";
import { soulsPage } from "./page.js";
import { partyOf, tables } from "./tables.js";

/** A match that takes longer than this isn't won by anybody any more. */
const bound = 20_000;

/** The Quests of Sword & Sorcery, each played by itself at the Soulrank that it asks for. */
export const game: BalancedGame = {
  id: "souls",
  tables,
  rowWord: "quest",
  rows: questIds,
  matches: { main: 200, side: 50 },
  columns: [
    columns.row("quest"),
    columns.matches,
    columns.won,
    columns.interval,
    columns.rounds,
    { head: "deaths", cell: ({ lost }) => lost.toFixed(2) },
    columns.ends,
  ],
  play(table, quest, seed) {
    const { heroes, bot } = partyOf(table);
    const match = Match.start(souls, { seed, options: { quest, heroes } });
    playOut(match, () => bot, bound);
    const { outcome, state } = match;
    return {
      won: outcome?.how === "quest-won",
      how: outcome?.how ?? "unfinished",
      rounds: state.round,
      lost: match.events(everything).filter(({ type }) => type === "hero-died").length,
    };
  },
  page: soulsPage,
};
