import { useWords } from "@tavolata/ui/language/words.js";
import { onPaper, PrintLinks } from "./print-links.js";

/** A quest on paper; the sheet with its secrets apart, folded away and with a warning. */
export function QuestOnPaper({ game, quest }: { readonly game: string; readonly quest: string }) {
  const { page } = useWords();
  const printed = onPaper(game);
  if (!printed?.quest || quest === "wizard-chooses") return null;
  return (
    <>
      <PrintLinks game={game} quest={quest} what="map,heroes" label={page("print.quest")} />
      {printed.quest === "sheets-and-cards" && (
        <PrintLinks game={game} quest={quest} what="cards" label={page("print.quest-cards")} />
      )}
      {printed.secretsOf && (
        <details className="new-rules">
          <summary>{page("print.secret")}</summary>
          <p className="muted">{page("print.secret.warning")}</p>
          <PrintLinks game={game} quest={quest} what="notes" label={page("print.secret.sheet")} />
        </details>
      )}
    </>
  );
}
