import { freshSeed, WordStream } from "@tavolata/kernel";
import { useContent } from "@tavolata/ui/game/content.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useState } from "react";
import { ringsContent } from "../../content/content.js";
import { openingHand, shuffledDeck } from "../../decks.js";
import { CardFace, cardClass } from "../card/face.js";
import type { SavedDeck } from "./deck.js";

interface Sample {
  readonly cards: readonly string[];
  readonly drawn: number;
  /** LR-setup-9: once. */
  readonly hadMulligan: boolean;
}

function deal(deck: SavedDeck, hadMulligan: boolean): Sample {
  const cards = shuffledDeck(deck, new WordStream(freshSeed(), "sample", 0));
  return { cards, drawn: openingHand, hadMulligan };
}

interface SampleHandProps {
  readonly deck: SavedDeck;
  readonly onLook: (title: string) => void;
}

/** An opening hand as it might come, another one instead, and the cards after it. */
export function SampleHand({ deck, onLook }: SampleHandProps) {
  const content = useContent(ringsContent);
  const { page } = useWords();
  const speaker = useSpeaker();
  const [sample, setSample] = useState<Sample>();
  const hand = sample?.cards.slice(0, sample.drawn) ?? [];
  const isEmpty = Object.keys(deck.cards).length === 0;
  return (
    <section className="deck-panel" aria-labelledby="deck-sample">
      <h2 id="deck-sample">{page("decks.sample")}</h2>
      <div className="deck-buttons">
        <button type="button" className="button main" disabled={isEmpty} onClick={() => setSample(deal(deck, false))}>
          {page(sample ? "decks.sample-anew" : "decks.sample-draw")}
        </button>
        {sample && (
          <>
            <button
              type="button"
              className="button"
              disabled={sample.hadMulligan || sample.drawn > openingHand}
              onClick={() => setSample(deal(deck, true))}
            >
              {page("decks.mulligan")}
            </button>
            <button
              type="button"
              className="button"
              disabled={sample.drawn >= sample.cards.length}
              onClick={() => setSample({ ...sample, drawn: sample.drawn + 1 })}
            >
              {page("decks.draw-one")}
            </button>
          </>
        )}
      </div>
      {sample && (
        <>
          <p role="status" className="muted">
            {page("decks.sample-says", { count: hand.length, mulligan: String(sample.hadMulligan) })}{" "}
            <RuleLink id="LR-setup-8" /> <RuleLink id="LR-setup-9" />
          </p>
          <ol className="sample-hand">
            {hand.map((title, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may come several times, and the order stays
              <li key={`${i} ${title}`}>
                <button type="button" className={cardClass(content, title)} onClick={() => onLook(title)}>
                  <CardFace card={title} />
                  <span className="unseen">{speaker.name(title)}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
