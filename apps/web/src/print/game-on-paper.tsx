import { useWords } from "@tavolata/ui/language/words.js";
import { onPaper, PrintLinks } from "./print-links.js";

/** A game on paper: a summary of its rules, hero sheets and cards; and its map, where no quest has one of its own. */
export function GameOnPaper({ game }: { readonly game: string }) {
  const { page } = useWords();
  const printed = onPaper(game);
  if (!printed) return null;
  return (
    <div className="game-on-paper">
      {printed.game.map((what) => (
        <PrintLinks key={what} game={game} what={what} label={page(`paper.${what}`)} />
      ))}
    </div>
  );
}
