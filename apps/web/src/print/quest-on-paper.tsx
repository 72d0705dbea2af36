import { useWords } from "../language/words.js";
import { isPrintable, PrintLinks } from "./print-links.js";

/** Games in which somebody leads a quest with a sheet that the others mustn't see. */
const withSecrets = ["heroquest", "souls"];

/** A quest on paper; the sheet with its secrets apart, folded away and with a warning. */
export function QuestOnPaper({ game, quest }: { readonly game: string; readonly quest: string }) {
  const { page } = useWords();
  if (!isPrintable(game) || quest === "wizard-chooses") return null;
  return (
    <>
      <PrintLinks game={game} quest={quest} what="map,heroes" label={page("print.quest")} />
      {game === "rings" && <PrintLinks game={game} quest={quest} what="cards" label={page("print.quest-cards")} />}
      {withSecrets.includes(game) && (
        <details className="new-rules">
          <summary>{page("print.secret")}</summary>
          <p className="muted">{page("print.secret.warning")}</p>
          <PrintLinks game={game} quest={quest} what="notes" label={page("print.secret.sheet")} />
        </details>
      )}
    </>
  );
}
