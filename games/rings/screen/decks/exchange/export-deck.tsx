import { useWords } from "@tavolata/ui/language/words.js";
import { download } from "@tavolata/ui/table/match-file.js";
import { useState } from "react";
import { exportJson, exportOctgn, exportText, numberOf, proxyWords } from "../../../decks.js";
import type { SavedDeck } from "../deck.js";
import { useEnglishNames } from "./english-names.js";

/** LR-mode-4: what somebody said of cards that nobody knows goes along with them. */
function withDescriptions(deck: SavedDeck): SavedDeck {
  const unknown = deck.unknown.map((card) => (card.proxy ? { ...card, name: proxyWords(card.proxy) } : card));
  return { ...deck, unknown };
}

/** The deck for elsewhere: RingsDB's text and JSON, OCTGN's file; and on paper. */
export function ExportDeck({ deck }: { readonly deck: SavedDeck }) {
  const { page } = useWords();
  const nameOf = useEnglishNames();
  const [copied, setCopied] = useState(false);
  const titles = [...deck.heroes, ...Object.keys(deck.cards), ...Object.keys(deck.sideboard)];
  const isWhole = deck.unknown.length === 0 && titles.every((title) => numberOf(title) !== undefined);
  const file = deck.name.replace(/[^\p{L}\p{N} ._-]+/gu, "").trim() || "deck";
  const asText = () => exportText(deck, deck.name, nameOf!, withDescriptions(deck));
  const copy = async () => {
    await navigator.clipboard.writeText(asText());
    setCopied(true);
  };
  const isWaiting = nameOf === undefined;
  return (
    <section className="deck-panel" aria-labelledby="deck-export">
      <h2 id="deck-export">{page("decks.export")}</h2>
      <div className="deck-buttons">
        <button type="button" className="button" disabled={isWaiting} onClick={() => void copy()}>
          {page(copied ? "crash.copied" : "decks.copy-text")}
        </button>
        <button
          type="button"
          className="button"
          disabled={isWaiting}
          onClick={() => download(`${file}.txt`, asText(), "text/plain")}
        >
          {page("decks.as-text")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`${file}.json`, exportJson(deck, deck.name, deck))}
        >
          {page("decks.as-json")}
        </button>
        <button
          type="button"
          className="button"
          disabled={isWaiting}
          onClick={() => download(`${file}.o8d`, exportOctgn(deck, nameOf!, deck), "application/xml")}
        >
          {page("decks.as-octgn")}
        </button>
        <button type="button" className="button" onClick={() => print()}>
          {page("decks.print")}
        </button>
      </div>
      {!isWhole && <p className="muted">{page("decks.export-unknown")}</p>}
    </section>
  );
}
