import { expect, test } from "vitest";
import { InTurn } from "../../src/play/in-turn.js";

test("each member has its turn once in a round, a few at a time", () => {
  const members = new InTurn<string>(3);
  for (const name of ["a", "b", "c", "d"]) members.add(name);
  expect([members.next(), members.next(), members.next()]).toEqual([["a", "d"], ["b"], ["c"]]);
  expect(members.next()).toEqual(["a", "d"]);
  expect([...members]).toEqual(["a", "b", "c", "d"]);
});

test("who leaves, also during a turn, has none any more; who comes twice has one", () => {
  const members = new InTurn<string>(2);
  for (const name of ["a", "b", "c", "c"]) members.add(name);
  expect(members.size).toBe(3);
  for (const name of members.next()) members.delete(name);
  expect([...members]).toEqual(["b"]);
  expect([members.next(), members.next()]).toEqual([["b"], []]);
});
