import { games } from "@tavolata/games";
import type { Options } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { goOnTo, goTo } from "@tavolata/ui/page/route.js";
import type { LocalSeating } from "@tavolata/ui/table/seats/seating.js";
import { useCallback, useEffect, useState } from "react";
import type { ScreenProps } from "../app/screens.js";
import { gameModuleOf } from "../games/game-modules.js";
import { gameScreenOf } from "../games/screens.js";
import type { LocalGame } from "../table/saved/local-session.js";
import { useSavedTable } from "../table/saved/use-local-table.js";
import { TableRoom } from "../table/table-room.js";
import { StartScreen } from "./start-screen.js";

interface QuayProps extends ScreenProps {
  readonly isTable: boolean;
}

/** The game that is played at this device alone. */
const { id: game } = games.find(({ playsHere }) => playsHere)!;

/** That game without a server: its rules are in the page, and the match is kept in the browser. */
export default function QuayScreens(props: QuayProps) {
  const local = useLocalGame();
  if (!local) return <LoadingScreen loading={{ state: "loading" }} />;
  return (
    <GameWords game={game} isOpen={local.gameModule.secretMessages !== undefined}>
      {(messages) => <Quay {...props} local={local} messages={messages} />}
    </GameWords>
  );
}

function useLocalGame(): LocalGame | undefined {
  const [local, setLocal] = useState<LocalGame>();
  useEffect(() => {
    void Promise.all([gameScreenOf(game), gameModuleOf(game)]).then(([gameScreen, gameModule]) =>
      setLocal({ gameScreen, gameModule }),
    );
  }, []);
  return local;
}

interface PlaceProps extends QuayProps {
  readonly local: LocalGame;
  readonly messages: MessageTables;
}

function Quay({ local, messages, isTable, preferences, setPreferences }: PlaceProps) {
  const table = useSavedTable(local);
  const { session, start } = table;
  const isLost = isTable && !session;
  useEffect(() => {
    if (isLost) goOnTo({ at: "quay" });
  }, [isLost]);
  const begin = useCallback(
    (options: Options, seating: LocalSeating) => {
      start(options, seating);
      goTo({ at: "quay-table" });
    },
    [start],
  );
  if (isTable && session) {
    return (
      <TableRoom
        key={session.seedHash}
        session={session}
        keeping={table}
        messages={messages}
        preferences={preferences}
        setPreferences={setPreferences}
        onAgain={() => begin(session.options, session.seating)}
        onLeave={() => goTo({ at: "quay" })}
      />
    );
  }
  return <StartScreen local={local} table={table} onBegin={begin} />;
}
