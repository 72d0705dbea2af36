import { isLanguage, type Language, languageOf } from "@tavolata/language";
import { useSyncExternalStore } from "react";
import { isObject, persisted } from "./persisted.js";

/** How fast steps are shown: times the usual speed. */
export const paces = [0.5, 1, 2, 4] as const;
export type Pace = (typeof paces)[number];

export const soundSettings = ["system", "on", "off"] as const;
type SoundSetting = (typeof soundSettings)[number];

export const themes = ["system", "dark", "light"] as const;
type Theme = (typeof themes)[number];

export const textScales = [90, 100, 115, 130, 150, 175, 200] as const;
type TextScale = (typeof textScales)[number];

/** Counters: as large as the words beside them, or to be read across a table. */
export const numberSizes = ["usual", "big"] as const;
type NumberSize = (typeof numberSizes)[number];

export const motions = ["system", "full", "calm"] as const;
type Motion = (typeof motions)[number];

/** Colours: the usual ones, those that people tell apart who see few, and the strongest contrast. */
export const colourAids = ["usual", "safe", "contrast"] as const;
type ColourAid = (typeof colourAids)[number];

/** The side of the device that one's thumb reaches best: large buttons and, on a phone on its side, the actions stand there. */
export const thumbs = ["right", "left"] as const;
type Thumb = (typeof thumbs)[number];

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

const kept = persisted("tavolata.preferences", suiting);

/** Those of this window: what is set in another meanwhile holds from the next page on. */
let current: Preferences | undefined;

/** The preferences of this device; where there are none, or the browser keeps none, those that suit the browser. */
export function usePreferences(): [Preferences, ChangePreferences] {
  return [useSyncExternalStore(kept.subscribe, preferences), change];
}

export function preferences(): Preferences {
  current ??= kept.read();
  return current;
}

const change: ChangePreferences = (part) => {
  current = { ...preferences(), ...part };
  kept.write(current);
};

function suiting(found: unknown): Preferences {
  const set: Partial<Record<keyof Preferences, unknown>> = isObject(found) ? found : {};
  const { language, keys } = set;
  return {
    language: typeof language === "string" && isLanguage(language) ? language : languageOf(navigator.language),
    theme: oneOf(themes, set.theme, "system"),
    textScale: oneOf(textScales, set.textScale, 100),
    numbers: oneOf(numberSizes, set.numbers, "usual"),
    motion: oneOf(motions, set.motion, "system"),
    sound: oneOf(soundSettings, set.sound, "off"),
    colours: oneOf(colourAids, set.colours, "usual"),
    thumb: oneOf(thumbs, set.thumb, "right"),
    pace: oneOf(paces, set.pace, 1),
    keys: typeof keys === "boolean" ? keys : true,
  };
}

function oneOf<T>(known: readonly T[], value: unknown, usual: T): T {
  return known.find((one) => one === value) ?? usual;
}
