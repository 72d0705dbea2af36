import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { useRef } from "react";
import { CardRow } from "./card-row.js";
import { Copies } from "./copies.js";
import { cardTypes, partOf, type SavedDeck, withCopies } from "./deck.js";
import { UnknownCards } from "./exchange/unknown-cards.js";

interface DeckContentsProps {
  readonly deck: SavedDeck;
  readonly onLook: (title: string) => void;
  /** Nothing for a ready deck. */
  readonly onChange?: ((deck: SavedDeck) => void) | undefined;
}

/** What is in a deck: heroes, allies, attachments, events, and what nobody knows. */
export function DeckContents({ deck, onLook, onChange: change }: DeckContentsProps) {
  const { page } = useWords();
  const contents = useRef<HTMLElement>(null);
  // Whoever takes a row away by the keyboard stays here.
  const onChange =
    change &&
    ((changed: SavedDeck, isGone: boolean) => {
      change(changed);
      if (isGone) contents.current?.focus();
    });
  const speaker = useSpeaker();
  const beside = Object.entries(deck.sideboard);
  return (
    <section ref={contents} tabIndex={-1} className="deck-contents" aria-labelledby="deck-contents">
      <h2 id="deck-contents" className="unseen">
        {page("decks.contents")}
      </h2>
      {deck.unknown.length > 0 && (
        <UnknownCards deck={deck} onChange={onChange && ((changed) => onChange(changed, true))} />
      )}
      {cardTypes.map((part) => {
        const cards = partOf(deck, part, (title) => speaker.name(title));
        const count = cards.reduce((sum, [, copies]) => sum + copies, 0);
        return (
          <section key={part} className="deck-part">
            <h3>
              {page(`decks.part.${part}`)} <span className="muted number">{count}</span>
            </h3>
            {cards.length === 0 && <p className="muted">{page("decks.none-yet")}</p>}
            <ul>
              {cards.map(([title, copies]) => (
                <CardRow key={title} title={title} onLook={onLook}>
                  {onChange ? (
                    <Copies
                      title={title}
                      count={copies}
                      onChange={(wanted) => onChange(withCopies(deck, title, wanted), wanted === 0)}
                    />
                  ) : (
                    <span className="copies-count number">{copies}×</span>
                  )}
                </CardRow>
              ))}
            </ul>
          </section>
        );
      })}
      {beside.length > 0 && (
        <p className="muted">
          {page("decks.beside", { cards: beside.map(([title, count]) => `${count}× ${speaker.name(title)}`) })}
        </p>
      )}
    </section>
  );
}
