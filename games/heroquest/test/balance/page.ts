import type { Balance } from "@tavolata/game";
import { meanWon, percent, sectionsOf } from "@tavolata/lab/balance";
import { columnsOfQuests } from "./columns.js";
import { tables } from "./pairings.js";

/** `docs/balance/heroquest.md`. */
export function questPage(balances: readonly Balance[], { seed, command }: { seed: string; command: string }): string {
  const summary = tables.flatMap(({ id, title }) => {
    const own = balances.filter(({ table }) => table === id);
    if (own.length === 0) return [];
    const shares = own.map(({ won }) => won);
    const span = `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
    return [`- ${title}: the heroes win ${percent(meanWon(own))} on average, ${span} by quest`];
  });
  return `# The balance of HeroQuest's quests

How often bots win the quests of the book. This page is made by a command:

\`\`\`
${command}
\`\`\`

Every match is played with the options of a new table (the base rules, four heroes with what they own at the start) and with a seed of
its own, \`${seed}/<quest>/<number from 0>\`; the same command gives the same figures, with any number of workers.
\`npx tavolata replay --game heroquest --bots normal --option quest=<quest> --seed <seed>\` shows one of them. Every quest is
measured for itself: in a chain of missions the heroes of the second and third part would begin with what the part before left them. The seeds
are others than those that the quests were tuned with.

*Won*: by the heroes. *Heroes lost*: eliminated for good, in a match on average, also in matches that were won. *Rounds*: the median. *Ends*: \`goal-met\` (won),
\`heroes-lost\` (nobody can go on), \`quest-failed\` (too late, or somebody was lost who mustn't be), \`given-up\`.

${summary.join("\n")}

${sectionsOf(balances, tables, columnsOfQuests)}`;
}
