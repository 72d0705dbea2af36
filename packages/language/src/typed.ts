import type { Callable, Decision, Message, Option } from "@tavolata/kernel";

/** What somebody typed at a question: in the terminal or in the page, the grammar is the same. */
export type Typed =
  | { readonly does: "answer"; readonly picks: readonly string[] }
  | { readonly does: "explain" }
  | { readonly does: "rule"; readonly rule: string }
  | { readonly does: "call"; readonly word: string }
  | { readonly does: "undo" | "redo" | "log" | "look" | "help" }
  | { readonly does: "quit" }
  | { readonly does: "save"; readonly file: string }
  | { readonly does: "wrong"; readonly why: Wrong };

/** What is wrong with it: nothing was typed, no option has that number, several have that name, or it means nothing. */
export interface Wrong {
  readonly key: "nothing" | "unknown" | "number" | "several";
  readonly word: string;
  readonly last: number;
}

const words: Readonly<Record<string, Typed>> = {
  u: { does: "undo" },
  undo: { does: "undo" },
  r: { does: "redo" },
  redo: { does: "redo" },
  log: { does: "log" },
  v: { does: "look" },
  view: { does: "look" },
  h: { does: "help" },
  help: { does: "help" },
  q: { does: "quit" },
  quit: { does: "quit" },
};

/**
 * Reads a line: numbers of options ("1 3"), ids of options, the beginning of what an option says, or one of the words that do
 * something else.
 */
export function readTyped(
  line: string,
  { options }: Pick<Decision, "options">,
  sentence: (label: Message) => string,
): Typed {
  const text = line.trim();
  const wrong = (key: Wrong["key"], word = text): Typed => ({
    does: "wrong",
    why: { key, word, last: options.length },
  });
  if (text === "") return wrong("nothing");
  if (text === "?") return { does: "explain" };
  if (text.startsWith("?")) return { does: "rule", rule: text.slice(1).trim() };
  if (text.startsWith("!")) return { does: "call", word: text.slice(1).trim() };
  const meant = words[text.toLowerCase()];
  if (meant) return meant;
  const [first = ""] = text.split(/\s+/);
  if (/^(s|save)$/i.test(first)) return { does: "save", file: text.slice(first.length).trim() };
  if (text === "0") return { does: "answer", picks: [] };
  const picks: string[] = [];
  for (const word of text.split(/[\s,;+]+/).filter((one) => one !== "")) {
    const id = /^\d+$/.test(word) ? options[Number(word) - 1]?.id : options.find((option) => option.id === word)?.id;
    if (id !== undefined) picks.push(id);
    else if (/^[\d\s,;+]+$/.test(text)) return wrong("number", word);
    else return byName();
  }
  return { does: "answer", picks };

  function byName(): Typed {
    const [one, ...others] = optionsCalled(text, options, sentence);
    if (!one) return wrong("unknown");
    return others.length > 0 ? wrong("several") : { does: "answer", picks: [one.id] };
  }
}

/** The options that say just this; otherwise those that begin so; otherwise those in which all its words begin a word. */
function optionsCalled(text: string, options: readonly Option[], sentence: (label: Message) => string): Option[] {
  const wanted = plain(text);
  const called = options.map((option) => ({ option, says: plain(sentence(option.label)) }));
  const tests: readonly ((says: string) => boolean)[] = [
    (says) => says === wanted && wanted !== "",
    ...(wanted.length < shortest ? [] : beginnings(wanted)),
  ];
  for (const fits of tests) {
    const found = called.filter(({ says }) => fits(says));
    if (found.length > 0) return found.map(({ option }) => option);
  }
  return [];
}

/** A slip of one or two letters must not be an answer. */
const shortest = 3;

function beginnings(wanted: string): readonly ((says: string) => boolean)[] {
  return [
    (says) => says.startsWith(wanted),
    (says) => wanted.split(" ").every((word) => ` ${says}`.includes(` ${word}`)),
  ];
}

/** Without capitals, accents and signs. */
function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "");
  return letters
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The call that a word means: a number in the list of those that can be made, or an interjection's name. */
export function callMeant<Call extends { readonly callable: Callable }>(
  calls: readonly Call[],
  word: string,
): Call | undefined {
  if (/^\d+$/.test(word)) return calls.filter(({ callable }) => !callable.bar)[Number(word) - 1];
  return calls.find(({ callable }) => callable.id === word);
}
