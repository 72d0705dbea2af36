import type { Bar } from "@tavolata/kernel";
import { FileButton } from "@tavolata/ui/controls/file-button.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { goTo } from "@tavolata/ui/page/route.js";
import { useId, useMemo, useState } from "react";
import { cardCount, DeckUnreadable, type Imported, importDeck } from "../../../decks.js";
import { longestName, newDeck } from "../deck.js";
import { keepDeck } from "../saved-decks.js";

/** No deck is longer than this, whatever its format. */
const longest = 100_000;

const kinds = ".txt,.json,.o8d,.xml,text/plain,application/json,application/xml";

type Read = { readonly imported: Imported } | { readonly bar: Bar };

/** Reads a deck from what is pasted or from a file; the format is found out by itself, and what nobody knows is named with its line. */
export function ImportDeck() {
  const { page } = useWords();
  const field = useId();
  const [text, setText] = useState("");
  const [fileName, setFileName] = useState("");
  const read = useMemo(() => (text.trim() === "" ? undefined : readDeck(text)), [text]);
  const take = async (file: File) => {
    setFileName(file.name.replace(/\.\w+$/, ""));
    setText((await file.text()).slice(0, longest));
  };
  const keep = (imported: Imported) => {
    const deck = newDeck(imported.name || fileName || page("decks.unnamed"), imported);
    keepDeck(deck);
    goTo({ at: "decks", deck: deck.id });
  };
  return (
    <section className="deck-import" aria-labelledby="deck-import">
      <h2 id="deck-import">{page("decks.import")}</h2>
      <p className="muted" id={`${field}-means`}>
        {page("decks.import-means")}
      </p>
      <label htmlFor={field} className="unseen">
        {page("decks.import-field")}
      </label>
      <textarea
        id={field}
        className="field"
        rows={6}
        spellCheck={false}
        maxLength={longest}
        aria-describedby={`${field}-means`}
        placeholder={"Hero (3)\nAragorn (Core Set)\n…\n3x Gandalf (Core Set)"}
        value={text}
        onChange={(event) => {
          setFileName("");
          setText(event.target.value);
        }}
      />
      <div className="deck-buttons">
        <FileButton label={page("decks.open-file")} accept={kinds} onFile={(file) => void take(file)} />
        {read && "imported" in read && (
          <button type="button" className="button main" onClick={() => keep(read.imported)}>
            {page("decks.take")}
          </button>
        )}
      </div>
      {read && <Found read={read} />}
    </section>
  );
}

/** What was found: the format, the name, how many cards, and those that nobody knows. */
function Found({ read }: { readonly read: Read }) {
  const { page } = useWords();
  const speaker = useSpeaker();
  if ("bar" in read) {
    return (
      <p role="alert" className="deck-verdict bad">
        {speaker.sentence(read.bar.reason)}
      </p>
    );
  }
  const { name, format, deck, unknown } = read.imported;
  return (
    <div role="status">
      <p>
        {page("decks.read", {
          format: page(`decks.format.${format}`),
          heroes: deck.heroes.length,
          count: cardCount(deck),
        })}
        {name !== "" && <strong className="serif"> {name.slice(0, longestName)}</strong>}
      </p>
      {name.length > longestName && <p className="muted">{page("decks.name-cut", { longest: longestName })}</p>}
      {unknown.length > 0 && (
        <>
          <p className="deck-verdict bad">{page("decks.unknown", { count: unknown.length })}</p>
          <ul className="import-unknown">
            {unknown.map((card) => (
              <li key={`${card.line} ${card.name}`}>
                <span className="muted">{page("decks.line", { line: card.line })}</span>{" "}
                <span className="number">{card.count}×</span> {card.name}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function readDeck(text: string): Read {
  try {
    return { imported: importDeck(text) };
  } catch (error) {
    if (!(error instanceof DeckUnreadable)) throw error;
    return { bar: error.bar };
  }
}
