import { type Balance, meanWon } from "./figures.js";
import { pairingNames, pairings } from "./pairings.js";
import { balanceTable, percent } from "./table.js";

/** `docs/balance/heroquest.md`: how it was measured, and what came out. */
export function balancePage(
  balances: readonly Balance[],
  { seed, command }: { seed: string; command: string },
): string {
  const parts = pairingNames.flatMap((pairing) => {
    const own = balances.filter((one) => one.pairing === pairing);
    return own.length === 0 ? [] : [`## ${capital(pairings[pairing].title)}\n\n${balanceTable(own)}\n`];
  });
  const summary = pairingNames.flatMap((pairing) => {
    const own = balances.filter((one) => one.pairing === pairing);
    if (own.length === 0) return [];
    const shares = own.map(({ won }) => won);
    const span = `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
    return [`- ${pairings[pairing].title}: the heroes win ${percent(meanWon(own))} on average, ${span} by quest`];
  });
  return `# The balance of HeroQuest's quests

How often bots win the quests of the book. This page is made by a command:

\`\`\`
${command}
\`\`\`

Every match is played with the options of a new table (the base rules, four heroes with what they own at the start) and with a seed of
its own, \`${seed}/<quest>/<number from 0>\`; the same command gives the same figures, with any number of workers.
\`npx tavolata replay --game heroquest --bots thumb --option quest=<quest> --seed <seed>\` shows one of them. Every quest is
measured for itself: in a chain of missions the heroes of the second and third part would begin with what the part before left them. The seeds
are others than those that the quests were tuned with.

*Heroes lost*: eliminated for good, in a match on average, also in matches that were won. *Rounds*: the median. *Ends*: \`goal-met\` (won), \`heroes-lost\` (nobody
can go on), \`quest-failed\` (too late, or somebody was lost who mustn't be), \`given-up\`.

${summary.join("\n")}

${parts.join("\n")}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
