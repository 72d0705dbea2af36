import { useEffect, useState } from "react";
import { LoadingScreen } from "../app/loading-screen.js";
import { GameWords } from "../games/game-words.js";
import { withWords } from "../language/page-messages.js";
import { DraftRoom } from "./frame/draft-room.js";
import { EditorShelf } from "./frame/editor-shelf.js";
import type { AnyWorkbench } from "./frame/workbench.js";
import "./editor.css";

/** The games whose quests can be written, each loaded when somebody does. */
const workbenches: Readonly<Record<string, () => Promise<{ readonly workbench: AnyWorkbench }>>> = {
  heroquest: withWords(["heroquest", "heroeditor"], () => import("./heroquest/workbench.js")),
};

interface EditorProps {
  readonly game: string | undefined;
  readonly draft: string | undefined;
}

/** The quest editor: all quests of one's own, or one of them. */
export default function EditorScreen({ game = "heroquest", draft }: EditorProps) {
  const [workbench, setWorkbench] = useState<AnyWorkbench>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const load = workbenches[game] ?? workbenches["heroquest"]!;
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setWorkbench(loaded.workbench),
      (error: unknown) => isWanted && setFailure(String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (failure !== undefined) {
    return <LoadingScreen loading={{ state: "failed", why: failure, retry: () => location.reload() }} />;
  }
  if (!workbench) return <LoadingScreen loading={{ state: "loading" }} />;
  return (
    <GameWords game={workbench.game}>
      {(messages) =>
        draft === undefined ? (
          <EditorShelf workbench={workbench} />
        ) : (
          <DraftRoom key={draft} workbench={workbench} messages={messages} id={draft} />
        )
      }
    </GameWords>
  );
}
