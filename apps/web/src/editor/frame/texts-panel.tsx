import { type Language, languageNames, languages } from "@tavolata/language";
import { textIn, writing } from "@tavolata/ui/editor/draft-file.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { WordsField } from "@tavolata/ui/editor/forms/fields.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";

/** All texts of the quest, in one language after the other. */
export function TextsPanel({ workbench }: { readonly workbench: AnyWorkbench }) {
  const { page } = useWords();
  const { file, make } = useEditing();
  const [language, setLanguage] = useState<Language>(file.language);
  const slots = workbench.useTextSlots();
  return (
    <section className="ed-section">
      <fieldset className="ed-languages">
        <legend className="unseen">{page("editor.language")}</legend>
        {languages.map((one) => (
          <button key={one} type="button" lang={one} aria-pressed={one === language} onClick={() => setLanguage(one)}>
            {languageNames[one]}
            {one === file.language && <span aria-hidden="true"> ★</span>}
          </button>
        ))}
      </fieldset>
      <p className="muted">{page(language === file.language ? "editor.texts-own" : "editor.texts-other")}</p>
      {slots.map(({ name, label, longest, isShort }) => (
        <WordsField
          key={name}
          label={label}
          value={textIn(file, language, name)}
          longest={longest}
          isShort={isShort}
          lang={language}
          placeholder={language === file.language ? "" : textIn(file, file.language, name)}
          onChange={(words) => make(writing(file, language, name, words), `text ${language} ${name}`)}
        />
      ))}
    </section>
  );
}
