import type { Balance } from "@tavolata/game";
import { balanceTable, meanWon, percent } from "@tavolata/lab/balance";
import { scenarioIds } from "../../content/scenarios.js";
import { columnsOfDecks } from "./columns.js";
import { partners } from "./decks.js";
import { bySpheres } from "./spheres.js";
import { sittingOf } from "./tables.js";

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
those that the bots were tuned with. Every seat is played by rules of thumb that see what a player sees. With two players the deck sits first. Its partner is
\`${partners[0]}\`, or \`${partners[1]}\` where that one has the same heroes; the starters sit beside both. Which of the two is first player is left to chance.

*Won*: with its 95 % interval. *Heroes lost*: in a match on average, also in matches that were won. *Ends*: \`quest-completed\` (won), \`threat\` (the last player
reached 50), \`heroes\` (the last player's last hero fell), \`prisoner-lost\` (the third scenario can't be completed any more).

## The scenarios by difficulty

${difficulty(balances)}

## Decks of one, two and three spheres

The rulebook's starters have cards of one sphere; the other decks join two or three. Does a deck of several spheres beat a starter? Alone each deck stands for itself.
With two players all decks of a line sit beside the same partner, so that decks are compared and not their company. No partner would do for all: the four starters
have all twelve heroes of the core set between them. *Both*: the mean of the two lines; "–" where a line has no such deck.

${bySpheres(balances)}

${sections(balances)}
## Easy mode

The share of matches won.

${easySections(balances)}`;
}

const numbers = [
  { players: 1, called: "solo" },
  { players: 2, called: "two players" },
] as const;

function of(balances: readonly Balance[], scenario: string, players: 1 | 2, mode: "standard" | "easy"): Balance[] {
  return balances.filter(({ table }) => {
    const sitting = sittingOf(table);
    return sitting.scenario === scenario && sitting.mode === mode && (sitting.beside ? 2 : 1) === players;
  });
}

/** The mean over all decks, beside what players say. */
function difficulty(balances: readonly Balance[]): string {
  const lines = scenarioIds.map((scenario, i) => {
    const cells = numbers.map(({ players }) => {
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

/** A table for every scenario and number of players. */
function sections(balances: readonly Balance[]): string {
  return numbers
    .flatMap(({ players, called }) =>
      scenarioIds.map((scenario) => {
        const own = of(balances, scenario, players, "standard");
        const title = `${scenario.slice(0, 1).toUpperCase()}${scenario.slice(1)}, ${called}`;
        return `## ${title}\n\n${balanceTable(own, columnsOfDecks)}\n`;
      }),
    )
    .join("\n");
}

/** One line a deck and partner, one column for each scenario. */
function easySections(balances: readonly Balance[]): string {
  return numbers
    .map(({ players, called }) => {
      const first = of(balances, scenarioIds[0]!, players, "easy");
      const cell = (scenario: string, { table, row }: Balance) => {
        const { beside } = sittingOf(table);
        const own = of(balances, scenario, players, "easy");
        return percent(own.find((one) => one.row === row && sittingOf(one.table).beside === beside)!.won);
      };
      const columns = [
        ...columnsOfDecks.slice(0, 2),
        ...scenarioIds.map((scenario) => ({ head: scenario, cell: (balance: Balance) => cell(scenario, balance) })),
      ];
      return `### Easy, ${called}\n\n${balanceTable(first, columns)}\n`;
    })
    .join("\n");
}
