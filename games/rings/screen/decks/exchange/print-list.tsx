import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { cardTypes, partOf, printed, type SavedDeck, sizeOf, startingThreat } from "../deck.js";
import "./print-list.css";

/** The deck on paper: on the screen nobody sees it. */
export function PrintList({ deck }: { readonly deck: SavedDeck }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  return (
    <div className="print-list" aria-hidden="true">
      <p className="print-name serif">{deck.name}</p>
      <p>{page("decks.size", { count: sizeOf(deck), threat: startingThreat(deck) })}</p>
      <div className="print-parts">
        {cardTypes.map((part) => {
          const cards = partOf(deck, part, (title) => speaker.name(title));
          return (
            <div key={part} className="print-part">
              <p className="print-heading serif">{page(`decks.part.${part}`)}</p>
              {cards.map(([title, copies]) => (
                <p key={title} className="print-card">
                  <span className="print-box" />
                  <span className="number">{copies}×</span> {speaker.name(title)}{" "}
                  <span className="print-more">
                    {[
                      speaker.name(printed(title)?.sphere ?? "neutral"),
                      printed(title)?.cost ?? printed(title)?.threatCost,
                    ]
                      .filter((word) => word !== undefined)
                      .join(", ")}
                  </span>
                </p>
              ))}
            </div>
          );
        })}
        {deck.unknown.length > 0 && (
          <div className="print-part">
            <p className="print-heading serif">{page("decks.unknown", { count: deck.unknown.length })}</p>
            {deck.unknown.map(({ name, count, line }) => (
              <p key={`${line} ${name}`} className="print-card">
                <span className="print-box" />
                <span className="number">{count}×</span> {name}
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
