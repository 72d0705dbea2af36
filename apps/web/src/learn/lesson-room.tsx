import type { MessageTables } from "@tavolata/language";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import type { ScreenProps } from "../app/screens.js";
import { gameModuleOf } from "../games/game-modules.js";
import { gameScreenOf } from "../games/screens.js";
import { TableRoom } from "../table/table-room.js";
import { LessonBox } from "./lesson-box.js";
import { LessonSession } from "./lesson-session.js";
import { savedProgress } from "./saved-progress.js";
import { tutorialOf } from "./taught-games.js";

interface LessonRoomProps extends ScreenProps {
  readonly game: string;
}

type Opening = { readonly session?: LessonSession; readonly failure?: string };

/** A tutorial at its table. Its match is written down beforehand, so that the game's rules may be in the page. */
export function LessonRoom({ game, ...props }: LessonRoomProps) {
  const { page } = useWords();
  const [attempt, setAttempt] = useState(0);
  const [{ session, failure }, setOpening] = useState<Opening>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again
  useEffect(() => {
    let isWanted = true;
    load(game).then(
      (loaded) => isWanted && setOpening({ session: loaded }),
      (error: unknown) => isWanted && setOpening({ failure: String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [game, attempt]);
  if (failure !== undefined) {
    const retry = () => {
      setOpening({});
      setAttempt(attempt + 1);
    };
    return <LoadingScreen loading={{ state: "failed", what: page("learn.failed"), why: failure, retry }} />;
  }
  if (!session) return <LoadingScreen loading={{ state: "loading" }} />;
  return (
    <GameWords game={game} isOpen={session.hasSecretWords}>
      {(messages) => <Lessons {...props} session={session} messages={messages} />}
    </GameWords>
  );
}

async function load(game: string): Promise<LessonSession> {
  const [gameScreen, gameModule, tutorial] = await Promise.all([
    gameScreenOf(game),
    gameModuleOf(game),
    tutorialOf(game),
  ]);
  if (!tutorial) throw new Error(`There is no tutorial of ${game}.`);
  return new LessonSession({ gameScreen, gameModule }, tutorial, savedProgress(game).lesson);
}

interface LessonsProps extends ScreenProps {
  readonly session: LessonSession;
  readonly messages: MessageTables;
}

function Lessons({ session, messages, preferences, setPreferences }: LessonsProps) {
  return (
    <TableRoom
      session={session}
      messages={messages}
      preferences={preferences}
      setPreferences={setPreferences}
      onAgain={() => session.goTo(0)}
      onLeave={() => goTo({ at: "learn" })}
      beside={<LessonBox session={session} />}
    />
  );
}
