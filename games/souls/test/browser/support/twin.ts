import type { Locator, Page } from "@playwright/test";
import { BotTable } from "@tavolata/bots";
import { goToTable, layMatch, openTable } from "@tavolata/e2e/support/laid-table.js";
import { type Decision, type GameEvent, Match, type Save } from "@tavolata/kernel";
import { souls } from "../../../game.js";

/** The match as it runs at the server, kept beside the page: it says what a bot would pick there. */
export interface SoulsTwin {
  readonly match: Match<object, GameEvent>;
  readonly table: BotTable<object, GameEvent>;
}

const settings = { autopass: true, undo: "strict" };

/** The first quest with two heroes and a known seed. */
export async function soulsTwin(seed: string): Promise<SoulsTwin> {
  const { ruleset, bots } = await souls.module();
  const { id: game, version } = ruleset;
  const save = { format: 1, game, version, options: {}, settings, chance: { mode: "seeded" }, seed, answers: [] };
  const match = Match.load(ruleset, save);
  return { match, table: new BotTable(match, () => bots["normal"]!) };
}

const shortEnough = 110;

/** The seed of a short match, whoever wins it: the first that is short enough, or the shortest of a few. */
export async function shortSeed(): Promise<string> {
  let shortest = { seed: "", answers: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 8 && shortest.answers > shortEnough; i++) {
    const seed = `waking-${(i + 4) % 8}`;
    const { match, table } = await soulsTwin(seed);
    let answers = 0;
    for (; answers < shortest.answers && match.asked[0]; answers++) table.answer(match.asked[0]);
    if (match.outcome) shortest = { seed, answers };
  }
  return shortest.seed;
}

/** One person holds both heroes. */
const bothMine = { "player-1": { sits: "me" as const }, "player-2": { sits: "me" as const } };

export function openSouls(page: Page, seed: string): Promise<void> {
  return openTable(page, { game: souls, seats: bothMine, seed });
}

/** What is in the middle of the screen, as long as this question is open. */
export function questionIn(page: Page, { number }: Pick<Decision, "number">): Locator {
  return page.locator(`[data-question="${number}"]`);
}

/** Gives the bot's answer to the open question by clicks: on the board, on cards or at the dice where it can be, otherwise in the list. Says where. */
export async function answerSouls(page: Page, { match, table }: SoulsTwin): Promise<"board" | "list"> {
  const asked = match.asked[0]!;
  const decision = match.decision(asked.seat)!;
  const { picks } = table.decide(asked);
  let where: "board" | "list" = "list";
  for (const pick of picks) where = await press(page, decision, pick);
  if (decision.max > 1 || decision.min === 0) await page.locator(".question-buttons .button.main").first().click();
  match.answer({ seat: asked.seat, number: asked.number, picks });
  return where;
}

async function press(page: Page, { options }: Decision, pick: string): Promise<"board" | "list"> {
  const goOn = page.locator(".sw-reader-on");
  if ((await goOn.count()) > 0) await goOn.click();
  if (pick === "keep-results") {
    await page.locator(".sw-resolve").click();
    return "board";
  }
  const [at] = options.find(({ id }) => id === pick)?.at ?? [];
  const alone = options.filter((one) => one.at?.[0] === at).length === 1;
  const target = page.locator(`.sw-target[data-at="${at}"]`);
  if (at !== undefined && alone && (await target.count()) === 1 && !pick.startsWith("attack:")) {
    // Pressed as a key would: a card may lie over it, and a finger would move the board first.
    await target.dispatchEvent("click");
    return "board";
  }
  await pressInList(page, pick);
  return "list";
}

async function pressInList(page: Page, pick: string): Promise<void> {
  const main = page.locator(".table-main");
  if (["end-turn", "ready", "done", "pass", "keep-dice"].includes(pick)) {
    await main.click();
    const anyway = page.locator(".question-warning + .button.main");
    if ((await anyway.count()) > 0) await anyway.click();
    return;
  }
  const option = page.locator(`[data-option="${pick}"]`).getByRole(/^(die|figure):/.test(pick) ? "checkbox" : "button");
  if ((await option.count()) === 0) await page.locator(".sw-list-switch").click();
  // Pressed as a key would: under a mouse the list may move away, because what is pointed at is shown above it.
  await option.dispatchEvent("click");
}

/** The match with this seed at the first question of a kind, and with such options. */
export async function saveAt(
  seed: string,
  kind: string,
  fits: (options: readonly string[]) => boolean = () => true,
): Promise<Save | undefined> {
  const { match, table } = await soulsTwin(seed);
  for (let asked = match.asked[0]; asked; asked = match.asked[0]) {
    const options = match.decision(asked.seat)!.options.map(({ id }) => id);
    if (asked.kind === kind && fits(options)) return match.save();
    table.answer(asked);
  }
  return undefined;
}

/** Lays a table with a match that has come so far, and goes there. */
export async function layMoment(page: Page, save: Save): Promise<void> {
  await page.goto("/#/settings");
  await goToTable(page, await layMatch(page, save, bothMine));
  await page.locator("[data-question]").first().waitFor();
}
