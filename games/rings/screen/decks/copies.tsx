import { type Bar, bar } from "@tavolata/kernel";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useId, useState } from "react";
import { mostCopiesOf, whyNoMore } from "./deck.js";

interface CopiesProps {
  readonly title: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** LR-setup-4: there is none to take out. */
const none = bar("LR-setup-4", "none-in-deck");

/** How many of a card are in the deck: one less, one more. Who presses what can't be done reads why, and by which rule. */
export function Copies({ title, count, onChange }: CopiesProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const id = useId();
  const [told, setTold] = useState<Bar>();
  const name = speaker.name(title);
  const button = (sign: string, label: string, wanted: number, why: Bar | undefined) => (
    <button
      type="button"
      className="button bare"
      aria-label={label}
      aria-disabled={why !== undefined}
      aria-describedby={why && told === why ? id : undefined}
      title={why && speaker.sentence(why.reason)}
      onClick={() => {
        setTold(why);
        if (!why) onChange(wanted);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  const isWrong = count > mostCopiesOf(title);
  return (
    <>
      <span className="copies">
        {button("−", page("decks.less", { card: name }), count - 1, count === 0 ? none : undefined)}
        <span className={isWrong ? "copies-count number wrong" : "copies-count number"}>
          {count}
          <span className="unseen"> {page("decks.copies", { card: name })}</span>
        </span>
        {button("+", page("decks.more", { card: name }), count + 1, whyNoMore(title, count))}
      </span>
      {told && (
        <span role="status" id={id} className="copies-why">
          {speaker.sentence(told.reason)} <RuleLink id={told.rule} />
        </span>
      )}
    </>
  );
}
