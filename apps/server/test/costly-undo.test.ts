import { expect, test } from "vitest";
import { replyTo } from "./seats/gathered.js";
import { endlessFile, endlessGames } from "./storage/long-game.js";
import { useHouse } from "./test-server.js";

const house = useHouse({
  games: endlessGames,
  place: { memory: true },
  limits: { workPerSecond: 0.001, workAtOnce: 1_000 },
});

test("to go back and forth in a long match costs what is played again for it", async () => {
  const mira = await house.guest("Mira");
  const seats = { ann: { sits: "me" }, bob: { sits: "me" } } as const;
  const { id: table } = await mira.openFromFile({ save: endlessFile(1_205), seats });
  const replies: string[] = [];
  for (let i = 0; i < 8; i++) {
    for (const message of [{ type: "undo", to: 1 }, { type: "redo" }]) {
      replies.push(
        await replyTo(mira, house.address, { id: `m-${i}-${message.type}`, table, seat: "ann", ...message }),
      );
    }
  }
  expect(replies.slice(0, 4)).toEqual(["taken", "taken", "taken", "taken"]);
  expect(replies.filter((reply) => reply === "taken").length).toBeLessThan(14); // each way there takes 121 of 700
  expect(replies.at(-1)).toBe("too-many-requests");
});
