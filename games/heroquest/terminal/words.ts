import type { Message } from "@tavolata/kernel";

/** What it takes to put the table into words: the speaker of the language packages does. */
export interface Words {
  say(message: Message): string;
  /** What the game calls a word: `orc-2` is orc 2. */
  name(word: string, form?: string): string;
}

/** No line is longer. */
export const widest = 100;

/** How wide a text is. */
export function widthOf(text: string): number {
  return [...text].length;
}

/** Fills a text up to a width. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

/** Pieces one after the other, in lines that aren't too long; all but the first are indented. */
export function flowing(pieces: readonly string[], separator: string, indent = 2): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    const longer = line === "" ? piece : `${line}${separator}${piece}`;
    if (line !== "" && widthOf(longer) > widest) {
      lines.push(line.trimEnd());
      line = " ".repeat(indent) + piece;
    } else {
      line = longer;
    }
  }
  return line === "" ? lines : [...lines, line];
}
