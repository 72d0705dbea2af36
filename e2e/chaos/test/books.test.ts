import { gameOf } from "@tavolata/games";
import { Match } from "@tavolata/kernel";
import { expect, test } from "vitest";
import { Books } from "../play/books.js";

/** A storage with one match of two answers, and what is to be wrong with it. */
async function storageWith(change: (deeds: Record<string, unknown>[]) => void = () => {}) {
  const { ruleset } = await gameOf("lantern-quay").module();
  const match = Match.start(ruleset, { options: {}, seed: "books" });
  const { options, settings, seed } = match;
  const deeds = [0, 1].map((number) => {
    const { seat, number: decision, ids, min } = match.asked[0]!;
    const picks = ids.slice(0, Math.max(1, min));
    match.answer({ seat, picks });
    return { table_id: "t", number, kind: "answer", seat, picks, back_to: null, decision, person: "p" };
  });
  const books = new Books();
  for (const { seat, decision, picks } of deeds) {
    const sent = { table: "t", seat, number: decision, picks };
    books.send(sent);
    books.acknowledge(sent);
  }
  change(deeds);
  const tables = [{ id: "t", game: "lantern-quay", options, settings, seed, answers: 2, outcome: null }];
  const query = async <R>(text: string) => (text.includes("from deeds") ? deeds : tables) as R[];
  return books.audit({ name: "PGlite", place: { memory: true }, query, remove: async () => {} });
}

test("books that fit the storage show nothing wrong", async () => {
  expect(await storageWith()).toMatchObject({ acknowledged: 2, stored: 2, lost: 0, doubled: 0, broken: 0 });
});

test("an acknowledged answer that isn't stored is found", async () => {
  expect(await storageWith((deeds) => deeds.pop())).toMatchObject({ lost: 1, doubled: 0, broken: 1 });
});

test("an answer that is stored twice, or that nobody gave, is found", async () => {
  expect(await storageWith((deeds) => deeds.push({ ...deeds[1]!, number: 2 }))).toMatchObject({
    doubled: 2,
    broken: 1,
  });
  const other = (deeds: Record<string, unknown>[]) => deeds.push({ ...deeds[1]!, number: 2, decision: 7 });
  expect(await storageWith(other)).toMatchObject({ lost: 0, doubled: 1, broken: 1 });
});

test("a match whose deeds are out of order is found", async () => {
  expect(await storageWith((deeds) => deeds.reverse())).toMatchObject({ lost: 0, broken: 1 });
});
