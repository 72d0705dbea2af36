import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { useState } from "react";
import { coreDecks } from "../../decks.js";
import { CardDialog } from "./card-dialog.js";
import { CardPool } from "./card-pool.js";
import { CostCurve } from "./cost-curve.js";
import { freshDeckId, longestName, problemsOf, readyDeck, type SavedDeck, sizeOf, startingThreat } from "./deck.js";
import { DeckCheck } from "./deck-check.js";
import { DeckContents } from "./deck-contents.js";
import { ExportDeck } from "./exchange/export-deck.js";
import { PrintList } from "./exchange/print-list.js";
import { SampleHand } from "./sample-hand.js";
import { dropDeck, keepDeck, keepsDecks, useSavedDecks } from "./saved-decks.js";

/** One deck: what is in it, whether it may be played, what it is like, and what can be put into it. */
export function DeckRoom({ id }: { readonly id: string }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [looked, setLooked] = useState<string>();
  const own = useSavedDecks().find((deck) => deck.id === id);
  const ready = coreDecks.find((deck) => deck.id === id);
  const deck = own ?? (ready && readyDeck(ready, speaker.name(ready.id)));
  if (!deck) {
    return (
      <p role="alert">
        {page("decks.gone")} <a href={addressOf({ at: "decks" })}>{page("decks.to-all")}</a>
      </p>
    );
  }
  const change = own && keepDeck;
  return (
    <>
      <DeckHead deck={deck} onChange={change} />
      {own && !keepsDecks() && <p role="alert">{page("decks.not-kept")}</p>}
      <div className="deck-room">
        <div className="deck-main">
          <DeckContents deck={deck} onLook={setLooked} onChange={change} />
        </div>
        <div className="deck-side">
          <DeckCheck deck={deck} isReady={!own} />
          <CostCurve deck={deck} />
          <SampleHand key={deck.text} deck={deck} onLook={setLooked} />
          <ExportDeck deck={deck} />
        </div>
      </div>
      {change && <CardPool deck={deck} onLook={setLooked} onChange={change} />}
      <PrintList deck={deck} />
      {looked !== undefined && <CardDialog title={looked} onClose={() => setLooked(undefined)} />}
    </>
  );
}

interface DeckHeadProps {
  readonly deck: SavedDeck;
  readonly onChange: ((deck: SavedDeck) => void) | undefined;
}

/** What the deck is called and how large it is; to the table with it, as one's own, or away with it. */
function DeckHead({ deck, onChange }: DeckHeadProps) {
  const { page } = useWords();
  const [isLeaving, setLeaving] = useState(false);
  const canPlay = problemsOf(deck, 0).length === 0;
  const copy = () => {
    const own = { ...deck, id: freshDeckId(), name: page("decks.copy-of", { deck: deck.name }).slice(0, longestName) };
    keepDeck(own);
    goTo({ at: "decks", deck: own.id });
  };
  const drop = () => {
    dropDeck(deck.id);
    goTo({ at: "decks" });
  };
  return (
    <header className="deck-head">
      <a href={addressOf({ at: "decks" })}>‹ {page("decks.to-all")}</a>
      {onChange ? (
        <>
          <h1 className="unseen">{deck.name || page("decks.unnamed")}</h1>
          <input
            className="field deck-name serif"
            aria-label={page("decks.name")}
            maxLength={longestName}
            value={deck.name}
            onChange={(event) => onChange({ ...deck, name: event.target.value })}
          />
        </>
      ) : (
        <h1 className="page-title">{deck.name}</h1>
      )}
      <p className="muted number">{page("decks.size", { count: sizeOf(deck), threat: startingThreat(deck) })}</p>
      <div className="deck-buttons">
        {canPlay ? (
          <a className="button main" href={addressOf({ at: "new", game: "rings", deck: deck.id })}>
            {page("decks.play")}
          </a>
        ) : (
          <span className="muted">{page("decks.not-yet")}</span>
        )}
        <button type="button" className="button" onClick={copy}>
          {page("decks.copy")}
        </button>
        {onChange && !isLeaving && (
          <button type="button" className="button" onClick={() => setLeaving(true)}>
            {page("decks.drop")}
          </button>
        )}
        {isLeaving && (
          <>
            <button type="button" className="button main" onClick={drop}>
              {page("decks.drop-yes")}
            </button>
            <button type="button" className="button" onClick={() => setLeaving(false)}>
              {page("decks.drop-no")}
            </button>
          </>
        )}
      </div>
    </header>
  );
}
