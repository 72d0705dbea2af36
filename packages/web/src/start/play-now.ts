import { client, someone } from "../app/client.js";
import { goTo } from "../app/route.js";

/** HeroQuest's first quest: one person with the four heroes against the machine. A slip may be taken back. */
export async function playNow(guest: string): Promise<void> {
  await someone(guest);
  const heroes = [1, 2, 3, 4].map((number) => [`adventurer-${number}`, { sits: "me" as const }]);
  const { id } = await client.openTable({
    game: "heroquest",
    options: { undo: "friendly" },
    seats: { ...Object.fromEntries(heroes), wizard: { sits: "bot", bot: "thumb" } },
  });
  goTo({ at: "table", id });
}
