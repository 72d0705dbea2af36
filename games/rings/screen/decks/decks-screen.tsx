import { GameWords } from "@tavolata/ui/game/game-words.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { PageFrame } from "@tavolata/ui/page/page-frame.js";
import { DeckRoom } from "./deck-room.js";
import { DeckShelf } from "./deck-shelf.js";
import "./decks.css";

/** Decks of the card game: all of them, or one. */
export default function DecksScreen({ deck }: { readonly deck: string | undefined }) {
  const { page } = useWords();
  return (
    <PageFrame title={page("place.decks")}>
      <GameWords game="rings">
        {() => (deck === undefined ? <DeckShelf /> : <DeckRoom key={deck} id={deck} />)}
      </GameWords>
    </PageFrame>
  );
}
