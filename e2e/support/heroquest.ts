import type { Page } from "playwright-core";
import { type LaidTable, openTable, type Sits } from "./laid-table.js";

interface Wish extends Pick<LaidTable, "options" | "seed"> {
  /** Who sits where; a bot in every seat that isn't named. */
  readonly mine: readonly string[];
}

const everybody = ["wizard", "adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];

/** Opens a table of HeroQuest at the server with a known seed, and goes there. */
export function openHeroQuest(page: Page, url: string, { options = {}, mine, seed }: Wish): Promise<void> {
  const seats = everybody.map((seat): [string, Sits] => [
    seat,
    mine.includes(seat) ? { sits: "me" } : { sits: "bot", bot: "thumb" },
  ]);
  return openTable(page, url, { game: "heroquest", options, seats: Object.fromEntries(seats), seed });
}
