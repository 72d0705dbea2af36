import { ChoiceButton } from "@tavolata/ui/controls/choice-button.js";
import { Icon } from "@tavolata/ui/controls/icon.js";
import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { resultsOf } from "../../content/dice.js";
import type { RolledDie } from "../../state/attack.js";
import { resultIcons } from "../icons.js";
import type { SoulsScreenProps } from "../shown.js";
import "./coins.css";

interface CoinsProps {
  readonly dice: readonly RolledDie[];
  readonly label: string;
  readonly isRolling: boolean;
  /** Where dice are chosen for a reroll. */
  readonly act?: SoulsScreenProps["act"];
}

/** SS-6.2-a: each symbol of a die becomes a coin; two of a double face hang together, a rerolled die has a dot. */
export function Coins({ dice, label, isRolling, act }: CoinsProps) {
  return (
    <ul className={isRolling ? "sw-coins rolling" : "sw-coins"} aria-label={label}>
      {dice.map((die, i) => {
        const choice = act?.choices.find(({ option }) => option.verb === "die" && option.target === String(i + 1));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a throw have no other name
          <li key={i}>
            {choice && act ? (
              <ChoiceButton act={act} choice={choice} className="sw-die-choice">
                <Die die={die} />
              </ChoiceButton>
            ) : (
              <Die die={die} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Die({ die }: { readonly die: RolledDie }) {
  const { page } = useWords();
  return (
    <span className={`sw-die ${die.colour}`}>
      {resultsOf(die.face).map((result, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two of a double face may be alike
        <Coin key={i} result={result} isSpent={die.spent[i] === true} />
      ))}
      {die.rerolled && (
        <span className="sw-die-dot" title={page("souls.rerolled")}>
          <span className="unseen">{page("souls.rerolled")}</span>
        </span>
      )}
    </span>
  );
}

function Coin({
  result,
  isSpent,
}: {
  readonly result: ReturnType<typeof resultsOf>[number];
  readonly isSpent: boolean;
}) {
  const speaker = useSpeaker();
  const { page } = useWords();
  return (
    <span className={`sw-coin ${result} ${isSpent ? "spent" : ""}`}>
      <Icon of={resultIcons[result]} />
      <span className="sw-coin-word">
        {speaker.name(result)}
        {isSpent && <span className="unseen"> ({page("souls.spent")})</span>}
      </span>
    </span>
  );
}
