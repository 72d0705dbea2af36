import { balancesOf, type Went } from "@tavolata/lab/balance";
import { expect, test } from "vitest";
import { coreDecks } from "../../content/decks.js";
import { balance } from "./balance.js";
import { partners, partnersOf, sphereCount } from "./decks.js";

test("the page says how hard each scenario is, and compares decks by the number of their spheres", () => {
  const all = balance.tables.flatMap(({ id }) =>
    balance.rows
      .filter((row) => balance.hasRow!(id, row))
      .map((row): Went => {
        return { table: id, row, seed: "s", won: sphereCount(row) === 2, how: "threat", rounds: 9, lost: 1 };
      }),
  );
  const page = balance.page(balancesOf(all, balance), { seed: "s", command: "npm run balance -- rings" });
  expect(page).toMatch(/\| passage-through-mirkwood \| 2\.2 \| \d\d\.\d % \(100\.0 %\) \| \d\d\.\d % \(100\.0 %\) \|/);
  const line = (beside: string, three: string) =>
    `| ${beside} | 0.0 % | 100.0 % | ${three} | 0.0 % | 100.0 % | ${three} |`;
  expect(page).toContain(`| passage-through-mirkwood | 1 ${line("–", "0.0 %")}`);
  expect(page).toContain(`| passage-through-mirkwood | 2 ${line("tactics-starter", "0.0 %")}`);
  expect(page).toContain(`| passage-through-mirkwood | 2 ${line("both", "0.0 %")}`);
  expect(page).toContain("## Escape-from-dol-guldur, two players");
  expect(page).not.toMatch(/NaN|undefined|20\d\d-\d\d/);
});

test("every deck sits beside a partner with other heroes, and beside each sit three starters and decks of several spheres", () => {
  const heroes = (id: string) => coreDecks.find((deck) => deck.id === id)!.heroes;
  for (const partner of partners) {
    const table = `passage-through-mirkwood/${partner}/standard`;
    const beside = balance.rows.filter((deck) => balance.hasRow!(table, deck));
    for (const deck of beside) expect(new Set([...heroes(deck), ...heroes(partner)]).size).toBe(6);
    expect(beside.filter((deck) => sphereCount(deck) === 1)).toHaveLength(3);
    expect(beside.filter((deck) => sphereCount(deck) === 2).length).toBeGreaterThan(0);
  }
  for (const deck of balance.rows) expect(partnersOf(deck).length).toBeGreaterThan(0);
});
