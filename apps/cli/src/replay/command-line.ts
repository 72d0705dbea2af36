import type { GivenOptions } from "../given/options.js";

/** The command that shows, in words, the match that bots play from a seed, up to so many answers. */
export function replayWithBots(
  game: string,
  seed: string,
  given: GivenOptions & { readonly bots?: string },
  to?: number,
): string {
  const { option = [], options, bots = "random" } = given;
  const words = ["npx tavolata replay --game", game, "--seed", quoted(seed), "--bots", quoted(bots)];
  if (options !== undefined) words.push("--options", quoted(options));
  for (const one of option) words.push("--option", quoted(one));
  if (to !== undefined) words.push("--to", String(to));
  return words.join(" ");
}

/** A word as a shell takes it unchanged. */
function quoted(word: string): string {
  return /^[\w.,=/+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
