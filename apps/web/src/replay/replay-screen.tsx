import type { MatchFile } from "@tavolata/client";
import type { Save } from "@tavolata/kernel";
import { joinTables, type MessageTables } from "@tavolata/language";
import { ContentProvider } from "@tavolata/ui/game/content.js";
import type { GameScreen } from "@tavolata/ui/game/game-screen.js";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { gameModuleOf } from "../games/game-modules.js";
import { gameScreenOf } from "../games/screens.js";
import { faultKey } from "../language/faults.js";
import { clientAt, isAtHome } from "../offline/home-client.js";
import { soundCorrections } from "../printed-values/game-values.js";
import { ReplayPlayer } from "./player.js";
import { ReplayRoom } from "./replay-room.js";

interface ReplayProps {
  /** The token of a link to a replay, or the table of a match that is over. */
  readonly by: { readonly link: string } | { readonly id: string };
}

interface Loaded {
  readonly table: MatchFile["table"];
  readonly save: Save;
  readonly gameScreen: GameScreen;
  readonly player: ReplayPlayer;
  readonly hasSecretWords: boolean;
  /** The words that the table brought along. */
  readonly ownMessages: MessageTables | undefined;
  /** The match's corrections, as far as this page knows them. */
  readonly corrections: string;
}

type Opening =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly what: string; readonly why: string; retry(): void }
  | { readonly state: "open"; readonly loaded: Loaded };

/** A match that is over, from its first moment to its last. Only now its rules come into the page: nothing is secret any more. */
export default function ReplayScreen({ by }: ReplayProps) {
  const { page } = useWords();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ state: "loading" });
  const place = JSON.stringify(by);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stands for whence it comes; another attempt is the same again
  useEffect(() => {
    let isWanted = true;
    load(by, page("guest")).then(
      (loaded) => {
        if (isWanted) setOpening({ state: "open", loaded });
      },
      (error: unknown) => {
        const retry = () => setAttempt((before) => before + 1);
        if (isWanted) setOpening({ state: "failed", what: page("table.closed"), why: page(faultKey(error)), retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [place, attempt]);
  if (opening.state !== "open") return <LoadingScreen loading={opening} />;
  const { table, save, gameScreen, player, hasSecretWords, ownMessages, corrections } = opening.loaded;
  return (
    <GameWords game={table.game} isOpen={hasSecretWords}>
      {(messages) => (
        <ContentProvider corrections={corrections}>
          <ReplayRoom
            table={table}
            save={save}
            gameScreen={gameScreen}
            player={player}
            messages={ownMessages ? joinTables(messages, ownMessages) : messages}
            isShared={"link" in by}
          />
        </ContentProvider>
      )}
    </GameWords>
  );
}

async function load(by: ReplayProps["by"], guest: string): Promise<Loaded> {
  if ("id" in by && !isAtHome(by.id)) await someone(guest);
  const { table, save: filed } = await ("link" in by ? client.replay(by.link) : clientAt(by.id).matchFile(by.id));
  const { seed } = filed;
  if (seed === undefined) throw new Error("The match isn't over: its seed isn't told yet.");
  const save: Save = { ...filed, seed };
  const [gameScreen, gameModule] = await Promise.all([gameScreenOf(table.game), gameModuleOf(table.game)]);
  const player = new ReplayPlayer(gameModule, save);
  const ownMessages = gameModule.ownMessages?.(save.options);
  const corrections = await soundCorrections(table.game, save.options);
  return {
    table,
    save,
    gameScreen,
    player,
    hasSecretWords: gameModule.secretMessages !== undefined,
    ownMessages,
    corrections,
  };
}
