import type { MessageTables } from "@tavolata/language";
import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";
import { brought } from "@tavolata/ui/editor/importing.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { LoadingScreen } from "@tavolata/ui/page/loading-screen.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { findDraft, keepDraft, type SavedDraft } from "../model/saved-drafts.js";
import { EditorRoom } from "./editor-room.js";
import { textOf, titleOf } from "./file-text.js";
import type { DraftSaveState } from "./keep-panel.js";

interface DraftRoomProps {
  readonly workbench: AnyWorkbench;
  readonly messages: MessageTables;
  readonly id: string;
}

/** Opens a kept draft, and keeps it with every change. What was kept is read as if anybody had written it. */
export function DraftRoom({ workbench, messages, id }: DraftRoomProps) {
  const { page, language } = useWords();
  const speaker = useSpeaker();
  const [found, setFound] = useState<SavedDraft | null>();
  const [kept, setSaved] = useState<DraftSaveState>("kept");
  const [server, setServer] = useState<SavedDraft["server"]>();
  const latest = useRef<SavedDraft>(undefined);
  useEffect(() => {
    let isWanted = true;
    findDraft(id).then((draft) => {
      if (!isWanted) return;
      latest.current = draft;
      setServer(draft?.server);
      setFound(draft ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [id]);
  const read = useMemo(
    () => (found ? brought(workbench, found.text, language) : undefined),
    [workbench, found, language],
  );
  if (found === undefined) return <LoadingScreen loading={{ state: "loading" }} />;
  if (!read || "refused" in read) {
    const why = read?.refused.map((sentence) => speaker.sentence(sentence)).join(" ") ?? "";
    return (
      <main className="ed-lost">
        <h1>{page("editor.lost")}</h1>
        <p>{why}</p>
        <a className="button main" href={addressOf({ at: "editor" })}>
          {page("place.editor")}
        </a>
      </main>
    );
  }
  const put = (change: Partial<SavedDraft>) => {
    const draft = { ...latest.current!, ...change, changed: Date.now() };
    latest.current = draft;
    setSaved("keeping");
    keepDraft(draft).then((isOnDevice) => {
      if (latest.current === draft) setSaved(isOnDevice ? "kept" : "kept-open");
    });
  };
  const keep = (file: DraftFile) => put({ title: titleOf(file), text: textOf(workbench, file) });
  return (
    <EditorRoom
      key={id}
      workbench={workbench}
      messages={messages}
      first={read.file}
      kept={kept}
      server={server}
      onServer={(at) => {
        setServer(at);
        if (at) put({ server: at });
      }}
      onChange={keep}
    />
  );
}
