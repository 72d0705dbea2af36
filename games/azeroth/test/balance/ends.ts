import type { Balance } from "@tavolata/game";

/** How many matches ended so that a test on the word holds, as a share of all. The word: the winner's place, and whether heroes had fought. */
function share(balances: readonly Balance[], test: (end: string) => boolean): number {
  let [counted, all] = [0, 0];
  for (const { ends } of balances) {
    for (const [end, count] of Object.entries(ends)) {
      all += count;
      if (test(end)) counted += count;
    }
  }
  return all === 0 ? 0 : counted / all;
}

/** The share of matches that the player in this place won alone. */
export function placeShare(balances: readonly Balance[], place: number): number {
  return share(balances, (end) => end.split("+")[0] === String(place));
}

/** The share of matches in which heroes fought each other. */
export function fightShare(balances: readonly Balance[]): number {
  return share(balances, (end) => end.endsWith("+fight"));
}
