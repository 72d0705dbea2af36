import type { Balanced } from "@tavolata/game";
import { columns } from "@tavolata/lab/balance";
import { classNames } from "../../content/colours.js";
import { fightShare } from "./ends.js";
import { azerothPage } from "./page.js";
import { sittingOf, tables } from "./tables.js";

/** The race for eight valour, by character. */
export const balance: Balanced = {
  tables,
  rowWord: "character",
  rows: classNames,
  matches: { main: 250, side: 250 },
  columns: [
    columns.row("character"),
    columns.matches,
    columns.won,
    columns.interval,
    columns.rounds,
    { head: "defeats", cell: ({ lost }) => lost.toFixed(2) },
    { head: "with a fight between heroes", cell: (balance) => `${Math.round(100 * fightShare([balance]))} %` },
  ],
  play(table, character) {
    const { players, fullLastRound } = sittingOf(table);
    const option = `character:${character}`;
    // The seat that the match is about takes the character of the row; the others leave it.
    const picks = [
      { seat: "focus", kind: "character", option },
      { seat: "others", kind: "character", option: `!${option}` },
    ];
    return { options: { players, fullLastRound }, bots: { "": "normal" }, picks };
  },
  page: azerothPage,
};
