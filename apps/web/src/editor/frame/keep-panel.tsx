import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { download } from "@tavolata/ui/table/match-file.js";
import { useState } from "react";
import { CustomQuestOnPaper } from "../../print/custom-quest-on-paper.js";
import type { SavedDraft } from "../model/saved-drafts.js";
import { textOf, titleOf } from "./file-text.js";
import { ImportQuest } from "./import-quest.js";
import { SharePanel } from "./share-panel.js";

/** Whether the draft with its last change is on this device: not yet, yes, or only as long as the page is open. */
export type DraftSaveState = "keeping" | "kept" | "kept-open";

export interface KeepProps {
  readonly workbench: AnyWorkbench;
  readonly kept: DraftSaveState;
  /** Where it lies at the server, if it does. */
  readonly server: SavedDraft["server"];
  readonly onServer: (server: SavedDraft["server"]) => void;
}

/** Where the quest is kept: on this device, as a file, at the server. */
export function KeepPanel({ workbench, kept, server, onServer }: KeepProps) {
  const { page } = useWords();
  const { file, make, open, select } = useEditing();
  const [isTaken, setTaken] = useState(false);
  const take = (other: DraftFile) => {
    const { texts, quest, language, author } = other as DraftFile & { readonly quest: never };
    make([
      { does: "set", field: "quest", value: quest },
      { does: "set", field: "texts", value: texts as never },
      { does: "set", field: "language", value: language },
      author === undefined ? { does: "remove", field: "author" } : { does: "set", field: "author", value: author },
    ]);
    select(undefined);
    setTaken(true);
    open("checks");
  };
  return (
    <section className="ed-section">
      <h2>{page("editor.keep")}</h2>
      <p role="status" className="muted">
        {page(`editor.${kept}`)}
      </p>
      <div className="ed-buttons">
        <button
          type="button"
          className="button"
          onClick={() => download(`${fileName(file)}.quest.json`, textOf(workbench, file))}
        >
          {page("editor.as-file")}
        </button>
      </div>
      <CustomQuestOnPaper game={workbench.game} name={fileName(file)} file={async () => textOf(workbench, file)} />
      <SharePanel workbench={workbench} server={server} onServer={onServer} />
      <h2>{page("editor.import")}</h2>
      <p className="muted">{page(isTaken ? "editor.import-taken" : "editor.import-over")}</p>
      <ImportQuest workbench={workbench} language={file.language} onTake={take} />
    </section>
  );
}

function fileName(file: DraftFile): string {
  return (
    titleOf(file)
      .replace(/[^\p{L}\p{N} ._-]+/gu, "")
      .trim() || "quest"
  );
}
