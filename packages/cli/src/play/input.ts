import type { Decision } from "@tavolata/kernel";

/** What a person entered at a question. */
export type Input =
  | { readonly does: "answer"; readonly picks: readonly string[] }
  | { readonly does: "explain" }
  | { readonly does: "rule"; readonly rule: string }
  | { readonly does: "call"; readonly word: string }
  | { readonly does: "undo" | "redo" | "log" | "look" | "help" }
  | { readonly does: "quit" }
  | { readonly does: "save"; readonly file: string }
  | { readonly does: "wrong"; readonly why: Wrong };

/** What is wrong with it: the message `input.<key>`. */
export interface Wrong {
  readonly key: "nothing" | "no-file" | "unknown" | "number";
  readonly word: string;
  readonly last: number;
}

const words: Readonly<Record<string, Input>> = {
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

/** Reads a line: numbers of options ("1 3"), ids of options, or one of the words that do something else. */
export function readInput(line: string, { options }: Pick<Decision, "options">): Input {
  const text = line.trim();
  const wrong = (key: Wrong["key"], word = text): Input => ({
    does: "wrong",
    why: { key, word, last: options.length },
  });
  if (text === "") return wrong("nothing");
  if (text === "?") return { does: "explain" };
  if (text.startsWith("?")) return { does: "rule", rule: text.slice(1).trim() };
  if (text.startsWith("!")) return { does: "call", word: text.slice(1).trim() };
  const meant = words[text.toLowerCase()];
  if (meant) return meant;
  const [first, ...rest] = text.split(/\s+/);
  if (/^(s|save)$/i.test(first!)) {
    const file = text.slice(first!.length).trim();
    return rest.length > 0 ? { does: "save", file } : wrong("no-file");
  }
  if (text === "0") return { does: "answer", picks: [] };
  const picks: string[] = [];
  for (const word of text.split(/[\s,;+]+/).filter((one) => one !== "")) {
    const id = /^\d+$/.test(word) ? options[Number(word) - 1]?.id : options.find((option) => option.id === word)?.id;
    if (id === undefined) return wrong(/^\d+$/.test(word) ? "number" : "unknown", word);
    picks.push(id);
  }
  return { does: "answer", picks };
}
