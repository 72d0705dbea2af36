import { useSpeaker, useWords } from "../language/words.js";
import { mostCopiesOf } from "./deck.js";

interface CopiesProps {
  readonly title: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** How many of a card are in the deck: one less, one more. */
export function Copies({ title, count, onChange }: CopiesProps) {
  const { page } = useWords();
  const name = useSpeaker().name(title);
  const most = mostCopiesOf(title);
  return (
    <span className="copies">
      <button
        type="button"
        className="button bare"
        aria-label={page("decks.less", { card: name })}
        disabled={count === 0}
        onClick={() => onChange(count - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <span className={count > most ? "copies-count number wrong" : "copies-count number"}>
        {count}
        <span className="unseen"> {page("decks.copies", { card: name })}</span>
      </span>
      <button
        type="button"
        className="button bare"
        aria-label={page("decks.more", { card: name })}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}
