import { useEffect, useState } from "react";
import { LoadingScreen } from "../app/loading-screen.js";
import { GameWords } from "../games/game-words.js";
import { withWords } from "../language/page-messages.js";
import { DraftRoom } from "./frame/draft-room.js";
import { type EditedGame, EditorShelf } from "./frame/editor-shelf.js";
import type { AnyWorkbench } from "./frame/workbench.js";
import "./editor.css";

/** The games whose quests can be written, each loaded when somebody does. */
const workbenches: Readonly<Record<EditedGame, () => Promise<{ readonly workbench: AnyWorkbench }>>> = {
  heroquest: withWords(["heroquest", "heroeditor"], () => import("./heroquest/workbench.js")),
  souls: withWords(["souls", "soulseditor"], () => import("./souls/workbench.js")),
};

interface EditorProps {
  readonly game: string | undefined;
  readonly draft: string | undefined;
}

/** The quest editor: all quests of one's own, or one of them. */
export default function EditorScreen({ game = "heroquest", draft }: EditorProps) {
  const [workbench, setWorkbench] = useState<AnyWorkbench>();
  const [failure, setFailure] = useState<string>();
  const wanted: EditedGame = game === "souls" ? game : "heroquest";
  useEffect(() => {
    const load = workbenches[wanted];
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setWorkbench(loaded.workbench),
      (error: unknown) => isWanted && setFailure(String(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  if (failure !== undefined) {
    return <LoadingScreen loading={{ state: "failed", why: failure, retry: () => location.reload() }} />;
  }
  if (workbench?.game !== wanted) return <LoadingScreen loading={{ state: "loading" }} />;
  return (
    <GameWords key={wanted} game={wanted}>
      {(messages) =>
        draft === undefined ? (
          <EditorShelf workbench={workbench} games={Object.keys(workbenches) as EditedGame[]} />
        ) : (
          <DraftRoom key={draft} workbench={workbench} messages={messages} id={draft} />
        )
      }
    </GameWords>
  );
}
