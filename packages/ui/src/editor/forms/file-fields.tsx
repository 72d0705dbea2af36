import { languageNames, languages } from "@tavolata/language";
import { useWords } from "../../language/words.js";
import type { QuestChange } from "../change.js";
import type { DraftFile } from "../draft-file.js";
import { useEditing } from "../editing.js";
import { ChoiceField, WordsField } from "./fields.js";

/** What is said about the file itself: in which language it is whole, and who made it. */
export function FileFields() {
  const { page } = useWords();
  const { file, make } = useEditing();
  const become = (language: DraftFile["language"]) => {
    // What nobody has written in it yet stays as it was: nothing is missing then.
    const texts: QuestChange[] = file.texts[language]
      ? []
      : [{ does: "set", field: `texts.${language}`, value: { ...file.texts[file.language] } }];
    make([{ does: "set", field: "language", value: language }, ...texts]);
  };
  return (
    <>
      <ChoiceField
        label={page("editor.language")}
        value={file.language}
        options={languages.map((one) => [one, languageNames[one]] as const)}
        onChange={(language) => become(language as DraftFile["language"])}
      />
      <WordsField
        label={page("editor.author")}
        value={file.author ?? ""}
        longest={60}
        isShort
        onChange={(author) =>
          make(
            author === "" ? { does: "remove", field: "author" } : { does: "set", field: "author", value: author },
            "author",
          )
        }
      />
    </>
  );
}
