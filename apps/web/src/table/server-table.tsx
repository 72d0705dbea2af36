import { ContentProvider } from "@tavolata/ui/game/content.js";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { NotYet } from "@tavolata/ui/table/not-yet.js";
import { useCallback } from "react";
import type { ScreenProps } from "../app/screens.js";
import { clientAt } from "../offline/home-client.js";
import { Lobby } from "./lobby/lobby.js";
import { TableRoom } from "./table-room.js";
import { type TablePlace, useServerSession } from "./use-server-session.js";

interface ServerTableProps extends ScreenProps {
  readonly by: TablePlace;
}

/** A table at the server: while it gathers those who will play, and then the match. */
export default function ServerTable({ by, ...props }: ServerTableProps) {
  const opening = useServerSession(by);
  const session = opening.state === "open" ? opening.session : undefined;
  const again = useCallback(async () => {
    if (session) goTo({ at: "table", id: (await clientAt(session.id).rematch(session.id)).id });
  }, [session]);
  if (opening.state === "waiting") return <NotYet begins={opening.begins} />;
  if (opening.state === "loading" || opening.state === "failed") return <LoadingScreen loading={opening} />;
  const game = opening.state === "open" ? opening.session.game : opening.gathering.gathered().table.game;
  return (
    <GameWords game={game}>
      {(messages) =>
        opening.state === "gathering" ? (
          <Lobby gathering={opening.gathering} messages={messages} />
        ) : (
          <ContentProvider corrections={opening.corrections}>
            <TableRoom
              {...props}
              session={opening.session}
              messages={messages}
              onAgain={() => void again()}
              onLeave={() => goTo({ at: "home" })}
            />
          </ContentProvider>
        )
      }
    </GameWords>
  );
}
