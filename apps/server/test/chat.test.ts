import type { Client, NodeTransport } from "@tavolata/client/node";
import { expect, test } from "vitest";
import { useHouse } from "./test-server.js";

const house = useHouse();

async function threeAtTable() {
  const [mira, tor, una] = [await house.guest("Mira"), await house.guest("Tor"), await house.guest("Una")];
  const { id } = await mira.openTable({ game: "lantern-quay", options: { pairs: 2 }, open: true });
  const sit = async (client: Client, seat: string) => {
    await client.sit(id, seat, { sits: "me" });
    return client.watch(id, seat);
  };
  const watches = [await sit(mira, "smuggler-1"), await sit(tor, "warden-1"), await sit(una, "warden-2")] as const;
  return { id, mira, tor, una, watches };
}

const words = ({ chat }: { chat: readonly { words: string }[] }) => chat.map((line) => line.words);

test("people at a table talk; who comes later hears what was said, and nobody else does", async () => {
  const { id, mira, watches } = await threeAtTable();
  const [first, second, third] = watches;
  const stranger = await (await house.guest("stranger")).watch(id, "audience");
  await first.say("Hello!");
  await second.say("  <b>Good</b> evening  ");
  for (const watch of watches) await watch.until(({ chat }) => chat.length === 2);
  expect(words(third)).toEqual(["Hello!", "<b>Good</b> evening"]);
  expect(third.chat[1]!.person.name).toBe("Tor");
  const later = await house.nobody((mira.transport as NodeTransport).cookie).watch(id, "smuggler-1");
  await later.until(({ chat }) => chat.length === 2);
  await expect(stranger.say("Psst")).rejects.toMatchObject({ fault: "not-yours" });
  expect(stranger.chat).toEqual([]);
  for (const empty of ["", "   ", "x".repeat(501)]) {
    await expect(first.say(empty)).rejects.toMatchObject({ fault: "malformed" });
  }
});

test("a lost line loses no word and doubles none", async () => {
  const { watches, mira, tor } = await threeAtTable();
  const [first, second] = watches;
  await first.say("one");
  await second.until(({ chat }) => chat.length === 1);
  tor.drop();
  const said = first.say("two");
  mira.drop(); // the words are sent again, whether or not they had arrived
  await said;
  await second.until(({ chat }) => chat.length === 2);
  await first.say("three");
  await second.until(({ chat }) => chat.length === 3);
  expect(words(second)).toEqual(["one", "two", "three"]);
});

test("nobody hears whom it has blocked; the others do", async () => {
  const { watches, tor, una } = await threeAtTable();
  const [first, second, third] = watches;
  const { id } = await una.me();
  await tor.block(id, true);
  expect(await tor.blocked()).toEqual([{ id, name: "Una" }]);
  await third.say("Can you hear me?");
  await first.say("I can.");
  await first.until(({ chat }) => chat.length === 2);
  await second.until(({ chat }) => chat.length === 1);
  expect(words(second)).toEqual(["I can."]);
  await tor.block(id, false);
  await third.say("And now?");
  await second.until((watch) => words(watch).includes("And now?"));
  await expect(tor.block((await tor.me()).id, true)).rejects.toMatchObject({ fault: "not-found" });
});
