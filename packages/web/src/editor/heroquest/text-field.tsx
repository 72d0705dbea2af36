import { longestText, type QuestFile } from "@tavolata/heroquest/editor";
import type { RuleId } from "@tavolata/kernel";
import { useEditing } from "../frame/editing.js";
import { WordsField } from "../frame/fields.js";
import { textIn, writing } from "../model/draft-file.js";

interface TextProps {
  readonly label: string;
  readonly rule?: RuleId;
  /** By which name the quest speaks of the text. */
  readonly name: string;
}

/** A text of the quest in its own language. */
export function TextField({ label, rule, name }: TextProps) {
  const { file, make } = useEditing<QuestFile>();
  return (
    <WordsField
      label={label}
      rule={rule}
      value={textIn(file, file.language, name)}
      longest={longestText(name)}
      isShort={name.startsWith("own-") || name === "title"}
      lang={file.language}
      onChange={(words) => make(writing(file, file.language, name, words), `text ${name}`)}
    />
  );
}
