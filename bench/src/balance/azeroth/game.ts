import { type Azeroth, type AzerothEvent, azeroth, classNames, ruleOfThumb } from "@tavolata/azeroth";
import { type Bot, playOut, thumbBot } from "@tavolata/bots";
import { everything, Match, type Seat, say } from "@tavolata/kernel";
import type { BalancedGame } from "../game.js";
import { columns } from "../table.js";
import { endOf, fightShare } from "./ends.js";
import { azerothPage } from "./page.js";
import { sittingOf, tables } from "./tables.js";

/** A match that takes longer than this isn't won by anybody any more. */
const bound = 20_000;

type AzerothBot = Bot<Azeroth, AzerothEvent>;

const thumb: AzerothBot = thumbBot(ruleOfThumb);

/** The same bot, which takes this character, or leaves it to somebody else. */
function choosing(character: string, takes: boolean): AzerothBot {
  const wanted = `character:${character}`;
  return {
    ...thumb,
    decide(situation) {
      const { asked, chance } = situation;
      if (asked.kind !== "character") return thumb.decide(situation);
      const others = asked.ids.filter((id) => id !== wanted);
      return { picks: [takes ? wanted : others[chance.below(others.length)]!], reason: say("reason.any-character") };
    },
  };
}

/** Who plays the character of the row: another seat with each match, so that every place in the turn order comes up. */
function seatFor(seed: string, seats: readonly Seat[]): Seat {
  return seats[Number(seed.slice(seed.lastIndexOf("/") + 1)) % seats.length]!;
}

/** The race for eight valour, by character. */
export const game: BalancedGame = {
  id: "azeroth",
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
  play(table, character, seed) {
    const { players, fullLastRound } = sittingOf(table);
    const match = Match.start(azeroth, { seed, options: { players, fullLastRound } });
    const own = seatFor(seed, match.seats);
    const [taking, leaving] = [choosing(character, true), choosing(character, false)];
    playOut(match, (seat) => (seat === own ? taking : leaving), bound);
    const { outcome, state } = match;
    const events = match.events(everything);
    const winners = outcome?.winners ?? [];
    const place = winners.length === 1 ? state.order.indexOf(winners[0]!) + 1 : "shared";
    return {
      won: winners.includes(own),
      how: endOf(
        place,
        events.some(({ type }) => type === "hero-attacked"),
      ),
      rounds: state.round,
      lost: events.filter(({ type }) => type === "defeated").length,
    };
  },
  page: azerothPage,
};
