import type { OptionDefinition, Seat } from "@tavolata/kernel";
import type { ShelfGame } from "@tavolata/ui/game/game-list.js";
import type { OptionsPlanProps } from "@tavolata/ui/game/screen-parts.js";
import { withOption } from "@tavolata/ui/game/with-option.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { addressOf } from "@tavolata/ui/page/route.js";
import { useEffect, useState } from "react";
import { constructedSize, coreDecks, exportTitles } from "../../decks.js";
import { sizeOf } from "./deck.js";
import { useSavedDecks } from "./saved-decks.js";

type DeckOption = Extract<OptionDefinition, { type: "text" }>;

/** A deck that can be brought, as a table takes it. */
interface Bringable {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** It has fewer cards than a deck of one's own usually needs (LR-setup-5). */
  readonly isSmall: boolean;
}

/** Which decks players bring: those of one's own, those that come with the game, or a list that is pasted here. */
export default function DeckPlan({ game, seats, options: chosen, setOptions, deck: wanted }: OptionsPlanProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const mine = useSavedDecks().map((deck): Bringable => ({ ...deck, isSmall: sizeOf(deck) < constructedSize }));
  const ready = coreDecks.map(
    (deck): Bringable => ({ id: deck.id, name: speaker.name(deck.id), text: exportTitles(deck), isSmall: false }),
  );
  const options = seats.flatMap((seat) => deckOptionOf(game, seat) ?? []);
  const bring = (option: DeckOption, text: string, isSmall: boolean) => {
    const brought = withOption(chosen, option.id, text, option.default);
    setOptions(isSmall ? { ...brought, deckSize: "any" } : brought);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody comes with a deck
  useEffect(() => {
    const [first] = options;
    const deck = [...mine, ...ready].find(({ id }) => id === wanted);
    if (first && deck) bring(first, deck.text, deck.isSmall);
  }, []);
  return (
    <fieldset className="new-step">
      <legend className="new-step-title">{page("decks.bring")}</legend>
      <p className="muted">
        {page("decks.bring-means")} <a href={addressOf({ at: "decks" })}>{page("decks.to-all")}</a>
      </p>
      <ul className="new-seats">
        {options.map((option) => (
          <li key={option.id} className="new-seat">
            <DeckField
              option={option}
              text={String(chosen[option.id] ?? option.default)}
              mine={mine}
              ready={ready}
              onBring={(text, isSmall) => bring(option, text, isSmall)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The option with the deck that somebody in this seat brings. */
function deckOptionOf(game: ShelfGame, seat: Seat): DeckOption | undefined {
  return game.options.find((option): option is DeckOption => option.type === "text" && option.id === `deck.${seat}`);
}

interface DeckFieldProps {
  readonly option: DeckOption;
  readonly text: string;
  readonly mine: readonly Bringable[];
  readonly ready: readonly Bringable[];
  readonly onBring: (text: string, isSmall: boolean) => void;
}

function DeckField({ option, text, mine, ready, onBring }: DeckFieldProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [isPasting, setPasting] = useState(false);
  const known = [...mine, ...ready].find((deck) => deck.text === text);
  const label = speaker.sentence({ key: `option.${option.id}` });
  const value = isPasting ? "paste" : text === "" ? "table" : (known?.id ?? "paste");
  const choose = (word: string) => {
    const deck = [...mine, ...ready].find(({ id }) => id === word);
    setPasting(word === "paste");
    onBring(deck?.text ?? "", deck?.isSmall ?? false);
  };
  return (
    <div className="new-seat-fields">
      <label>
        <span className="serif new-seat-role">{label}</span>
        <select className="field" value={value} onChange={(event) => choose(event.target.value)}>
          <option value="table">{page("decks.at-the-table")}</option>
          <Group name={page("decks.mine")} decks={mine} />
          <Group name={page("decks.ready")} decks={ready} />
          <option value="paste">{page("decks.paste")}</option>
        </select>
      </label>
      {value === "paste" && (
        <textarea
          className="field"
          aria-label={page("decks.list-of", { deck: label })}
          placeholder={option.examples[0]}
          rows={6}
          maxLength={option.longest}
          value={text}
          onChange={(event) => {
            setPasting(true);
            onBring(event.target.value, false);
          }}
        />
      )}
    </div>
  );
}

function Group({ name, decks }: { readonly name: string; readonly decks: readonly Bringable[] }) {
  if (decks.length === 0) return null;
  return (
    <optgroup label={name}>
      {decks.map((deck) => (
        <option key={deck.id} value={deck.id}>
          {deck.name}
        </option>
      ))}
    </optgroup>
  );
}
