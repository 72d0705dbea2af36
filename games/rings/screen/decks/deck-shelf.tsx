import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf, goTo } from "@tavolata/ui/page/route.js";
import { coreDecks } from "../../decks.js";
import { artOf } from "../card/art.js";
import { Seal } from "../card/face.js";
import { newDeck, printed, problemsOf, readyDeck, type SavedDeck, sizeOf, startingThreat } from "./deck.js";
import { ImportDeck } from "./exchange/import-deck.js";
import { keepDeck, useSavedDecks } from "./saved-decks.js";

/** All decks: one's own, those that come with the game, and where to bring another from. */
export function DeckShelf() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const mine = useSavedDecks();
  const begin = () => {
    const deck = newDeck(page("decks.unnamed"));
    keepDeck(deck);
    goTo({ at: "decks", deck: deck.id });
  };
  return (
    <>
      <div className="decks-head">
        <h1 className="page-title">{page("place.decks")}</h1>
        <p className="muted">{speaker.say({ key: "game.name" })}</p>
      </div>
      <section className="decks-group" aria-labelledby="decks-mine">
        <div className="decks-group-head">
          <h2 id="decks-mine">{page("decks.mine")}</h2>
          <button type="button" className="button" onClick={begin}>
            {page("decks.begin")}
          </button>
        </div>
        {mine.length === 0 && <p className="muted">{page("decks.mine-empty")}</p>}
        <ul className="decks-tiles">
          {mine.map((deck) => (
            <DeckTile key={deck.id} deck={deck} isReady={false} />
          ))}
        </ul>
      </section>
      <ImportDeck />
      <section className="decks-group" aria-labelledby="decks-ready">
        <h2 id="decks-ready">{page("decks.ready")}</h2>
        <ul className="decks-tiles">
          {coreDecks.map((deck) => (
            <DeckTile key={deck.id} deck={readyDeck(deck, speaker.name(deck.id))} isReady />
          ))}
        </ul>
      </section>
    </>
  );
}

/** A deck with its heroes, its size and its threat, and whether something is wrong with it. */
function DeckTile({ deck, isReady }: { readonly deck: SavedDeck; readonly isReady: boolean }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const problems = isReady ? 0 : problemsOf(deck, 0).length;
  const spheres = [...new Set(deck.heroes.flatMap((hero) => printed(hero)?.sphere ?? []))];
  return (
    <li className={`deck-tile ${spheres[0] ?? "neutral"}`}>
      <a href={addressOf({ at: "decks", deck: deck.id })}>
        <span className="deck-tile-seals">
          {spheres.map((sphere) => (
            <Seal key={sphere} sphere={sphere} />
          ))}
        </span>
        <span className="deck-tile-art" aria-hidden="true">
          {deck.heroes.map((hero) => (
            <Icon key={hero} of={artOf(hero)} />
          ))}
        </span>
        <strong className="serif">{deck.name}</strong>
        <span className="muted">
          {deck.heroes.length === 0
            ? page("decks.no-heroes")
            : deck.heroes.map((hero) => speaker.name(hero)).join(", ")}
        </span>
        <span className="muted number">
          {page("decks.size", { count: sizeOf(deck), threat: startingThreat(deck) })}
        </span>
        {problems > 0 && <span className="deck-verdict bad">{page("decks.verdict", { problems, warnings: 0 })}</span>}
      </a>
    </li>
  );
}
