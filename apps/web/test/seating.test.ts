import type { TableInfo } from "@tavolata/client";
import { checkSeating } from "@tavolata/ui/table/seats/seating.js";
import { expect, test } from "vitest";
import { seatingOf } from "../src/table/seating-of-table.js";

const mira = { id: "p1", name: "Mira" };
const mine = (...seats: string[]) => seats.map((seat) => ({ seat, person: mira, mine: true }));
const at = (seats: readonly object[]) => ({ seats }) as unknown as TableInfo;

test("who gave no name at this device is called as the seat is, not by its id", () => {
  const seating = seatingOf(at(mine("adventurer-1", "adventurer-2")), { "adventurer-2": "adventurer-2" });
  expect(seating["adventurer-2"]).toEqual({ kind: "person", name: "" });
});

test("beside others at this device one keeps one's own name, unless one holds several seats", () => {
  const seating = seatingOf(at(mine("adventurer-1", "adventurer-2")), { "adventurer-2": "Tor" });
  expect(seating["adventurer-1"]).toEqual({ kind: "person", name: "Mira", isYou: true });
  expect(seating["adventurer-2"]).toEqual({ kind: "person", name: "Tor" });
  expect(seatingOf(at(mine("adventurer-1", "adventurer-2")), {})["adventurer-1"]).toMatchObject({ name: "" });
});

test("a file of a time when bots had other names is read as it was meant", () => {
  const seating = checkSeating(["a", "b"], { a: { kind: "bot", bot: "thumb" }, b: { kind: "bot", bot: "easy" } });
  expect(seating).toEqual({ a: { kind: "bot", bot: "normal" }, b: { kind: "bot", bot: "easy" } });
});
