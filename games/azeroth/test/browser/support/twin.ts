import type { Page } from "@playwright/test";
import { BotTable } from "@tavolata/bots";
import { goToTable, layMatch, quick } from "@tavolata/e2e/support/laid-table.js";
import type { Come } from "@tavolata/e2e/support/test.js";
import { type GameEvent, Match } from "@tavolata/kernel";
import { azeroth } from "../../../game.js";

/** The match as it runs at the server, kept beside the pages: it says what a bot would pick there. */
export interface AzerothTwin {
  readonly match: Match<object, GameEvent>;
  readonly table: BotTable<object, GameEvent>;
}

export async function azerothTwin(seed: string): Promise<AzerothTwin> {
  const { ruleset, bots } = await azeroth.module();
  const match = Match.start(ruleset, { seed, settings: { undo: "strict" } });
  return { match, table: new BotTable(match, () => bots["normal"]!) };
}

/** The seed of a short match, whoever wins it: the first that is short enough, or the shortest of a dozen. */
export async function shortMatch(): Promise<string> {
  let shortest = { seed: "", answers: Number.POSITIVE_INFINITY };
  for (let i = 0; i < 12 && shortest.answers > shortEnough; i++) {
    const seed = `race-${(i + 8) % 12}`;
    const { match, table } = await azerothTwin(seed);
    addAsSecond(match);
    let answers = 0;
    for (; answers < shortest.answers && match.asked[0]; answers++) table.answer(match.asked[0]);
    if (match.outcome) shortest = { seed, answers };
  }
  return shortest.seed;
}

const shortEnough = 130;

/** A match in which a hero was just attacked and its player is asked: of the first seed in which bots come to that. */
export async function attackedTwin(): Promise<AzerothTwin> {
  for (let i = 0; ; i++) {
    const twin = await azerothTwin(`attack-${i}`);
    const { match, table } = twin;
    while (match.asked[0] && match.asked[0].kind !== "defence") table.answer(match.asked[0]);
    if (match.asked[0]) return twin;
  }
}

/** What player 2 adds to the dice: always the same, so that the match goes as it was looked for. */
const added = "5eed".repeat(8);

/** Whoever sits down late adds to what isn't thrown yet. */
function addAsSecond(match: AzerothTwin["match"]): void {
  match.contribute({ from: match.furthest + 1, by: "player-2", value: added });
}

/** Gives player 2's seat to somebody else by a link. */
export async function joinAsSecond(owner: Page, id: string, { match }: AzerothTwin, come: Come): Promise<Page> {
  const token = await owner.evaluate(async (table) => {
    const response = await fetch(`/api/tables/${table}/links`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ leads: "seat", seat: "player-2" }),
    });
    return ((await response.json()) as { token: string }).token;
  }, id);
  const page = await come(undefined, { colorScheme: "light" });
  await page.route("**/api/invitations/accept", (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), contribution: added }) }),
  );
  await page.goto(`/#/join/${token}`);
  await page.getByRole("textbox", { name: "What you are called at the table" }).fill("Tor");
  await page.getByRole("button", { name: "Sit down" }).click();
  addAsSecond(match);
  return page;
}

/** Opens the table with both seats for whoever is at this page, and goes there. Gives its id. */
export async function openAzeroth(page: Page, { match }: AzerothTwin, timeLimit?: number): Promise<string> {
  await page.goto(quick);
  const seats = Object.fromEntries(match.seats.map((seat) => [seat, { sits: "me" as const }]));
  const id = await layMatch(page, match.save(), seats, timeLimit);
  await goToTable(page, id);
  return id;
}

/** What may leave something undone. */
const warned = /^(stay|done|pass)$/;

/** Gives the bot's answer to the open question by clicks: on the map where that is one press, otherwise in the list. Says where. */
export async function answerAzeroth(page: Page, { match, table }: AzerothTwin): Promise<"map" | "list"> {
  const asked = match.asked[0]!;
  const decision = match.decision(asked.seat)!;
  const { picks } = table.decide(asked);
  let where: "map" | "list" = "list";
  for (const pick of picks) {
    const target = page.locator(`.az-target.at-${pick.slice("move:".length)}`);
    if (pick.startsWith("move:") && (await target.count()) === 1) {
      await target.dispatchEvent("click");
      where = "map";
    } else await page.locator(`[data-option="${pick}"] .action`).click();
    // Whoever could still do something is asked once more.
    const warning = page.locator(".question-warning");
    if (warned.test(pick) && (await warning.isVisible())) await page.locator(".question-buttons .button.main").click();
  }
  if (decision.max > 1 || decision.min === 0) await page.locator(".question-buttons .button.main").first().click();
  match.answer({ seat: asked.seat, number: asked.number, picks });
  return where;
}
