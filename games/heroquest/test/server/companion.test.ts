import type { Client, TableWatch } from "@tavolata/client/node";
import { expect, test } from "vitest";
import { anyPicks, useHouse } from "../../../../apps/server/test/test-server.js";

const house = useHouse({ snapshotEvery: 5 });

/** What usually stays with the machine in HeroQuest. */
async function usuallyKept(client: Client): Promise<string[]> {
  const game = (await client.games()).find(({ id }) => id === "heroquest")!;
  return game.streams.filter(({ usual }) => usual === "kept").flatMap(({ words }) => [...words]);
}

/** Mira is an adventurer and the Evil Wizard, Tor another adventurer, with real dice. */
async function twoWithDice() {
  const [mira, tor] = [await house.guest("Mira"), await house.guest("Tor")];
  const kept = await usuallyKept(mira);
  const { id } = await mira.openTable({
    game: "heroquest",
    options: { adventurers: 2, fillSeats: false },
    dice: "physical",
    kept,
    open: true,
    seats: { wizard: { sits: "me" }, "adventurer-1": { sits: "me" } },
  });
  await tor.sit(id, "adventurer-2", { sits: "me" });
  const watches = [
    await mira.watch(id, "wizard"),
    await mira.watch(id, "adventurer-1"),
    await tor.watch(id, "adventurer-2"),
  ] as const;
  return { id, mira, tor, kept, watches };
}

/** Whoever is asked answers, until so many throws were entered. */
async function untilThrown(watches: readonly TableWatch[], throws: number): Promise<void> {
  const [first] = watches as [TableWatch];
  while (thrown(first).length < throws) {
    await Promise.race(watches.map((watch) => watch.until(({ decisions }) => decisions.length > 0)));
    const asked = watches.find(({ decisions }) => decisions.length > 0)!;
    const decision = asked.decisions[0]!;
    const answers = first.answers;
    await asked.answer(decision, anyPicks(decision));
    for (const watch of watches) await watch.until((one) => one.answers > answers);
  }
}

function thrown(watch: TableWatch) {
  return watch.events.filter((event) => event.entered && event.type === "dice-rolled");
}

test("a misread throw is mended at a table without undo, when everybody agrees", async () => {
  const { id, mira, kept, watches } = await twoWithDice();
  const [, first, second] = watches;
  await untilThrown(watches, 2);
  expect(first.table).toMatchObject({ dice: "physical", kept, settings: { undo: "strict" } });
  const event = thrown(first)[0]!;
  const { answers } = first;
  await expect(first.undo(0)).rejects.toMatchObject({ fault: "strict-table" });
  expect(await first.correct(event.number)).toBe("voting");
  await second.until(({ table }) => table.vote !== undefined);
  await second.vote(true);
  for (const watch of watches) await watch.until((one) => one.answers < answers);
  expect(thrown(first)).toEqual([]);

  // It is asked for anew, also after the server was started anew.
  await house.restart();
  await first.until(({ decisions }) => decisions[0]?.kind === "enter-dice");
  await first.answer(first.decisions[0]!, ["face:6"]);
  await first.until((one) => thrown(one).length > 0);
  expect(thrown(first)[0]).toMatchObject({ number: event.number, faces: ["6"], by: "adventurer-1" });
  expect((await mira.table(id)).kept).toEqual(kept);
});

test("only what was entered can be mended, and only by those who sit there", async () => {
  const { id, tor, watches } = await twoWithDice();
  const [, first] = watches;
  await untilThrown(watches, 1);
  const told = first.events.findIndex(({ entered }) => !entered);
  await expect(first.correct(told)).rejects.toMatchObject({ fault: "nothing-to-undo" });
  await expect(first.correct(100_000)).rejects.toMatchObject({ fault: "nothing-to-undo" });
  const audience = await tor.watch(id, "audience");
  await expect(audience.correct(thrown(audience)[0]!.number)).rejects.toMatchObject({ fault: "not-yours" });
});

test("what stays with the machine is said in the game's own words", async () => {
  const mira = await house.guest("Mira");
  const wish = { game: "heroquest", dice: "physical", kept: ["deck:encounter"] } as const;
  await expect(mira.openTable({ ...wish, kept: [...wish.kept] })).rejects.toMatchObject({ fault: "bad-options" });
  await expect(mira.openTable({ game: "heroquest", kept: ["dice:wizard"] })).rejects.toMatchObject({
    fault: "bad-options",
  });
  await expect(mira.openTable({ ...wish, kept: ["no word"] })).rejects.toMatchObject({ fault: "malformed" });
});
