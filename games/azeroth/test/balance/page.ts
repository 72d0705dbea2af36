import type { Balance } from "@tavolata/game";
import { percent, sectionsOf } from "@tavolata/lab/balance";
import { balance } from "./balance.js";
import { fightShare, placeShare } from "./ends.js";
import { sittingOf, tables } from "./tables.js";

/** `docs/balance/azeroth.md`. */
export function azerothPage(
  balances: readonly Balance[],
  { seed, command }: { seed: string; command: string },
): string {
  const summary = tables.flatMap(({ id, title }) => {
    const own = balances.filter(({ table }) => table === id);
    return own.length === 0 ? [] : [`- ${title}: ${summaryOf(own, sittingOf(id).players)}`];
  });
  return `# The balance of the adventure game

Who wins the race for eight valour when equal bots play. This page is made by a command:

\`\`\`
${command}
\`\`\`

In each match one player takes the character of the row, in another seat each time; the others choose theirs by chance. Every match has a seed of its own,
\`${seed}/<character>/<number from 0>\`; the same command gives the same figures, with any number of workers. The bots see what a player sees.

*Won*: by the character of the row; with equal chances it would be one in as many as there are players. *Rounds*: the median. *Defeats*: of all heroes in
a match, on average. A shared victory counts for no place in the turn order.

${summary.join("\n")}

${sectionsOf(balances, tables, balance.columns)}`;
}

function summaryOf(balances: readonly Balance[], players: number): string {
  const places = Array.from({ length: players }, (_, i) => percent(placeShare(balances, i + 1)));
  const times = balances.map(({ won }) => won * players);
  const span = `${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}`;
  const fights = percent(fightShare(balances));
  return `won by place in the turn order ${places.join(" / ")}; characters ${span} times their share; heroes fought each other in ${fights} of the matches`;
}
