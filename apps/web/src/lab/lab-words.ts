import { type Language, type MessageTable, Speaker } from "@tavolata/language";
import { useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";

const loaders: Readonly<Record<Language, () => Promise<{ readonly default: MessageTable }>>> = {
  en: () => import("@tavolata/lab/messages/en.json"),
  it: () => import("@tavolata/lab/messages/it.json"),
  fr: () => import("@tavolata/lab/messages/fr.json"),
};

/** The lab's own words, which also stand on the page that its command writes; nothing as long as they haven't come. */
export function useLabSpeaker(): Speaker | undefined {
  const { language } = useWords();
  const [speaker, setSpeaker] = useState<Speaker>();
  useEffect(() => {
    let isWanted = true;
    loaders[language]().then(
      ({ default: table }) =>
        isWanted && setSpeaker(new Speaker(language, { en: {}, it: {}, fr: {}, [language]: table })),
      (error: unknown) => console.warn("The lab's words can't be loaded:", error),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  return speaker;
}
