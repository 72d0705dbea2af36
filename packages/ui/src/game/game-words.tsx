import type { MessageTables } from "@tavolata/language";
import type { ReactNode } from "react";
import { SpeakerProvider } from "../language/words.js";
import { LoadingScreen } from "../page/loading-screen.js";
import { RulebookProvider } from "../rules/rulebook.js";
import { useGameData } from "./game-data.js";

interface GameWordsProps {
  readonly game: string;
  /** The whole match may be known here: also the words that are secret until they are told. */
  readonly isOpen?: boolean;
  readonly children: (messages: MessageTables) => ReactNode;
}

/** Gives everything inside it a game's words and rules, once they have come. */
export function GameWords({ game, isOpen = false, children }: GameWordsProps) {
  const loading = useGameData(game, isOpen);
  if (loading.state !== "ready") return <LoadingScreen loading={loading} />;
  const { messages, rules, language } = loading.data;
  return (
    <SpeakerProvider messages={messages} language={language}>
      <RulebookProvider game={game} rules={rules}>
        {children(messages)}
      </RulebookProvider>
    </SpeakerProvider>
  );
}
