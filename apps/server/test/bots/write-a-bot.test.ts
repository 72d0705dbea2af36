import { expect, test } from "vitest";
import { playAtTable, takeTheFirst } from "../../../../docs/examples/table-bot.js";
import { useHouse } from "../test-server.js";

const house = useHouse({ botThreads: 1 });

test("the bot of docs/write-a-bot.md follows an invitation and plays to the end", async () => {
  const mira = await house.guest("Mira");
  const seats = { "smuggler-1": { sits: "bot", bot: "random" } } as const;
  const { id } = await mira.openTable({ game: "lantern-quay", seats });
  const { token } = await mira.makeLink(id, { leads: "seat", seat: "warden-1" });
  const outcome = await playAtTable(house.address, token, "Ada's bot", takeTheFirst);
  expect(outcome.winners.length).toBeGreaterThan(0);
});
