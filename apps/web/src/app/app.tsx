import type { Language } from "@tavolata/language";
import { WordsProvider } from "@tavolata/ui/language/words.js";
import { usePreferences } from "@tavolata/ui/page/preferences.js";
import { useCallback } from "react";
import { useAppearance } from "./appearance.js";
import { CrashBoundary } from "./crash.js";
import { Screens } from "./screens.js";
import { VersionBar } from "./version-bar.js";

/** The page: the words around everything, then the screen that the address names. */
export function App() {
  const [preferences, setPreferences] = usePreferences();
  useAppearance(preferences);
  const setLanguage = useCallback((language: Language) => setPreferences({ language }), [setPreferences]);
  return (
    <WordsProvider language={preferences.language} setLanguage={setLanguage}>
      <CrashBoundary>
        <Screens preferences={preferences} setPreferences={setPreferences} />
      </CrashBoundary>
      <VersionBar />
    </WordsProvider>
  );
}
