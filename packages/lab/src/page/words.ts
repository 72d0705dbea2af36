import { say } from "@tavolata/kernel";
import type { Language, Speaker } from "@tavolata/language";

/** What the plots are called and how things are named, in the reader's language. */
export interface PlotWords {
  text(key: string): string;
  /** A place, a card, an enemy by its name. */
  name(id: string): string;
  percent(share: number): string;
}

/** Words from the lab's own texts and from those of the game. */
export function wordsOf(own: Speaker, game: Speaker, language: Language): PlotWords {
  const numbers = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return {
    text: (key) => own.say(say(key)),
    name: (id) => nameOf(own, game, id),
    percent: (share) => numbers.format(share),
  };
}

function nameOf(own: Speaker, game: Speaker, id: string): string {
  for (const [speaker, key] of [
    [own, `name.${id}`],
    [game, `name.${id}`],
    [game, `stage.${id}`],
  ] as const)
    if (speaker.has(key)) return speaker.sentence(say(key));
  const [, stem, number] = /^(.*)-(\d+)$/.exec(id) ?? [];
  if (stem !== undefined && own.has(`name.${stem}`)) return own.sentence(say(`name.${stem}`, { number: number! }));
  return id.replaceAll("-", " ");
}

/** Without a sequential test: the exact test at the end. */
export function plainVerdict(chance: number, difference: number): "more" | "less" | "unclear" {
  return chance >= 0.05 ? "unclear" : difference > 0 ? "more" : "less";
}

/** A chance that is smaller than anybody cares about isn't nothing. */
export function chanceOf(chance: number): string {
  return chance < 0.0001 ? "< 0.0001" : chance.toFixed(4);
}

export function signed(words: PlotWords, share: number): string {
  return `${share > 0 ? "+" : ""}${words.percent(share)}`;
}

export function interval(words: PlotWords, { from, to }: { readonly from: number; readonly to: number }): string {
  return `${words.percent(from)} – ${words.percent(to)}`;
}
