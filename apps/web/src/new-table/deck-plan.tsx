import { constructedSize, coreDecks, exportTitles } from "@tavolata/games/rings/decks.js";
import type { OptionDefinition, Seat } from "@tavolata/kernel";
import { useEffect, useState } from "react";
import { addressOf } from "../app/route.js";
import { sizeOf } from "../decks/deck.js";
import { useKeptDecks } from "../decks/kept-decks.js";
import type { ShelfGame } from "../games/game-list.js";
import { useSpeaker, useWords } from "../language/words.js";
import { type Plan, withOption } from "./plan.js";
import { seatsFor } from "./seat-lists.js";

interface DeckPlanProps {
  readonly game: ShelfGame;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
  /** The deck that whoever lays the table comes with. */
  readonly deck: string | undefined;
}

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
export default function DeckPlan({ game, plan, setPlan, deck: wanted }: DeckPlanProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const mine = useKeptDecks().map((deck): Bringable => ({ ...deck, isSmall: sizeOf(deck) < constructedSize }));
  const ready = coreDecks.map(
    (deck): Bringable => ({ id: deck.id, name: speaker.name(deck.id), text: exportTitles(deck), isSmall: false }),
  );
  const options = seatsFor(game.id, plan.options).flatMap((seat) => deckOptionOf(game, seat) ?? []);
  const bring = (option: DeckOption, text: string, isSmall: boolean) => {
    const brought = withOption(plan, option.id, text, option.default);
    setPlan(isSmall ? { ...brought, options: { ...brought.options, deckSize: "any" } } : brought);
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
              text={String(plan.options[option.id] ?? option.default)}
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
