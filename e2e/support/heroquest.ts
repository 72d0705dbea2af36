import type { Page } from "playwright-core";

interface Wish {
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  /** Who sits where; a bot in every seat that isn't named. */
  readonly mine: readonly string[];
  readonly seed: string;
}

const everybody = ["wizard", "adventurer-1", "adventurer-2", "adventurer-3", "adventurer-4"];

/** Opens a table of HeroQuest at the server with a known seed, and goes there. */
export async function openHeroQuest(page: Page, url: string, { options = {}, mine, seed }: Wish): Promise<void> {
  await page.goto(`${url}/#/settings`);
  const seats = Object.fromEntries(
    everybody.map((seat) => [seat, mine.includes(seat) ? { sits: "me" } : { sits: "bot", bot: "thumb" }]),
  );
  const id = await page.evaluate(
    async ({ options, seats, seed }) => {
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
      const { version } = games.find(({ id }) => id === "heroquest")!;
      const settings = { autopass: true, undo: "strict" };
      const save = {
        format: 1,
        game: "heroquest",
        version,
        options,
        settings,
        chance: { mode: "seeded" },
        seed,
        answers: [],
      };
      return (await send("/api/matches", { save, seats })).id;
    },
    { options, seats, seed },
  );
  await page.goto(`${url}/#/table/${id}`);
  await page.reload();
  await page.getByRole("region", { name: "What is to be done" }).waitFor();
}
