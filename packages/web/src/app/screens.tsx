import type { Options } from "@tavolata/kernel";
import type { MessageTables } from "@tavolata/language";
import { useCallback, useEffect } from "react";
import type { GameFace } from "../games/face.js";
import { StartScreen } from "../start/start-screen.js";
import type { Seating } from "../table/seating.js";
import { TableRoom } from "../table/table-room.js";
import { useKeptTable } from "../table/use-kept-table.js";
import type { Preferences } from "./preferences.js";
import { goTo, useRoute } from "./route.js";

interface ScreensProps {
  readonly face: GameFace;
  readonly messages: MessageTables;
  readonly preferences: Preferences;
  readonly setPreferences: (change: Partial<Preferences>) => void;
}

/** The screen that the address names. Without a match there is only the start. */
export function Screens({ face, messages, preferences, setPreferences }: ScreensProps) {
  const route = useRoute();
  const table = useKeptTable(face);
  const { session, start } = table;
  const isLost = route === "table" && !session;
  useEffect(() => {
    if (isLost) goTo("start");
  }, [isLost]);
  const begin = useCallback(
    (options: Options, seating: Seating) => {
      start(options, seating);
      goTo("table");
    },
    [start],
  );
  if (route === "table" && session) {
    return (
      <TableRoom
        key={session.seedHash}
        session={session}
        table={table}
        messages={messages}
        preferences={preferences}
        setPreferences={setPreferences}
        onAgain={() => begin(session.options, session.seating)}
      />
    );
  }
  return <StartScreen face={face} table={table} onBegin={begin} />;
}
