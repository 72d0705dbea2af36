import type { MessageArgument } from "@tavolata/kernel";
import { type Language, type MessageTables, Speaker } from "@tavolata/language";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import en from "../../messages/en.json";
import fr from "../../messages/fr.json";
import heroQuestEn from "../../messages/heroquest/en.json";
import heroQuestFr from "../../messages/heroquest/fr.json";
import heroQuestIt from "../../messages/heroquest/it.json";
import it from "../../messages/it.json";
import tableEn from "../../messages/table/en.json";
import tableFr from "../../messages/table/fr.json";
import tableIt from "../../messages/table/it.json";

/** A text of the page itself, or of a game's face. */
export type PageKey = keyof typeof en | keyof typeof tableEn | keyof typeof heroQuestEn;

export type Arguments = Readonly<Record<string, MessageArgument>>;

/** The words of the page, in the language that was chosen. */
export interface Words {
  readonly language: Language;
  setLanguage(language: Language): void;
  page(key: PageKey, args?: Arguments): string;
}

/** The page's own texts, and those of the games' faces. */
export const pageMessages: MessageTables = {
  en: { ...en, ...tableEn, ...heroQuestEn },
  it: { ...it, ...tableIt, ...heroQuestIt },
  fr: { ...fr, ...tableFr, ...heroQuestFr },
};

const WordsContext = createContext<Words | undefined>(undefined);
const SpeakerContext = createContext<Speaker | undefined>(undefined);

interface WordsProps {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Gives everything inside it the page's own words. */
export function WordsProvider({ language, setLanguage, children }: WordsProps) {
  const words = useMemo((): Words => {
    const speaker = new Speaker(language, pageMessages);
    return { language, setLanguage, page: (key, args) => speaker.say(args ? { key, args } : { key }) };
  }, [language, setLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <WordsContext value={words}>{children}</WordsContext>;
}

export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("There are no words here: put a WordsProvider around it.");
  return words;
}

interface SpeakerProps {
  readonly messages: MessageTables;
  /** The language in which these messages are. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** Gives everything inside it the words of a game. */
export function SpeakerProvider({ messages, language, children }: SpeakerProps) {
  const speaker = useMemo(() => new Speaker(language, messages), [language, messages]);
  return <SpeakerContext value={speaker}>{children}</SpeakerContext>;
}

export function useSpeaker(): Speaker {
  const speaker = useContext(SpeakerContext);
  if (!speaker) throw new Error("No game speaks here: put a SpeakerProvider around it.");
  return speaker;
}
