import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useState } from "react";
import { deckCards, likelyTitles, type ProxyCard, proxyWords, type UnknownCard } from "../../../decks.js";
import { described, fixedDeck, type SavedDeck } from "../deck.js";
import { ProxyForm } from "./proxy-form.js";

interface UnknownCardsProps {
  readonly deck: SavedDeck;
  readonly onChange?: ((deck: SavedDeck) => void) | undefined;
}

const titles = deckCards.map(({ id }) => id);

/** The cards of a deck that nobody knows, each by its name and line: another in its place, described to be played by hand, or left out. */
export function UnknownCards({ deck, onChange }: UnknownCardsProps) {
  const { page } = useWords();
  return (
    <section className="deck-unknown" aria-labelledby="deck-unknown">
      <h3 id="deck-unknown">{page("decks.unknown", { count: deck.unknown.length })}</h3>
      <p>
        {page("decks.unknown-means")} <RuleLink id="LR-mode-4" />
      </p>
      <ul>
        {deck.unknown.map((card, i) => (
          <li key={`${card.line} ${card.name}`}>
            <Unknown
              card={card}
              onMend={onChange && ((title) => onChange(fixedDeck(deck, i, title)))}
              onDescribe={onChange && ((proxy) => onChange(described(deck, i, proxy)))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface UnknownProps {
  readonly card: UnknownCard;
  readonly onMend: ((title?: string) => void) | undefined;
  readonly onDescribe: ((proxy: ProxyCard) => void) | undefined;
}

/** As good a beginning as any: what the list says of it is its name. */
function undescribed(name: string): ProxyCard {
  const figures = { willpower: 1, attack: 1, defence: 1, hitPoints: 1 };
  return { name, type: "ally", sphere: "neutral", unique: false, cost: 0, text: "", ...figures };
}

function Unknown({ card, onMend, onDescribe }: UnknownProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [isDescribed, setDescribed] = useState(false);
  const { name, count, line, proxy } = card;
  return (
    <>
      <span className="deck-proxy">
        <span className="number">{count}×</span> <strong className="serif">{name}</strong>{" "}
        <span className="muted">{page("decks.line", { line })}</span>
        {proxy && <span className="deck-proxy-says">{proxyWords(proxy).slice(proxy.name.length).trim()}</span>}
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
          <button
            type="button"
            className="button"
            aria-expanded={isDescribed}
            onClick={() => setDescribed(!isDescribed)}
          >
            {page(proxy ? "decks.describe-anew" : "decks.describe")}
            <span className="unseen"> {name}</span>
          </button>
          <button type="button" className="button" onClick={() => onMend()}>
            {page("decks.leave-out")}
            <span className="unseen"> {name}</span>
          </button>
        </span>
      )}
      {isDescribed && onDescribe && (
        <ProxyForm
          proxy={proxy ?? undescribed(name)}
          onDone={(described) => {
            setDescribed(false);
            onDescribe(described);
          }}
          onLeave={() => setDescribed(false)}
        />
      )}
    </>
  );
}
