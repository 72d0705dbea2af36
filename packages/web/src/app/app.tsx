import type { Language } from "@tavolata/language";
import { useCallback } from "react";
import { useGameData } from "../games/game-data.js";
import { lanternQuayFace } from "../games/lantern-quay/face.js";
import { SpeakerProvider, WordsProvider } from "../language/words.js";
import { RulebookProvider } from "../rules/rulebook.js";
import { CrashBoundary } from "./crash.js";
import { LoadingScreen } from "./loading-screen.js";
import { usePreferences } from "./preferences.js";
import { Screens } from "./screens.js";

/** The page: the words around everything, then the game's own, then the screen that the address names. */
export function App() {
  const [preferences, setPreferences] = usePreferences();
  const setLanguage = useCallback((language: Language) => setPreferences({ language }), [setPreferences]);
  const face = lanternQuayFace;
  const loading = useGameData(face.ruleset.id);
  return (
    <WordsProvider language={preferences.language} setLanguage={setLanguage}>
      <CrashBoundary>
        {loading.state === "ready" ? (
          <SpeakerProvider messages={loading.data.messages}>
            <RulebookProvider rules={loading.data.rules}>
              <Screens
                face={face}
                messages={loading.data.messages}
                preferences={preferences}
                setPreferences={setPreferences}
              />
            </RulebookProvider>
          </SpeakerProvider>
        ) : (
          <LoadingScreen loading={loading} />
        )}
      </CrashBoundary>
    </WordsProvider>
  );
}
