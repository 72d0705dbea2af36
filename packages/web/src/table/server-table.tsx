import { useCallback, useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { LoadingScreen } from "../app/loading-screen.js";
import { goTo } from "../app/route.js";
import type { ScreenProps } from "../app/screens.js";
import { GameWords } from "../games/game-words.js";
import { looksOf } from "../games/wardrobe.js";
import { faultKey } from "../language/faults.js";
import { useWords } from "../language/words.js";
import { handsAt } from "./hands.js";
import { ServerSession } from "./server-session.js";
import { TableRoom } from "./table-room.js";

interface ServerTableProps extends ScreenProps {
  readonly id: string;
}

type Opening =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly why: string; retry(): void }
  | { readonly state: "open"; readonly session: ServerSession };

/** A table at the server. */
export default function ServerTable({ id, ...props }: ServerTableProps) {
  const opening = useServerSession(id);
  const again = useCallback(async () => goTo({ at: "table", id: (await client.rematch(id)).id }), [id]);
  if (opening.state !== "open") return <LoadingScreen loading={opening} />;
  const { session } = opening;
  return (
    <GameWords game={session.game}>
      {(messages) => (
        <TableRoom
          {...props}
          session={session}
          messages={messages}
          onAgain={() => void again()}
          onLeave={() => goTo({ at: "home" })}
        />
      )}
    </GameWords>
  );
}

function useServerSession(id: string): Opening {
  const { page } = useWords();
  const guest = page("guest");
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the same again, and the guest's name counts once
  useEffect(() => {
    let isWanted = true;
    let opened: ServerSession | undefined;
    openSession(id, guest).then(
      (session) => {
        opened = session;
        if (isWanted) setOpening({ state: "open", session });
        else session.close();
      },
      (error: unknown) => {
        const why = page(faultKey(error));
        if (isWanted) setOpening({ state: "failed", why, retry: () => setAttempt((before) => before + 1) });
      },
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [id, attempt]);
  return opening;
}

async function openSession(id: string, guest: string): Promise<ServerSession> {
  await someone(guest);
  const table = await client.table(id);
  return ServerSession.open({ client, table, looks: await looksOf(table.game), hands: handsAt(id) });
}
