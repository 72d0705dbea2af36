import type { Page } from "@playwright/test";
import { BotTable } from "@tavolata/bots";
import { goToTable, layMatch, quick, type Sits } from "@tavolata/e2e/support/laid-table.js";
import { type Asked, Match, type Options, type Save } from "@tavolata/kernel";
import { heroQuest } from "../../../game.js";

interface Wish {
  readonly options?: Options;
  /** Who sits where; a bot in every seat that isn't named. */
  readonly mine: readonly string[];
  readonly seed: string;
  readonly undo?: "friendly" | "strict";
  /** Bots have played already, until this is asked; or until the match was over. */
  readonly until?: "over" | ((asked: Asked) => boolean);
}

/** What was laid on the table, and who is asked there first. */
export interface Laid {
  readonly id: string;
  readonly asked: readonly Asked[];
}

/** Opens a table of HeroQuest at the server with a known seed, and goes there. */
export async function openHeroQuest(page: Page, wish: Wish): Promise<Laid> {
  await page.goto(quick);
  const laid = await layHeroQuest(page, wish);
  await goToTable(page, laid.id);
  return laid;
}

/** Opens a table of HeroQuest for whoever sits at this page, and stays where the page is. */
export async function layHeroQuest(page: Page, wish: Wish): Promise<Laid> {
  const { save, seats, asked } = await matchFor(wish);
  const sitting = seats.map((seat): [string, Sits] => [
    seat,
    wish.mine.includes(seat) ? { sits: "me" } : { sits: "bot", bot: "normal" },
  ]);
  return { id: await layMatch(page, save, Object.fromEntries(sitting)), asked };
}

/** So many courses of the match are looked at for the moment that is wanted. */
const mostCourses = 60;

interface Found {
  readonly save: Save;
  readonly seats: readonly string[];
  readonly asked: readonly Asked[];
}

/** A match that has come to what is wished for. The rules may change: it is looked for, not remembered. */
async function matchFor({ options = {}, seed, undo = "strict", until }: Wish): Promise<Found> {
  const { ruleset, bots } = await heroQuest.module();
  for (let course = 0; course < mostCourses; course++) {
    const match = Match.start(ruleset, {
      options,
      seed: course === 0 ? seed : `${seed}-${course}`,
      settings: { undo },
    });
    const table = new BotTable(match, () => bots["normal"]!);
    const isReached = () =>
      until === undefined || (until === "over" ? match.outcome !== undefined : match.asked.some(until));
    while (!isReached() && match.asked[0]) table.answer(match.asked[0]);
    if (isReached()) return { save: match.save(), seats: match.seats, asked: [...match.asked] };
  }
  throw new Error(`In ${mostCourses} courses of the match it never came to what was wanted.`);
}
