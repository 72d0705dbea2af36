/** npm run balance: lets bots play HeroQuest's quests, and prints who wins them; with --write also the page in the docs. */
import { mkdirSync, writeFileSync } from "node:fs";
import { questIds } from "@tavolata/heroquest";
import { balancesOf } from "./figures.js";
import type { Series } from "./one-match.js";
import { balancePage } from "./page.js";
import { pairings } from "./pairings.js";
import { balanceTable } from "./table.js";
import { commandOf, readWish, type Wish, WishRefused } from "./wish.js";
import { playAll } from "./workers.js";

const page = new URL("../../../docs/balance/heroquest.md", import.meta.url);

try {
  await balance(readWish(process.argv.slice(2), questIds));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof WishRefused ? 2 : 1;
}

async function balance(wish: Wish): Promise<void> {
  const { quests, seed } = wish;
  const series = wish.pairings.flatMap((pairing) =>
    quests.map((quest): Series => {
      return { quest, pairing, seed, first: 0, end: pairing === "bot-bot" ? wish.matches : wish.random };
    }),
  );
  const went = await playAll(series, wish.workers, (played, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${of} matches …`);
  });
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const balances = balancesOf(went, quests);
  if (wish.write) {
    mkdirSync(new URL(".", page), { recursive: true });
    writeFileSync(page, balancePage(balances, { seed, command: commandOf(wish) }));
  }
  if (wish.list) for (const { seed: own, how, rounds, lost } of went) console.log(`${own}\t${how}\t${rounds}\t${lost}`);
  if (wish.json) {
    console.log(JSON.stringify(balances));
    return;
  }
  for (const pairing of wish.pairings) {
    console.log(`\n${pairings[pairing].title}\n`);
    console.log(balanceTable(balances.filter((one) => one.pairing === pairing)));
  }
}
