import { FileButton } from "@tavolata/ui/controls/file-button.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { useState } from "react";
import type { LocalTable, Unopened } from "../table/saved/use-local-table.js";

interface ImportProps {
  readonly table: LocalTable;
  readonly onOpened: () => void;
}

/** Opens an exported match. */
export function ImportMatch({ table, onOpened }: ImportProps) {
  const { page } = useWords();
  const [refused, setRefused] = useState<Pick<Unopened, "short" | "detail">>();
  const read = async (file: File) => {
    const problem = table.open(await file.text());
    setRefused(problem);
    if (!problem) onOpened();
  };
  return (
    <section className="start-import">
      <FileButton
        label={page("import")}
        accept="application/json,.json"
        onFile={(file) => {
          read(file).catch((error: unknown) => setRefused({ short: "save.malformed", detail: String(error) }));
        }}
      />
      {refused && (
        <p role="alert" className="start-refused">
          {page(refused.short)} <span className="muted small">{refused.detail}</span>
        </p>
      )}
    </section>
  );
}
