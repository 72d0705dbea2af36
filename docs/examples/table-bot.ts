/** A bot of one's own at a live table: it follows an invitation and answers until the match is over. See docs/write-a-bot.md. */
import { nodeClient } from "@tavolata/client/node";
import type { Decision, Outcome, View } from "@tavolata/kernel";

/** What the bot thinks: the ids of its picks, from what its seat sees. */
export type Choose = (decision: Decision, view: View) => readonly string[];

/** Takes the first options, as many as are wanted. Yours is better. */
export const takeTheFirst: Choose = ({ options, min, max }) =>
  options.slice(0, Math.max(min, Math.min(1, max))).map(({ id }) => id);

/**
 * Sits down in the seat that an invitation leads to, and plays.
 * @param address the server's, such as https://example.org
 * @param token the last part of the invitation's link
 */
export async function playAtTable(address: string, token: string, name: string, choose: Choose): Promise<Outcome> {
  const client = nodeClient(address);
  try {
    await client.comeIn(name);
    const { table, to } = await client.acceptInvitation(token);
    if (to.leads !== "seat") throw new Error("This link leads to no seat: ask for one that does.");
    const watch = await client.watch(table.id, to.seat);
    await watch.until(({ hasBegun }) => hasBegun); // the table gathers everybody first
    for (;;) {
      await watch.until(({ decisions, view }) => decisions.length > 0 || view.outcome !== undefined);
      if (watch.view.outcome) return watch.view.outcome;
      const decision = watch.decisions[0]!;
      await watch.answer(decision, [...choose(decision, watch.view)]);
      await watch.until(({ decisions }) => decisions.every(({ number }) => number !== decision.number));
    }
  } finally {
    client.close();
  }
}
