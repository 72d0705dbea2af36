import type { GivenOptions } from "../given/options.js";

/** The command that shows, in words, the match that bots play from a seed. */
export function replayWithBots(game: string, seed: string, given: GivenOptions & { readonly bots?: string; readonly bound: number }): string {
  const { option = [], options, bots = "random", bound } = given;
  const words = ["npx tavolata replay --game", game, "--seed", quoted(seed), "--bots", quoted(bots)];
  if (options !== undefined) words.push("--options", quoted(options));
  for (const one of option) words.push("--option", quoted(one));
  return [...words, "--to", String(bound)].join(" ");
}

/** A word as a shell takes it unchanged. */
function quoted(word: string): string {
  return /^[\w.,=/+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
