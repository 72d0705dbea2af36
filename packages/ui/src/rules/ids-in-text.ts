import type { RuleId } from "@tavolata/kernel";

/** Words that may be the id of a rule, as the catalogues write them: `LQ-3.1`, `HQ-6.13-c`, `LR-round-1`. The longest word counts. */
const idLike = /[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)+/g;

/** A piece of a text: plain words, or the id of a rule. */
export interface TextPart {
  readonly text: string;
  readonly isRule: boolean;
}

/** Takes a text apart at the ids that it names. */
export function idsInText(text: string, isKnown: (id: RuleId) => boolean): readonly TextPart[] {
  const pieces: TextPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(idLike)) {
    if (!isKnown(word)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index), isRule: false });
    pieces.push({ text: word, isRule: true });
    from = index + word.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isRule: false });
  return pieces;
}
