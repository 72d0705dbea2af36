import type { Balance } from "@tavolata/game";
import { meanWon, percent, sectionsOf } from "@tavolata/lab/balance";
import { balance } from "./balance.js";
import { tables } from "./tables.js";

/** `docs/balance/souls.md`. */
export function soulsPage(balances: readonly Balance[], { seed, command }: { seed: string; command: string }): string {
  const summary = tables.flatMap(({ id, title }) => {
    const own = balances.filter(({ table }) => table === id);
    if (own.length === 0) return [];
    const shares = own.map(({ won }) => won);
    const span = `${percent(Math.min(...shares))} to ${percent(Math.max(...shares))}`;
    return [`- ${title}: ${percent(meanWon(own))} won on average, ${span} by quest`];
  });
  return `# The balance of Sword & Sorcery's Quests

How often bots win our Quests. This page is made by a command:

\`\`\`
${command}
\`\`\`

Every Quest is played by itself: the party begins at the Soulrank, with the Soul Points and with the Crowns that the Quest gives to whoever
begins with it. Every match has a seed of its own, \`${seed}/<quest>/<number from 0>\`; the same command gives the same figures, with any number of
workers. The seeds are others than those that the Quests were tuned with. \`npx tavolata replay --game souls --bots normal --option quest=<quest> --option heroes=4 --seed <seed>\` shows one of
them. The bots see what a player sees, and choose their heroes by chance among both natures.

*Deaths*: of heroes, in a match on average, also of those who came back. *Rounds*: the median. *Ends*: \`quest-won\`, \`all-ghosts\` (nobody lives), \`last-event\` (the Event
deck ran out), \`quest-lost\` (the Quest itself says that it is too late).

${summary.join("\n")}

${sectionsOf(balances, tables, balance.columns)}`;
}
