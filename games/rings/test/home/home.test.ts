import { afterEach, expect, test } from "vitest";
import { Device } from "../../../test/home/device.js";

const device = new Device();

afterEach(() => {
  device.switchOff();
  expect(device.faults).toEqual([]);
});

test("LR-mode-4: cards that somebody described have their names and texts at the device, too", async () => {
  const { client } = device;
  const deck = "Éowyn\nStone [hero lore 9, 2/2/2/4: Heal one.]\n3x Ash [ally lore 1, 1/0/1/1: Draw one.]";
  const options = { proxies: true, deckSize: "any", "deck.player-1": deck };
  const seats = { "player-1": { sits: "me" } } as const;
  const { id } = await client.openTable({ game: "rings", options, seats });
  const watch = await client.watch(id, "player-1");
  for (const texts of Object.values(watch.texts)) {
    expect(Object.values(texts)).toEqual(expect.arrayContaining(["Stone", "Heal one."]));
  }
});
