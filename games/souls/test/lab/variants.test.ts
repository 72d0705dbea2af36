import type { LoadedGame } from "@tavolata/game";
import { loadGame } from "@tavolata/game/files";
import { withCorrections } from "@tavolata/lab";
import { expect, test } from "vitest";
import { souls } from "../../game.js";

test("a changed card is nobody else's also when a match fails", async () => {
  const loadedGame = await loadGame(souls);
  const tablesOf = ({ ruleset }: LoadedGame) => ruleset.content!.tables["items"]!;
  const [entry, found] = Object.entries(tablesOf(loadedGame))[0]! as [string, Record<string, unknown>];
  const field = Object.keys(found).find((key) => typeof found[key] === "number")!;
  const before = found[field];
  const failing = (changed: LoadedGame) => {
    expect(tablesOf(changed)[entry]).toMatchObject({ [field]: 99 });
    throw new Error("stop");
  };
  expect(() => withCorrections(loadedGame, [{ table: "items", entry, path: field, value: 99 }], failing)).toThrow(
    "stop",
  );
  expect(tablesOf(loadedGame)[entry]).toBe(found);
  expect(found[field]).toBe(before);
});
