import { games } from "@tavolata/games";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { GameWords } from "@tavolata/ui/game/game-words.js";
import { loadPart } from "@tavolata/ui/game/screen-parts.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { useEffect, useState } from "react";
import { DraftRoom } from "./frame/draft-room.js";
import { type EditedGame, EditorShelf } from "./frame/editor-shelf.js";
import "./editor.css";

/** The games whose quests can be written, each loaded when somebody does. */
const edited = games.flatMap(({ id, editor }) => (editor ? [{ id, editor }] : []));
const shelves: readonly EditedGame[] = edited.map(({ id, editor }) => ({ id, title: editor.title }));

interface EditorProps {
  readonly game: string | undefined;
  readonly draft: string | undefined;
}

/** The quest editor: all quests of one's own, or one of them. */
export default function EditorScreen({ game, draft }: EditorProps) {
  const [workbench, setWorkbench] = useState<AnyWorkbench>();
  const [failure, setFailure] = useState<string>();
  const wanted = edited.find(({ id }) => id === game) ?? edited[0]!;
  useEffect(() => {
    let isWanted = true;
    loadPart(wanted.editor).then(
      (loaded) => isWanted && setWorkbench(loaded),
      (error: unknown) => isWanted && setFailure(String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  if (failure !== undefined) {
    return <LoadingScreen loading={{ state: "failed", why: failure, retry: () => location.reload() }} />;
  }
  if (workbench?.game !== wanted.id) return <LoadingScreen loading={{ state: "loading" }} />;
  return (
    <GameWords key={wanted.id} game={wanted.id}>
      {(messages) =>
        draft === undefined ? (
          <EditorShelf workbench={workbench} games={shelves} />
        ) : (
          <DraftRoom key={draft} workbench={workbench} messages={messages} id={draft} />
        )
      }
    </GameWords>
  );
}
