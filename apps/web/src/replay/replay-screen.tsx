import type { MatchFile } from "@tavolata/client";
import { joinTables, type MessageTables } from "@tavolata/language";
import { useEffect, useState } from "react";
import { client, someone } from "../app/client.js";
import { LoadingScreen } from "../app/loading-screen.js";
import { ContentProvider } from "../figures/content.js";
import { putInForce, soundCorrections } from "../figures/game-figures.js";
import type { Looks } from "../games/face.js";
import { GameWords } from "../games/game-words.js";
import { looksOf } from "../games/wardrobe.js";
import { worksOf } from "../games/works.js";
import { faultKey } from "../language/faults.js";
import { useWords } from "../language/words.js";
import { clientAt, isAtHome } from "../offline/home-client.js";
import { Player } from "./player.js";
import { ReplayRoom } from "./replay-room.js";

interface ReplayProps {
  /** The token of a link to a replay, or the table of a match that is over. */
  readonly by: { readonly link: string } | { readonly id: string };
}

interface Loaded {
  readonly file: MatchFile;
  readonly looks: Looks;
  readonly player: Player;
  readonly hasSecretWords: boolean;
  /** The words that the table brought along. */
  readonly ownMessages: MessageTables | undefined;
  /** The match's corrections, as far as this page knows them. */
  readonly corrections: string;
  /** Takes them back. */
  takeBack(): void;
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
    let opened: Loaded | undefined;
    load(by, page("guest")).then(
      (loaded) => {
        opened = loaded;
        if (isWanted) setOpening({ state: "open", loaded });
        else loaded.takeBack();
      },
      (error: unknown) => {
        const retry = () => setAttempt((before) => before + 1);
        if (isWanted) setOpening({ state: "failed", what: page("table.closed"), why: page(faultKey(error)), retry });
      },
    );
    return () => {
      isWanted = false;
      opened?.takeBack();
    };
  }, [place, attempt]);
  if (opening.state !== "open") return <LoadingScreen loading={opening} />;
  const { file, looks, player, hasSecretWords, ownMessages, corrections } = opening.loaded;
  return (
    <GameWords game={file.table.game} isOpen={hasSecretWords}>
      {(messages) => (
        <ContentProvider corrections={corrections}>
          <ReplayRoom
            table={file.table}
            save={file.save}
            looks={looks}
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
  const file = await ("link" in by ? client.replay(by.link) : clientAt(by.id).matchFile(by.id));
  const [looks, works] = await Promise.all([looksOf(file.table.game), worksOf(file.table.game)]);
  const player = new Player(works, file.save);
  const ownMessages = works.ownMessages?.(file.save.options);
  const corrections = await soundCorrections(file.table.game, file.save.options);
  const takeBack = await putInForce(file.table.game, file.save.options);
  const hasSecretWords = works.secretMessages !== undefined;
  return { file, looks, player, hasSecretWords, ownMessages, corrections, takeBack };
}
