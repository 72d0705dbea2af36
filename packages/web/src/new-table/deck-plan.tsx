import type { OptionDefinition, Seat } from "@tavolata/kernel";
import { useState } from "react";
import type { ShelfGame } from "../games/game-list.js";
import { useSpeaker, useWords } from "../language/words.js";
import { type Plan, withOption } from "./plan.js";
import { seatsFor } from "./seat-lists.js";

interface DeckPlanProps {
  readonly game: ShelfGame;
  readonly plan: Plan;
  readonly setPlan: (plan: Plan) => void;
}

type DeckOption = Extract<OptionDefinition, { type: "text" }>;

/** Which decks players bring, in a game where they may. */
export function DeckPlan({ game, plan, setPlan }: DeckPlanProps) {
  const { page } = useWords();
  const options = seatsFor(game.id, plan.options).flatMap((seat) => deckOptionOf(game, seat) ?? []);
  if (options.length === 0) return null;
  return (
    <fieldset className="new-step">
      <legend className="new-step-title">{page("decks.bring")}</legend>
      <ul className="new-seats">
        {options.map((option) => (
          <li key={option.id} className="new-seat">
            <DeckField
              option={option}
              text={String(plan.options[option.id] ?? option.default)}
              onBring={(text) => setPlan(withOption(plan, option.id, text, option.default))}
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
  readonly onBring: (text: string) => void;
}

function DeckField({ option, text, onBring }: DeckFieldProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const [isPasting, setPasting] = useState(text !== "");
  const label = speaker.sentence({ key: `option.${option.id}` });
  const choose = (word: string) => {
    setPasting(word === "paste");
    if (word !== "paste") onBring("");
  };
  return (
    <div className="new-seat-fields">
      <label>
        <span className="serif new-seat-role">{label}</span>
        <select
          className="field"
          value={isPasting ? "paste" : "offer"}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="offer">{page("decks.at-the-table")}</option>
          <option value="paste">{page("decks.paste")}</option>
        </select>
      </label>
      {isPasting && (
        <textarea
          className="field"
          aria-label={page("decks.list-of", { deck: label })}
          placeholder={option.examples[0]}
          rows={6}
          maxLength={option.longest}
          value={text}
          onChange={(event) => onBring(event.target.value)}
        />
      )}
    </div>
  );
}
