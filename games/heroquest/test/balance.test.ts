import { balancesOf, balanceTable, type Went } from "@tavolata/lab/balance";
import { expect, test } from "vitest";
import { balance } from "./balance/balance.js";

function went(how: string, rounds: number, lost: number): Went {
  return { row: "the-stolen-bell", table: "bot-bot", seed: "s", won: how === "goal-met", how, rounds, lost };
}

test("the figures of a quest stand in a table and on a page that names its command and no date", () => {
  const [figures] = balancesOf([went("goal-met", 10, 0), went("goal-met", 14, 1), went("heroes-lost", 30, 4)], balance);
  expect(balanceTable([figures!], balance.columns)).toContain("| the-stolen-bell |       3 | 66.7 % |");
  const page = balance.page([figures!], { seed: "s", command: "npm run balance" });
  expect(page).toContain("npm run balance\n");
  expect(page).not.toMatch(/20\d\d-\d\d/);
});

test("every quest is played 200 times by bots of both sides, and 50 times where one side plays by chance", () => {
  expect(balance.matches).toEqual({ main: 200, side: 50 });
  expect(balance.tables.map(({ weight }) => weight)).toEqual(["main", "side", "side"]);
});
