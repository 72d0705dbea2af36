import type { Page } from "playwright-core";

/** Who sits in a seat of a table at the server. */
export type Sits = { readonly sits: "me" } | { readonly sits: "bot"; readonly bot: string };

export interface LaidTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly seats: Readonly<Record<string, Sits>>;
  readonly seed: string;
}

/** Opens a table at the server with a known seed, as Mira, and goes there. */
export async function openTable(page: Page, url: string, wanted: LaidTable): Promise<void> {
  await page.goto(`${url}/#/settings`);
  const id = await page.evaluate(async ({ game, options = {}, seats, seed }) => {
    const send = async (path: string, body: object) => {
      const response = await fetch(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id: string };
    };
    await send("/api/me", { name: "Mira" });
    localStorage.setItem("tavolata.known", "yes");
    const games = (await (await fetch("/games.json")).json()) as { id: string; version: string }[];
    const { version } = games.find((one) => one.id === game)!;
    const settings = { autopass: true, undo: "strict" };
    const save = { format: 1, game, version, options, settings, chance: { mode: "seeded" }, seed, answers: [] };
    return (await send("/api/matches", { save, seats })).id;
  }, wanted);
  await page.goto(`${url}/#/table/${id}`);
  await page.reload();
  await page.locator(".question").waitFor();
}
