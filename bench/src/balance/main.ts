/** npm run balance: lets bots play a game over and over, and prints who wins; with --write also the page in the docs. */

import { mkdirSync, writeFileSync } from "node:fs";
import { labGames } from "@tavolata/games/files";
import { playAll, playersFor, seedOf } from "@tavolata/lab";
import { balancesOf, balanceTable, type Went } from "@tavolata/lab/balance";
import { chunksOf } from "./chunks.js";
import { gameNamed, gameNames } from "./games.js";
import { type BalanceRequest, BalanceUsageError, commandOf, readWish, splitGame } from "./request.js";

try {
  const { id, rest } = splitGame(process.argv.slice(2), gameNames);
  await balance(readWish(rest, await gameNamed(id)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof BalanceUsageError ? 2 : 1;
}

async function balance(wish: BalanceRequest): Promise<void> {
  const { game, rows, tables, seed } = wish;
  const shares = tables.flatMap(({ id: table, weight }) =>
    rows
      .filter((row) => game.hasRow?.(table, row) ?? true)
      .flatMap((row) => chunksOf(game, table, row, seed, wish.matches[weight]).map((chunk) => ({ table, row, chunk }))),
  );
  const chunks = shares.map(({ chunk }) => chunk);
  const played = await playAll(chunks, playersFor(labGames, wish.workers), (played, of) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${of} matches …`);
  });
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  const went = shares.flatMap(({ table, row, chunk }, i): Went[] =>
    played[i]!.map((match) => ({ table, row, seed: seedOf(chunk.seed, match.number), ...match })),
  );
  const balances = balancesOf(went, game);
  if (wish.write) {
    const page = new URL(`../../../docs/balance/${game.id}.md`, import.meta.url);
    mkdirSync(new URL(".", page), { recursive: true });
    writeFileSync(page, game.page(balances, { seed, command: commandOf(wish) }));
  }
  if (wish.list) for (const { seed: own, how, rounds, lost } of went) console.log(`${own}\t${how}\t${rounds}\t${lost}`);
  if (wish.json) {
    console.log(JSON.stringify(balances));
    return;
  }
  for (const { id, title } of tables) {
    console.log(`\n${title}\n`);
    console.log(
      balanceTable(
        balances.filter(({ table }) => table === id),
        game.columns,
      ),
    );
  }
}
