import { isLanguage, type Language, languageOf } from "@tavolata/language";
import { useSyncExternalStore } from "react";

/** How fast steps are shown: times the usual speed. */
export const paces = [0.5, 1, 2, 4] as const;
export type Pace = (typeof paces)[number];

export const soundSettings = ["system", "on", "off"] as const;
export type SoundSetting = (typeof soundSettings)[number];

export const themes = ["system", "dark", "light"] as const;
export type Theme = (typeof themes)[number];

export const textScales = [90, 100, 115, 130, 150, 175, 200] as const;
export type TextScale = (typeof textScales)[number];

/** Counters: as large as the words beside them, or to be read across a table. */
export const numberSizes = ["usual", "big"] as const;
export type NumberSize = (typeof numberSizes)[number];

export const motions = ["system", "full", "calm"] as const;
export type Motion = (typeof motions)[number];

/** Colours: the usual ones, those that people tell apart who see few, and the strongest contrast. */
export const colourAids = ["usual", "safe", "contrast"] as const;
export type ColourAid = (typeof colourAids)[number];

/** The side of the device that one's thumb reaches best: large buttons and, on a phone on its side, the actions stand there. */
export const thumbs = ["right", "left"] as const;
export type Thumb = (typeof thumbs)[number];

/** What somebody has set on this device, for all matches. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  /** In percent. */
  readonly textScale: TextScale;
  readonly numbers: NumberSize;
  readonly motion: Motion;
  /** Off until somebody wants it; `system` means on, unless one wants calm. */
  readonly sound: SoundSetting;
  readonly colours: ColourAid;
  readonly thumb: Thumb;
  readonly pace: Pace;
  /** Whether single keys do something. */
  readonly keys: boolean;
}

export type ChangePreferences = (change: Partial<Preferences>) => void;

const place = "tavolata.preferences";
const listeners = new Set<() => void>();
let current: Preferences | undefined;

/** The preferences of this device; where there are none, or the browser keeps none, those that suit the browser. */
export function usePreferences(): [Preferences, ChangePreferences] {
  return [useSyncExternalStore(subscribe, preferences), change];
}

export function preferences(): Preferences {
  current ??= read();
  return current;
}

const change: ChangePreferences = (part) => {
  current = { ...preferences(), ...part };
  write(current);
  for (const listener of [...listeners]) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): Preferences {
  const kept = parsed(storage()?.getItem(place) ?? "{}");
  const { language, keys } = kept;
  return {
    language: typeof language === "string" && isLanguage(language) ? language : languageOf(navigator.language),
    theme: oneOf(themes, kept.theme, "system"),
    textScale: oneOf(textScales, kept.textScale, 100),
    numbers: oneOf(numberSizes, kept.numbers, "usual"),
    motion: oneOf(motions, kept.motion, "system"),
    sound: oneOf(soundSettings, kept.sound, "off"),
    colours: oneOf(colourAids, kept.colours, "usual"),
    thumb: oneOf(thumbs, kept.thumb, "right"),
    pace: oneOf(paces, kept.pace, 1),
    keys: typeof keys === "boolean" ? keys : true,
  };
}

function oneOf<T>(known: readonly T[], value: unknown, usual: T): T {
  return known.find((one) => one === value) ?? usual;
}

function write(kept: Preferences): void {
  try {
    storage()?.setItem(place, JSON.stringify(kept));
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
