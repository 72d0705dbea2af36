import type { Language } from "@tavolata/language";
import { FileButton } from "@tavolata/ui/controls/file-button.js";
import type { DraftFile } from "@tavolata/ui/editor/draft-file.js";
import { brought, type ImportResult, lettersOf } from "@tavolata/ui/editor/importing.js";
import type { AnyWorkbench } from "@tavolata/ui/editor/workbench.js";
import { type PageKey, useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { type DragEvent, useId, useState } from "react";
import { faultKey } from "../../language/faults.js";

const kinds = ".json,.xml,application/json,application/xml,text/xml";

interface ImportProps {
  readonly workbench: AnyWorkbench;
  readonly language: Language;
  readonly onTake: (file: DraftFile) => void;
}

/** Brings a quest from a file: chosen, dropped or pasted. What can't be read is refused with sentences, and nothing is changed. */
export function ImportQuest({ workbench, language, onTake }: ImportProps) {
  const { page } = useWords();
  const id = useId();
  const [found, setFound] = useState<ImportResult>();
  const [isOver, setOver] = useState(false);
  const read = (text: string) => setFound(text.trim() === "" ? undefined : brought(workbench, text, language));
  const [fault, setFault] = useState<PageKey>();
  const take = (file: File) => {
    setFault(undefined);
    lettersOf(file).then(read, (error: unknown) => setFault(faultKey(error)));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(file);
    else read(event.dataTransfer.getData("text/plain"));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may also be chosen by the button
    <div
      className={isOver ? "ed-import over" : "ed-import"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p id={`${id}about`}>{page(workbench.drawing ? "editor.import-about" : "editor.import-file")}</p>
      <div className="ed-buttons">
        <FileButton label={page("editor.open-file")} accept={kinds} onFile={take} />
      </div>
      {fault && <p role="alert">{page(fault)}</p>}
      <label htmlFor={id} className="unseen">
        {page("editor.paste")}
      </label>
      <textarea
        id={id}
        className="field"
        rows={2}
        spellCheck={false}
        placeholder={page("editor.paste")}
        aria-describedby={`${id}about`}
        onChange={(event) => read(event.target.value)}
      />
      {found && <Found found={found} onTake={onTake} />}
    </div>
  );
}

function Found({ found, onTake }: { readonly found: ImportResult; readonly onTake: (file: DraftFile) => void }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if ("refused" in found) {
    return (
      <div role="alert" className="ed-refused">
        <p>
          <strong>{page("editor.refused")}</strong>
        </p>
        <ul>
          {found.refused.map((sentence) => (
            <li key={JSON.stringify(sentence)}>{speaker.sentence(sentence)}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div role="status" className="ed-brought">
      {found.remarks.length > 0 && (
        <>
          <p>{page("editor.remarks")}</p>
          <ul>
            {found.remarks.map((sentence) => (
              <li key={JSON.stringify(sentence)}>{speaker.sentence(sentence)}</li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="button main" onClick={() => onTake(found.file)}>
        {page("editor.take-it")}
      </button>
    </div>
  );
}
