/** Breaks a text into lines of at most this width: at spaces and line ends, and within a word only where it is wider than a line. */
export function brokenLines(text: string, width: number, widthOf: (piece: string) => number): string[] {
  return held(text)
    .split("\n")
    .flatMap((paragraph) => brokenParagraph(paragraph, width, widthOf));
}

/** French signs stay with their words: no line begins with a colon. */
function held(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/« /g, "«\u00a0");
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
  let count = letters.length - 1;
  while (count > 1 && widthOf(letters.slice(0, count).join("")) > width) count -= 1;
  return count < 1
    ? [word]
    : [letters.slice(0, count).join(""), ...pieces(letters.slice(count).join(""), width, widthOf)];
}
