import type { Page } from "@playwright/test";
import type { Game } from "@tavolata/game";
import { Match, type Save } from "@tavolata/kernel";
import { goAfresh } from "./visitor.js";

/** Who sits in a seat of a table at the server. */
export type Sits = { readonly sits: "me" } | { readonly sits: "bot"; readonly bot: string };

export interface LaidTable {
  readonly game: Game;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly seats: Readonly<Record<string, Sits>>;
  readonly seed: string;
}

/** A page of the server that is there at once: from there one can ask it for something. */
export const quick = "/healthz";

/** Opens a table at the server with a known seed, as Mira, and goes there. */
export async function openTable(page: Page, { game, options = {}, seats, seed }: LaidTable): Promise<void> {
  const { ruleset } = await game.module();
  const save = Match.start(ruleset, { options, seed, settings: { undo: "strict" } }).save();
  await page.goto(quick);
  await goToTable(page, await layMatch(page, save, seats));
}

/** Opens a table with a match for whoever sits at this page, Mira if nobody does, and stays where the page is. */
export function layMatch(page: Page, save: Save, seats: LaidTable["seats"], timeLimit?: number): Promise<string> {
  return page.evaluate(async (body) => {
    const send = async (path: string, text: string) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(path, { method: "POST", headers, body: text });
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return (await response.json()) as { id: string };
    };
    if (!localStorage.getItem("tavolata.known")) await send("/api/me", JSON.stringify({ name: "Mira" }));
    localStorage.setItem("tavolata.known", "yes");
    return (await send("/api/matches", body)).id;
  }, JSON.stringify({ save, seats, timeLimit }));
}

export async function goToTable(page: Page, id: string): Promise<void> {
  await goAfresh(page, `#/table/${id}`);
  await page.locator(".question").waitFor();
}

/** A bot goes on in the seat for which the table waits that the page is at. */
export async function letBotPlay(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const table = `/api/tables/${location.hash.split("/").at(-1)}`;
    const { waiting } = (await (await fetch(table)).json()) as { readonly waiting: readonly string[] };
    const sent = { method: "PUT", headers: { "content-type": "application/json" } };
    const body = JSON.stringify({ sits: "bot", bot: "normal" });
    return (await fetch(`${table}/seats/${waiting[0]}`, { ...sent, body })).status;
  });
  if (status !== 200) throw new Error(`The seat can't be handed to a bot: ${status}.`);
}
