import type { UnknownCard } from "@tavolata/rings/decks";
import { deckCards, likelyTitles } from "@tavolata/rings/decks";
import { useSpeaker, useWords } from "../language/words.js";
import { type KeptDeck, mended } from "./deck.js";

interface UnknownCardsProps {
  readonly deck: KeptDeck;
  readonly onChange?: ((deck: KeptDeck) => void) | undefined;
}

const titles = deckCards.map(({ id }) => id);

/** The cards of a deck that nobody knows, each by its name and line: another in its place, or left out. */
export function UnknownCards({ deck, onChange }: UnknownCardsProps) {
  const { page } = useWords();
  return (
    <section className="deck-unknown" aria-labelledby="deck-unknown">
      <h3 id="deck-unknown">{page("decks.unknown", { count: deck.unknown.length })}</h3>
      <p>{page("decks.unknown-means")}</p>
      <ul>
        {deck.unknown.map((card, i) => (
          <li key={`${card.line} ${card.name}`}>
            <Unknown card={card} onMend={onChange && ((title) => onChange(mended(deck, i, title)))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnknownProps {
  readonly card: UnknownCard;
  readonly onMend: ((title?: string) => void) | undefined;
}

function Unknown({ card, onMend }: UnknownProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { name, count, line } = card;
  return (
    <>
      <span className="deck-proxy">
        <span className="number">{count}×</span> <strong className="serif">{name}</strong>{" "}
        <span className="muted">{page("decks.line", { line })}</span>
      </span>
      {onMend && (
        <span className="deck-mend">
          <select
            className="field"
            aria-label={page("decks.replace", { card: name })}
            value=""
            onChange={(event) => event.target.value !== "" && onMend(event.target.value)}
          >
            <option value="">{page("decks.replace-by")}</option>
            {likelyTitles(name, titles).map((title) => (
              <option key={title} value={title}>
                {speaker.name(title)}
              </option>
            ))}
          </select>
          <button type="button" className="button" onClick={() => onMend()}>
            {page("decks.leave-out")}
            <span className="unseen"> {name}</span>
          </button>
        </span>
      )}
    </>
  );
}
