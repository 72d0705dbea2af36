import type { MessageArgument } from "@tavolata/kernel";
import { type Language, type MessageTables, Speaker } from "@tavolata/language";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { loadOnceOnline } from "../page/network.js";
import { isSpoken, learn, pageMessages } from "./page-messages.js";
import type { PageKey } from "./pieces.js";

export type { PageKey } from "./pieces.js";

export type Arguments = Readonly<Record<string, MessageArgument>>;

/** The words of the page, in the language that was chosen. */
export interface Words {
  readonly language: Language;
  setLanguage(language: Language): void;
  page(key: PageKey, args?: Arguments): string;
}

const WordsContext = createContext<Words | undefined>(undefined);
const SpeakerContext = createContext<Speaker | undefined>(undefined);

interface WordsProps {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Gives everything inside it the page's own words. When another language is wanted, the old one is spoken until it has come. */
export function WordsProvider({ language: wanted, setLanguage, children }: WordsProps) {
  const [language, setSpoken] = useState(wanted);
  useEffect(() => {
    if (isSpoken(wanted)) {
      setSpoken(wanted);
      return;
    }
    let isWanted = true;
    loadOnceOnline(() => learn(wanted)).then(
      () => isWanted && setSpoken(wanted),
      (error: unknown) => console.warn("The language can't be loaded:", error), // the old one is still spoken
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const words = useMemo((): Words => {
    const speaker = new Speaker(language, pageMessages);
    return { language, setLanguage, page: (key, args) => speaker.say(args ? { key, args } : { key }) };
  }, [language, setLanguage]);
  useEffect(() => {
    document.documentElement.lang = language;
    // Whoever installs the app is told what it is, and finds its shortcuts, in the language of the page.
    const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    manifest?.setAttribute("href", language === "en" ? "./manifest.webmanifest" : `./manifest.${language}.webmanifest`);
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
