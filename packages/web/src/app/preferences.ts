import { isLanguage, type Language, languageOf } from "@tavolata/language";
import { useCallback, useState } from "react";

/** How fast bots answer: times the usual speed. */
export const paces = [0.5, 1, 2, 4] as const;
export type Pace = (typeof paces)[number];

/** What somebody has set on this device, for all matches. */
export interface Preferences {
  readonly language: Language;
  readonly pace: Pace;
  /** Whether single keys do something. */
  readonly keys: boolean;
}

const place = "tavolata.preferences";

/** The preferences of this device; where there are none, or the browser keeps none, those that suit the browser. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(read);
  const change = useCallback((part: Partial<Preferences>) => {
    setPreferences((before) => {
      const after = { ...before, ...part };
      write(after);
      return after;
    });
  }, []);
  return [preferences, change];
}

function read(): Preferences {
  const usual: Preferences = { language: languageOf(navigator.language), pace: 1, keys: true };
  const text = storage()?.getItem(place);
  if (!text) return usual;
  const { language, pace, keys } = parsed(text);
  return {
    language: typeof language === "string" && isLanguage(language) ? language : usual.language,
    pace: paces.find((one) => one === pace) ?? usual.pace,
    keys: typeof keys === "boolean" ? keys : usual.keys,
  };
}

function write(preferences: Preferences): void {
  try {
    storage()?.setItem(place, JSON.stringify(preferences));
  } catch (error) {
    console.warn("The preferences can't be kept:", error); // they hold until the page is closed
  }
}

function parsed(text: string): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch (error) {
    console.warn("The kept preferences can't be read:", error);
    return {};
  }
}

/** A browser may be set to refuse even the look at its storage. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch (error) {
    console.warn("This browser keeps nothing:", error);
    return undefined;
  }
}
