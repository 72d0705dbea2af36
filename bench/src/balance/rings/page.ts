import { scenarioIds } from "@tavolata/rings";
import { type Balance, meanWon } from "../figures.js";
import { sectionsOf } from "../sections.js";
import { balanceTable, percent } from "../table.js";
import { columnsOfDecks } from "./columns.js";
import { partnerOf, partners, sphereCount } from "./decks.js";
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
those that the bots were tuned with. Every seat is played by rules of thumb that see what a player sees. With two players the deck sits first. Its partner is
\`${partners[0]}\`, or \`${partners[1]}\` where that one has the same heroes. Which of the two is first player is left to chance.

*Won*: with its 95 % interval. *Heroes lost*: in a match on average, also in matches that were won. *Ends*: \`quest-completed\` (won), \`threat\` (the last player
reached 50), \`heroes\` (the last player's last hero fell), \`prisoner-lost\` (the third scenario can't be completed any more).

## The scenarios by difficulty

${difficulty(balances)}

## Decks of one, two and three spheres

The rulebook's starters have cards of one sphere; the other decks join two or three. Does a deck of several spheres beat a starter? Alone each deck stands for itself.
With two players a starter beside a starter of another sphere would be a table of two spheres as well, and partners would be compared instead of decks: so decks are
compared line by line, where all of them sit beside the same partner. Beside \`${partners[0]}\` sit all decks but the few that share a hero with it; those have
their own line, with one starter and one deck of each other kind: it compares three decks, not three kinds. *All*: the mean over every deck of a kind, whoever sits
beside it.

${bySpheres(balances)}

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

/** Decks by the number of their spheres: alone, beside each partner, and all that sit beside somebody. */
function bySpheres(balances: readonly Balance[]): string {
  const lines = scenarioIds.flatMap((scenario) => [
    spheresLine(balances, scenario, 1, "–", () => true),
    ...partners.map((partner) => spheresLine(balances, scenario, 2, partner, (deck) => partnerOf(deck) === partner)),
    spheresLine(balances, scenario, 2, "all", () => true),
  ]);
  return [
    "| scenario | players | beside | starters | several spheres | two | three | easy: starters | several | two | three |",
    "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...lines,
  ].join("\n");
}

function spheresLine(
  balances: readonly Balance[],
  scenario: string,
  players: 1 | 2,
  beside: string,
  which: (deck: string) => boolean,
): string {
  const shares = (["standard", "easy"] as const).flatMap((mode) => {
    const own = of(balances, scenario, players, mode).filter(({ row }) => which(row));
    const share = (...spheres: readonly number[]) =>
      percent(meanWon(own.filter(({ row }) => spheres.includes(sphereCount(row)))));
    return [share(1), share(2, 3), share(2), share(3)];
  });
  return `| ${[scenario, players, beside, ...shares].join(" | ")} |`;
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
