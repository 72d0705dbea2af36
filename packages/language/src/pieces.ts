/** A part of what is said: plain text, or the name of one of the game's own words that leads somewhere. */
export type Piece = string | { readonly word: string; readonly text: string };

/** Which of the game's own words lead somewhere. */
export type Leads = (word: string) => boolean;

/** Unicode keeps these signs for a program's own use: no text has them, so they can mark a word inside one. */
const [begin, middle, end] = ["\u{fdd0}", "\u{fdd1}", "\u{fdd2}"] as const;

/** A name inside a text, with the word that it stands for. */
export function marked(word: string, name: string): string {
  return `${begin}${word}${middle}${name}${end}`;
}

/** Where the first letter of a text stands that may begin with a marked name. */
export function firstLetter(text: string): number {
  return text.startsWith(begin) ? text.indexOf(middle) + 1 : 0;
}

/** A text that was said with marked names, taken apart. */
export function piecesOf(text: string, leads: Leads): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: whole, 1: word = "", 2: name = "" } of text.matchAll(inside)) {
    if (index > at) pieces.push(text.slice(at, index));
    pieces.push(leads(word) ? { word, text: name } : name);
    at = index + whole.length;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return pieces;
}

const inside = new RegExp(`${begin}([^${middle}]*)${middle}([^${end}]*)${end}`, "gu");
