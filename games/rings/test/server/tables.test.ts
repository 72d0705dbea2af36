import { longestOption } from "@tavolata/client/protocol";
import { expect, test } from "vitest";
import { useHouse } from "../../../../apps/server/test/test-server.js";

const house = useHouse();

test("a deck of one's own comes with the table; one that the game refuses says why, and by which rule", async () => {
  const mira = await house.guest("Mira");
  const option = (await mira.games())
    .find(({ id }) => id === "rings")!
    .options.find(({ id }) => id === "deck.player-1")!;
  if (option.type !== "text") throw new Error("The deck is no text.");
  expect(option.longest).toBeLessThanOrEqual(longestOption);
  const deck = `${option.examples[0]}\n1x dwarven-tomb`;
  const rings = (text: string) =>
    mira.openTable({ game: "rings", options: { "deck.player-1": text }, seats: { "player-1": { sits: "me" } } });
  const table = await rings(deck);
  expect(table.options["deck.player-1"]).toBe(deck);
  const watch = await mira.watch(table.id, "player-1");
  expect(watch.decisions[0]!.kind).toBe("mulligan");
  expect(watch.events.find(({ type }) => type === "deck-chosen")).toMatchObject({ deck: "own-deck" });

  await expect(rings(`${deck}\n2x Warden of Healing`)).rejects.toMatchObject({
    fault: "bad-options",
    refusal: { bar: { rule: "LR-setup-4", reason: { key: "bar.own-deck" } }, said: { key: "bar.own-deck" } },
  });
  await expect(rings("a".repeat(option.longest + 1))).rejects.toMatchObject({ fault: "bad-options" });
  await expect(rings("a".repeat(longestOption + 1))).rejects.toMatchObject({ fault: "malformed" });
  for (const text of ["nul \u0000", "half \ud83d"]) {
    await expect(rings(`${deck}\n${text}`)).rejects.toMatchObject({ fault: "bad-options" });
  }
});
