import type { Bot } from "@tavolata/bots";
import { type Box, botNamed } from "@tavolata/game";
import type { Seat } from "@tavolata/kernel";
import { seatsCalled } from "@tavolata/lab";
import { unknownWord } from "../context.js";
import { unknownSeat } from "./seats.js";

/** Which bot sits where, as `--bots` says: `random` for all, `warden=normal,smuggler=random`, or `normal,warden=random`. */
export function botsFor(
  box: Box,
  seats: readonly Seat[],
  given: string | undefined,
  otherwise: string,
): (seat: Seat) => Bot {
  let rest = botCalled(box, otherwise);
  const sitting = new Map<Seat, Bot>();
  for (const part of (given ?? "").split(",").filter((word) => word !== "")) {
    const [seat = "", bot] = part.split("=", 2);
    if (bot === undefined) {
      rest = botCalled(box, seat);
      continue;
    }
    const meant = seatsCalled(seats, seat);
    if (meant.length === 0) throw unknownSeat(seats, seat);
    for (const one of meant) sitting.set(one, botCalled(box, bot));
  }
  return (seat) => sitting.get(seat) ?? rest;
}

/** The bot for somebody who doesn't choose: rules of thumb where the game has them. */
export function usualBot(box: Box): string {
  return "normal" in box.bots ? "normal" : "random";
}

function botCalled(box: Box, id: string): Bot {
  const bot = botNamed(box, id);
  if (!bot) throw unknownWord("bot", id, Object.keys(box.bots));
  return bot;
}
