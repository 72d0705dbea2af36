import { held } from "@tavolata/language";

/** Breaks a text into lines of at most this width: at spaces and line ends, and within a word only where it is wider than a line. */
export function brokenLines(text: string, width: number, widthOf: (piece: string) => number): string[] {
  return held(text)
    .split("\n")
    .flatMap((paragraph) => brokenParagraph(paragraph, width, widthOf));
}

function brokenParagraph(text: string, width: number, widthOf: (piece: string) => number): string[] {
  const space = widthOf(" ");
  const lines: string[] = [];
  let line = "";
  let used = 0;
  // No-break spaces hold together what stands beside them.
  for (const word of text.split(/[ \t]+/).flatMap((word) => pieces(word, width, widthOf))) {
    const wide = widthOf(word);
    if (line !== "" && used + space + wide > width) {
      lines.push(line);
      line = word;
      used = wide;
    } else {
      used += line === "" ? wide : space + wide;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/** A word that is wider than a line is cut where it must be. */
function pieces(word: string, width: number, widthOf: (piece: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = word.split(/(?<=[-–—/])/);
  if (parts.length > 1) return parts.flatMap((part) => pieces(part, width, widthOf));
  const letters = [...word];
  const cut: string[] = [];
  for (let from = 0; from < letters.length; ) {
    const piece = longestFrom(letters, from, (one) => widthOf(one) <= width);
    cut.push(piece.join(""));
    from += piece.length;
  }
  return cut;
}

/**
 * As many letters from here on as fit, and at least one. Only pieces about as long as a line are measured, however long the word is:
 * whoever writes a quest may write a word of thousands of letters.
 */
function longestFrom(letters: readonly string[], from: number, fits: (piece: string) => boolean): readonly string[] {
  const rest = letters.length - from;
  const isRoom = (count: number) => fits(letters.slice(from, from + count).join(""));
  let most = 1;
  let tooMany = 2;
  while (tooMany <= rest && isRoom(tooMany)) {
    most = tooMany;
    tooMany *= 2;
  }
  tooMany = Math.min(tooMany, rest + 1);
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (isRoom(middle)) most = middle;
    else tooMany = middle;
  }
  return letters.slice(from, from + most);
}
