import { useRef, useState } from "react";
import { useWords } from "../language/words.js";
import type { KeptTable, Unopened } from "../table/use-kept-table.js";

interface ImportProps {
  readonly table: KeptTable;
  readonly onOpened: () => void;
}

/** Opens an exported match. */
export function ImportMatch({ table, onOpened }: ImportProps) {
  const { page } = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Pick<Unopened, "short" | "detail">>();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const problem = table.open(await file.text());
    setRefused(problem);
    if (!problem) onOpened();
  };
  return (
    <section className="start-import">
      <button type="button" className="button" onClick={() => chooser.current?.click()}>
        {page("import")}
      </button>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        className="unseen"
        tabIndex={-1}
        aria-label={page("import")}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = ""; // so that the same file can be tried again
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
