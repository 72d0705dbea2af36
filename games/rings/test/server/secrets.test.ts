import type { Seat } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { carriesOnlyWhatIsTold, seatAll } from "../../../../apps/server/test/seats/recorded-seats.js";
import { useHouse } from "../../../../apps/server/test/test-server.js";
import { rings } from "../../game.js";

const house = useHouse();

test("rings: a seat's socket carries nothing but what the kernel tells that seat, from the first answer on", () =>
  carriesOnlyWhatIsTold(house, "rings", { players: 2 }, 150));

test("LR-mode-4, LR-zone-1: what a described card is called and says comes to a seat with the card, and to nobody who doesn't see it", async () => {
  const stone = "Stone [hero lore 9, 2/2/2/4: marker-stone]";
  const allies = ["Ash", "Birch", "Cedar", "Dogwood"].map(
    (tree) => `3x ${tree} [ally lore 1, 1/0/1/1: marker-${tree}]`,
  );
  const deck = ["Éowyn", stone, ...allies].join("\n");
  const options = { players: 2, proxies: true, deckSize: "any", "deck.player-1": deck };
  const { all, playUntil, close } = await seatAll(house, "rings", options);
  const { ownMessages } = await rings.module();
  const words = Object.entries(ownMessages!({ ...options })!.it);
  expect(words).toHaveLength(10);
  const proved = { told: 0, kept: 0 };
  const look = () => {
    for (const { watch } of all) {
      const { state, waiting } = watch.view;
      const met = JSON.stringify([state, waiting, watch.events, watch.decisions]);
      for (const [key, text] of words) {
        const isMet = met.includes(`"${key.slice("name.".length)}-`);
        expect([watch.as, key, watch.texts.it[key]]).toEqual([watch.as, key, isMet ? text : undefined]);
        proved[isMet ? "told" : "kept"] += 1;
      }
    }
    return false;
  };
  await playUntil(look, 40);
  close();
  const knows = (seat: Seat) => Object.values(all.find((one) => one.seat === seat)!.watch.texts.en);
  for (const { seat } of all) expect(knows(seat)).toEqual(expect.arrayContaining(["Stone", "marker-stone"]));
  expect(knows("player-1").length).toBeGreaterThan(knows("audience").length);
  expect(proved).toEqual({ told: expect.any(Number), kept: expect.any(Number) });
  expect(Math.min(proved.told, proved.kept)).toBeGreaterThan(0);
});
