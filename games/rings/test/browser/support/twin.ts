import type { Locator, Page } from "@playwright/test";
import { BotTable } from "@tavolata/bots";
import { openTable } from "@tavolata/e2e/support/laid-table.js";
import { type Decision, type GameEvent, Match } from "@tavolata/kernel";
import { rings } from "../../../game.js";

/** The card game as it runs at the server, kept beside the page: it says what a bot would pick there. */
export interface Twin {
  readonly match: Match<object, GameEvent>;
  readonly table: BotTable<object, GameEvent>;
}

const settings = { autopass: true, undo: "strict" };

/** A match of so many players with a known seed. */
export async function twinOf(seed: string, players = 1): Promise<Twin> {
  const { ruleset, bots } = await rings.module();
  const { id: game, version } = ruleset;
  const save = {
    format: 1,
    game,
    version,
    options: { players },
    settings,
    chance: { mode: "seeded" },
    seed,
    answers: [],
  };
  const match = Match.load(ruleset, save);
  return { match, table: new BotTable(match, () => bots["normal"]!) };
}

interface Shortest {
  readonly seed: string;
  readonly answers: number;
}

/** So many answers are few enough. */
const shortEnough = { won: 120, lost: 80 } as const;

/** Of a hundred matches of the first scenario alone the first short one that the bot wins, and that it loses; or else the shortest. */
async function shortestMatches(): Promise<Readonly<Record<"won" | "lost", Shortest>>> {
  const none: Shortest = { seed: "", answers: Number.POSITIVE_INFINITY };
  const shortest = { won: none, lost: none };
  for (let i = 0; i < 100; i++) {
    if (shortest.won.answers <= shortEnough.won && shortest.lost.answers <= shortEnough.lost) break;
    const seed = `journey-${(i + 46) % 100}`;
    const { match, table } = await twinOf(seed);
    const bound = Math.max(shortest.won.answers, shortest.lost.answers);
    let answers = 0;
    for (; answers < bound && match.asked[0]; answers++) table.answer(match.asked[0]);
    if (!match.outcome) continue;
    const result = match.outcome.winners.length > 0 ? "won" : "lost";
    if (answers < shortest[result].answers) shortest[result] = { seed, answers };
  }
  return shortest;
}

let found: ReturnType<typeof shortestMatches> | undefined;

/** The seed of a short match with this result. */
export async function seedFor(result: "won" | "lost"): Promise<string> {
  found ??= shortestMatches();
  const { seed } = (await found)[result];
  if (seed === "") throw new Error(`The bot has ${result} none of a hundred matches.`);
  return seed;
}

export function openRings(page: Page, seed: string, players = 1): Promise<void> {
  const seats = Object.fromEntries(
    Array.from({ length: players }, (_, i) => [`player-${i + 1}`, { sits: "me" as const }]),
  );
  return openTable(page, { game: rings, options: { players }, seats, seed });
}

/** The board, as long as this question is open. */
export function questionAt(page: Page, { number }: Pick<Decision, "number">): Locator {
  return page.locator(`.lr-board[data-question="${number}"]`);
}

/** Gives the bot's answer to the open question by clicks: on cards where they lie open to be clicked, otherwise on buttons. Says what was clicked. */
export async function answerByClicks(page: Page, { match, table }: Twin): Promise<"card" | "button"> {
  const asked = match.asked[0]!;
  const decision = match.decision(asked.seat)!;
  const { picks } = table.decide(asked);
  let clicked: "card" | "button" = "button";
  for (const pick of picks) if ((await press(page, decision, pick)) === "card") clicked = "card";
  if (decision.max > 1 || decision.min === 0) await page.locator(".question-buttons .button.main").click();
  match.answer({ seat: asked.seat, number: asked.number, picks });
  return clicked;
}

async function press(page: Page, { kind, options }: Decision, pick: string): Promise<"card" | "button"> {
  const card = page.locator(`[data-card="${pick.slice(pick.indexOf(":") + 1)}"].open`);
  const place = options.findIndex(({ id }) => id === pick);
  if (kind === "deck") {
    await page.locator("button.lr-deck").nth(place).click();
    return "card";
  }
  if (pick.includes(":") && (await card.count()) > 0) {
    if (await clickOpenPart(page, card.first())) return "card";
  }
  const main = page.locator(".table-main");
  if (["pass", "done", "stay"].includes(pick)) await main.click();
  else {
    const tab = page.getByRole("tab", { name: "Actions" });
    if (await tab.isVisible()) await tab.click();
    await page.locator(".lr-choices > li").nth(place).getByRole("button").click();
  }
  return "button";
}

/** Clicks a card where no other one lies over it. Says whether there is such a place. */
async function clickOpenPart(page: Page, card: Locator): Promise<boolean> {
  await card.scrollIntoViewIfNeeded();
  const point = await card.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const across of [0.5, 0.3, 0.15, 0.08]) {
      for (const down of [0.5, 0.3, 0.7]) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest("[data-card]") === element) return { x, y };
      }
    }
    return undefined;
  });
  if (point) await page.mouse.click(point.x, point.y);
  return point !== undefined;
}
