import { useWords } from "../language/words.js";
import { isPrintable, PrintLinks } from "./print-links.js";

/** What of every game can be had on paper, whichever quest is played. */
const parts = ["rules", "heroes", "cards"] as const;

/** A game on paper: a summary of its rules, hero sheets and cards; and its map, where no quest has one of its own. */
export function GameOnPaper({ game }: { readonly game: string }) {
  const { page } = useWords();
  if (!isPrintable(game)) return null;
  return (
    <div className="game-on-paper">
      {parts.map((what) => (
        <PrintLinks key={what} game={game} what={what} label={page(`paper.${what}`)} />
      ))}
      {game === "azeroth" && <PrintLinks game={game} what="map" label={page("paper.map")} />}
    </div>
  );
}
