import type { Language } from "@tavolata/language";
import type { RuleInfo } from "../game/game-data.js";

/** The rules that have all these words, in their number, title or text. */
export function foundIn(rules: readonly RuleInfo[], search: string, language: Language): readonly RuleInfo[] {
  const words = plain(search, language).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  return rules.filter(({ id, title, text }) => {
    const whole = plain(`${id} ${title[language]} ${text[language]}`, language);
    return words.every((word) => whole.includes(word));
  });
}

/** Without capitals and accents: nobody types them into a search. */
function plain(text: string, language: Language): string {
  return text.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "");
}
