import type { Bot } from "@tavolata/bots";
import { botNamed, type LoadedGame } from "@tavolata/game";
import type { Seat } from "@tavolata/kernel";
import { seatsCalled } from "@tavolata/lab";
import { unknownWord } from "../context.js";
import { unknownSeat } from "./seats.js";

/** Which bot sits where, as `--bots` says: `random` for all, `warden=normal,smuggler=random`, or `normal,warden=random`. */
export function botsFor(
  loadedGame: LoadedGame,
  seats: readonly Seat[],
  given: string | undefined,
  otherwise: string,
): (seat: Seat) => Bot {
  let rest = botCalled(loadedGame, otherwise);
  const sitting = new Map<Seat, Bot>();
  for (const part of (given ?? "").split(",").filter((word) => word !== "")) {
    const [seat = "", bot] = part.split("=", 2);
    if (bot === undefined) {
      rest = botCalled(loadedGame, seat);
      continue;
    }
    const meant = seatsCalled(seats, seat);
    if (meant.length === 0) throw unknownSeat(seats, seat);
    for (const one of meant) sitting.set(one, botCalled(loadedGame, bot));
  }
  return (seat) => sitting.get(seat) ?? rest;
}

/** The bot for somebody who doesn't choose: rules of thumb where the game has them. */
export function usualBot(loadedGame: LoadedGame): string {
  return "normal" in loadedGame.bots ? "normal" : "random";
}

function botCalled(loadedGame: LoadedGame, id: string): Bot {
  const bot = botNamed(loadedGame, id);
  if (!bot) throw unknownWord("bot", id, Object.keys(loadedGame.bots));
  return bot;
}
