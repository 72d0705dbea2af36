import { games } from "@tavolata/games";
import type { OnPaper } from "@tavolata/ui/game/screen-parts.js";
import { useWords } from "@tavolata/ui/language/words.js";
import "./print-links.css";

interface PrintLinksProps {
  readonly game: string;
  /** `rules`, or several parts with commas between; `notes` holds a quest's secrets. */
  readonly what: string;
  readonly quest?: string;
  readonly label: string;
}

const papers = ["a4", "letter"] as const;

/** A document of the server's, on either paper. */
export function PrintLinks({ game, what, quest, label }: PrintLinksProps) {
  const { page, language } = useWords();
  return (
    <p className="print-links">
      <span>{label}</span>
      {papers.map((paper) => (
        <a
          key={paper}
          className="button"
          href={addressOf(game, what, { language, paper, ...(quest === undefined ? {} : { quest }) })}
          target="_blank"
          rel="noreferrer"
          aria-label={`${label} ${page(`print.paper.${paper}`)}`}
        >
          {page(`print.paper.${paper}`)}
        </a>
      ))}
    </p>
  );
}

function addressOf(game: string, what: string, asked: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(what === "notes" ? asked : { ...asked, what });
  return `api/print/${game}${what === "notes" ? "/notes" : ""}?${query}`;
}

/** What the server prints of a game; nothing of one that it doesn't print. */
export function onPaper(game: string): OnPaper | undefined {
  return games.find(({ id }) => id === game)?.onPaper;
}
