import { Refuse } from "../refuse.js";

/** No file and no message goes deeper: a match's state has about ten levels. */
const deepest = 32;

/** No field of anything has a longer name. */
const longestName = 200;

/** Half a character, which is no text. */
const half = /\p{Cs}/u;

/** Names that JavaScript itself reads. */
const reserved = ["__proto__", "constructor", "prototype"];

/**
 * Refuses data from outside that nothing could be done with, whatever their schema says of them: texts that no storage takes, and what is nested so
 * deeply that whoever reads it falls.
 */
export function checkSound(value: unknown): void {
  look(value, "", 0);
}

// ends: so many levels at most
function look(value: unknown, at: string, depth: number): void {
  if (typeof value === "string") {
    if (!isUnsound(value)) return;
    const why = `the text at ${at || "/"} has NUL or half a character in it`;
    throw at.startsWith("/options/") ? new Refuse("bad-options", `This is no option: ${why}.`) : malformed(why);
  }
  if (typeof value !== "object" || value === null) return;
  if (depth === deepest) throw malformed(`it has more than ${deepest} levels`);
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) look(one, `${at}/${i}`, depth + 1);
    return;
  }
  for (const [name, one] of Object.entries(value)) {
    if (name.length > longestName) throw malformed(`a name at ${at || "/"} has more than ${longestName} characters`);
    if (isUnsound(name)) throw malformed(`a name at ${at || "/"} has NUL or half a character in it`);
    if (reserved.includes(name)) throw malformed(`nothing may be called "${name}"`);
    look(one, `${at}/${name}`, depth + 1);
  }
}

/** No storage takes NUL. */
function isUnsound(text: string): boolean {
  return text.includes("\u0000") || half.test(text);
}

function malformed(why: string): Refuse {
  return new Refuse("malformed", `This can't be read: ${why}.`);
}
