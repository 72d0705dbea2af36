import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { download } from "@tavolata/ui/table/match-file.js";
import type { LocalTable } from "../table/saved/use-local-table.js";

interface SavedProps {
  readonly table: LocalTable;
  readonly onContinue: () => void;
}

/** The match that this browser keeps: go on with it, or read why it no longer opens. */
export function SavedCard({ table, onContinue }: SavedProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { session, unopened, problem, drop } = table;
  if (problem !== undefined) {
    return (
      <section className="start-card warning" role="alert">
        <h2>{page("kept.impossible")}</h2>
        <p className="muted small">{problem}</p>
      </section>
    );
  }
  if (unopened) {
    return (
      <section className="start-card warning" aria-labelledby="kept-title">
        <h2 id="kept-title">{page("kept.unopened")}</h2>
        <p>{page(unopened.short)}</p>
        <p className="muted small">{unopened.detail}</p>
        <div className="dialog-actions">
          <button type="button" className="button" onClick={() => download("tavolata-match.json", unopened.text)}>
            {page("export")}
          </button>
          <button type="button" className="button" onClick={drop}>
            {page("kept.drop")}
          </button>
        </div>
      </section>
    );
  }
  if (!session) return null;
  const { outcome, view } = session.snapshot();
  const { Round } = session.screen;
  return (
    <section className="start-card" aria-labelledby="kept-title">
      <h2 id="kept-title">{outcome ? page("kept.finished") : page("kept.title")}</h2>
      <p>{outcome ? speaker.outcome(outcome) : <Round view={view} />}</p>
      <div className="dialog-actions">
        <button type="button" className="button main" onClick={onContinue}>
          {outcome ? page("kept.look") : page("kept.continue")}
        </button>
        <button type="button" className="button" onClick={drop}>
          {page("kept.drop")}
        </button>
      </div>
    </section>
  );
}
