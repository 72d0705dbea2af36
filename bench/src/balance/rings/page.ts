import { mean } from "@tavolata/lab";
import { scenarioIds } from "@tavolata/rings";
import { type Balance, meanWon } from "../figures.js";
import { sectionsOf } from "../sections.js";
import { balanceTable, percent } from "../table.js";
import { columnsOfDecks } from "./columns.js";
import { isStarter } from "./decks.js";
import { sittingOf, tableOf, tables } from "./tables.js";

/** How hard players find the scenarios, of ten: the mean of the community's ratings, in the rulebook's order. */
const rated = ["2.2", "5.3", "7.8"];

/** `docs/balance/rings.md`. */
export function deckPage(balances: readonly Balance[], { seed, command }: { seed: string; command: string }): string {
  return `# The balance of the card game's core set

How often bots win the scenarios of The Lord of the Rings: The Card Game, by deck. This page is made by a command:

\`\`\`
${command}
\`\`\`

Every match has a seed of its own, \`${seed}/<deck>/<number from 0>\`; the same command gives the same figures, with any number of workers. The seeds are others than
those that the bots were tuned with. Every seat is played by rules of thumb that see what a player sees. With two players the deck sits first, and its
partner, always the same, has other heroes. Which of the two is first player is left to chance.

*Won*: with its 95 % interval. *Heroes lost*: in a match on average, also in matches that were won. *Ends*: \`quest-completed\` (won), \`threat\` (the last player
reached 50), \`heroes\` (the last player's last hero fell), \`prisoner-lost\` (the third scenario can't be completed any more).

## The scenarios by difficulty

${difficulty(balances)}

## Starters and other decks

The rulebook's starters have cards of one sphere; all other decks join two or more.

${starters(balances)}

${sectionsOf(balances, mainTables, columnsOfDecks)}
## Easy mode

The share of matches won.

${easyTable(balances)}
`;
}

const mainTables = tables.filter(({ weight }) => weight === "main");

function of(balances: readonly Balance[], scenario: string, players: 1 | 2, mode: "standard" | "easy"): Balance[] {
  return balances.filter(({ table }) => table === tableOf({ scenario, players, mode }));
}

/** The mean over all decks, beside what players say. */
function difficulty(balances: readonly Balance[]): string {
  const lines = scenarioIds.map((scenario, i) => {
    const cells = ([1, 2] as const).map((players) => {
      const own = of(balances, scenario, players, "standard");
      return `${percent(meanWon(own))} (${percent(Math.max(...own.map(({ won }) => won)))})`;
    });
    return `| ${[scenario, rated[i], ...cells].join(" | ")} |`;
  });
  return [
    "| scenario | rated by players, of 10 | solo: mean of decks (best) | two players: mean of decks (best) |",
    "| --- | ---: | ---: | ---: |",
    ...lines,
  ].join("\n");
}

function starters(balances: readonly Balance[]): string {
  const lines = scenarioIds.flatMap((scenario) =>
    ([1, 2] as const).map((players) => {
      const own = of(balances, scenario, players, "standard");
      const share = (which: readonly Balance[]) => percent(mean(which.map(({ won }) => won)));
      const single = own.filter(({ row }) => isStarter(row));
      const joined = own.filter(({ row }) => !isStarter(row));
      return `| ${[scenario, players, share(single), share(joined)].join(" | ")} |`;
    }),
  );
  return ["| scenario | players | starters | other decks |", "| --- | ---: | ---: | ---: |", ...lines].join("\n");
}

/** One line a deck, one column for each scenario and number of players. */
function easyTable(balances: readonly Balance[]): string {
  const easy = tables.filter(({ weight }) => weight === "side");
  const first = balances.filter(({ table }) => table === easy[0]!.id);
  const cell = (deck: string, table: string) => balances.find((one) => one.table === table && one.row === deck)!;
  return balanceTable(first, [
    { head: "deck", align: "left", cell: ({ row }) => row },
    ...easy.map(({ id }) => {
      const { scenario, players } = sittingOf(id);
      return { head: `${scenario}, ${players}`, cell: ({ row }: Balance) => percent(cell(row, id).won) };
    }),
  ]);
}
