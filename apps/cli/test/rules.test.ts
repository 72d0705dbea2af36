import { expect, test } from "vitest";
import { lastJson, tavolata } from "./person.js";

test("lists the rules of a game", async () => {
  const { code, out } = await tavolata(["rules", "lantern-quay"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Lantern Quay \(lantern-quay\): \d+ rules\n {2}LQ-0\.1 {2}Nobody is passed over\n/);
});

test("lists all games", async () => {
  expect((await tavolata(["rules"])).out).toContain("Lantern Quay (lantern-quay): ");
});

test("shows one rule by its id, with or without its game, however it is capitalised", async () => {
  const { out } = await tavolata(["rules", "lantern-quay", "lq-3.2"]);
  expect(out).toMatch(/^ {2}LQ-3\.2 {2}Only cargo is landed\n {4}\S/);
  expect((await tavolata(["rules", "LQ-3.2"])).out).toBe(out);
});

test("a rule that is an option says how it is set", async () => {
  expect((await tavolata(["rules", "LQ-1.1"])).out).toContain("Option of the table: --option pairs=1");
});

test("searches in Italian: all words, in any order, without accents", async () => {
  const { out } = await tavolata(["rules", "lantern-quay", "--language", "it", "--search", "COSI", "mano"]);
  expect(out).toMatch(/: 1 regola\n {2}LQ-0\.1 {2}Nessuno viene saltato\n {4}A chi potrebbe avere un trucco/);
  const swapped = await tavolata(["rules", "lantern-quay", "--language", "it", "--search", "mano così"]);
  expect(swapped.out).toBe(out);
  expect((await tavolata(["rules", "--language", "it", "--search", "astronave"])).out).toContain("nessuna regola");
});

test("as JSON, with all languages", async () => {
  const found = lastJson(await tavolata(["rules", "lantern-quay", "LQ-3.2", "--json"]));
  expect(found).toMatchObject({
    game: "lantern-quay",
    rules: [{ id: "LQ-3.2", title: { en: "Only cargo is landed" } }],
  });
  expect(lastJson(await tavolata(["rules", "--search", "smugglers", "--json"]))).toContainEqual(
    expect.objectContaining({ game: "lantern-quay" }),
  );
});

test("coverage in words and as JSON", async () => {
  const { out } = await tavolata(["rules", "lantern-quay", "--coverage"]);
  expect(out).toMatch(/^lantern-quay: \d+ rules\n {2}named in the code: \d+ \(\d+%\)\n/);
  const found = lastJson(await tavolata(["rules", "lantern-quay", "--coverage", "--json"]));
  expect(Object.keys(found as object)).toEqual(["game", "rules", "cited", "tested", "exercised", "missing"]);
});
