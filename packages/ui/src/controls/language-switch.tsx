import { languageNames, languages } from "@tavolata/language";
import { memo } from "react";
import { useWords } from "../language/words.js";
import "./language-switch.css";

/** Three buttons, each in its own language. */
export const LanguageSwitch = memo(function LanguageSwitch() {
  const { language, setLanguage, page } = useWords();
  return (
    <fieldset className="language-switch">
      <legend className="unseen">{page("language")}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={`${one.toUpperCase()} ${languageNames[one]}`}
          title={languageNames[one]}
          aria-pressed={one === language}
          onClick={() => setLanguage(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
});
