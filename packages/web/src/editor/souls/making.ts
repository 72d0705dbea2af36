import type { Json } from "@tavolata/kernel";
import type { Speaker } from "@tavolata/language";
import type { QuestFile } from "@tavolata/souls/editor";
import type { PageKey } from "../../language/pieces.js";
import type { FieldKind, Fresh, OneKind, ValueKind } from "../frame/value-kinds.js";
import type { Choices } from "./choices.js";

/** What a table of forms is made with: the quest, and the words of the page and of the game. */
export interface Making {
  readonly file: QuestFile;
  readonly page: (key: PageKey) => string;
  readonly speaker: Speaker;
  readonly choices: Choices;
}

export function fresh(value: Json): Fresh {
  return { value };
}

/** A kind of thing by its word. */
export function kindOf(
  word: string,
  label: string,
  fields: readonly FieldKind[],
  begin: () => Json | undefined,
): OneKind {
  const value = () => {
    const first = begin();
    return first === undefined ? undefined : fresh(first);
  };
  return { word, label, fields, fresh: value };
}

export function numbers(least: number, most: number): ValueKind {
  return { is: "number", least, most };
}
