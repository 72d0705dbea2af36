import { playOut } from "@tavolata/bots";
import { heroQuest, questIds } from "@tavolata/heroquest";
import { Match } from "@tavolata/kernel";
import type { BalancedGame } from "../game.js";
import { columnsOfQuests } from "./columns.js";
import { questPage } from "./page.js";
import { seatingOf, tables } from "./pairings.js";

/** A match that takes longer than this isn't won by anybody any more. */
const bound = 20_000;

/** The quests of HeroQuest's book, between the heroes and the Evil Wizard. */
export const game: BalancedGame = {
  id: "heroquest",
  tables,
  rowWord: "quest",
  rows: questIds,
  matches: { main: 200, side: 50 },
  columns: columnsOfQuests,
  play(pairing, quest, seed) {
    const match = Match.start(heroQuest, { seed, options: { quest } });
    playOut(match, seatingOf(pairing), bound);
    const { outcome, state } = match;
    return {
      won: outcome?.how === "goal-met",
      how: outcome?.how ?? "unfinished",
      rounds: state.round,
      lost: state.gone.filter(({ figure, how }) => figure.kind === "hero" && how !== "left").length,
    };
  },
  page: questPage,
};
