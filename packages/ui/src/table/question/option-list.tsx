import type { ReactNode } from "react";
import { ChoiceButton } from "../../controls/choice-button.js";
import { Icon, type IconShape } from "../../controls/icon.js";
import { useSpeaker } from "../../language/words.js";
import type { Act, Pickable } from "./act.js";
import "./actions.css";

interface OptionListProps {
  readonly choices: readonly Pickable[];
  readonly className: string;
  readonly children: (choice: Pickable) => ReactNode;
}

/** Options one below the other, in the order in which they were given. */
export function OptionList({ choices, className, children }: OptionListProps) {
  if (choices.length === 0) return null;
  return (
    <ol className={className}>
      {choices.map((choice) => (
        <li key={choice.option.id}>{children(choice)}</li>
      ))}
    </ol>
  );
}

interface OptionLineProps {
  readonly act: Act;
  readonly choice: Pickable;
  readonly icon: IconShape | undefined;
  /** What it promises, below its words. */
  readonly children?: ReactNode;
}

/** One line of a list of options: its number, which is its key or is typed, its picture, its words, a tick where several may be picked. */
export function OptionLine({ act, choice, icon, children }: OptionLineProps) {
  const speaker = useSpeaker();
  const { option, number, picked, times } = choice;
  return (
    <ChoiceButton act={act} choice={choice} className="action">
      <span className="key number" aria-hidden="true">
        {number}
      </span>
      {icon && <Icon of={icon} />}
      <span className="action-label">
        {speaker.sentence(option.label)}
        {children}
      </span>
      {act.collects && (
        <span className="action-tick" aria-hidden="true">
          {times > 1 ? times : picked ? "✓" : ""}
        </span>
      )}
    </ChoiceButton>
  );
}
