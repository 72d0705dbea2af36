import type { MessageArgument } from "@tavolata/kernel";
import type { Language } from "@tavolata/language";
import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";

/** A message of the game. */
interface Sentence {
  readonly key: string;
  readonly args: Readonly<Record<string, MessageArgument>>;
}

interface Said {
  readonly code: string;
  readonly args: Sentence["args"];
}

/** What reads a game's files. */
interface Reader {
  read(text: string): { readonly file: DraftFile } | { readonly problems: readonly Said[] };
  drawing?(
    text: string,
    language: Language,
  ): { readonly file: DraftFile; readonly remarks: readonly Said[] } | { readonly refused: Said };
}

export type ImportResult =
  | { readonly file: DraftFile; readonly remarks: readonly Sentence[] }
  | { readonly refused: readonly Sentence[] };

/** No file that anybody brings is longer than this, whatever its format. */
const longest = 1_000_000;

/** Nobody reads more reasons than these. */
const mostReasons = 8;

/** Reads a file that anybody may have written: ours as JSON, a drawing of another program as XML; its first character says which. */
export function brought(workbench: Reader, text: string, language: Language): ImportResult {
  const start = text.slice(0, longest).trimStart();
  if (start.startsWith("<") && workbench.drawing) {
    const read = workbench.drawing(text.slice(0, longest + 1), language);
    if ("refused" in read) return { refused: [{ key: `import.${read.refused.code}`, args: read.refused.args }] };
    return {
      file: read.file,
      remarks: read.remarks.map(({ code, args }) => ({ key: `remark.${code}`, args })),
    };
  }
  const read = workbench.read(text);
  if ("file" in read) return { file: read.file, remarks: [] };
  return { refused: read.problems.slice(0, mostReasons).map(({ code, args }) => ({ key: `problem.${code}`, args })) };
}

/** The text of a file, in the letters in which it was written: UTF-8, or what Windows wrote before. */
export async function lettersOf(file: Blob): Promise<string> {
  const bytes = await file.slice(0, longest + 1).arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
