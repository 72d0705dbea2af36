import type { ReactNode } from "react";
import type { Act, Pickable } from "../table/question/act.js";

interface ChoiceButtonProps {
  readonly act: Act;
  readonly choice: Pickable;
  readonly className: string;
  readonly label?: string;
  readonly style?: React.CSSProperties;
  readonly children?: ReactNode;
}

/** Picks an option: one tap answers, or, where several may be picked, ticks it. Then the space bar ticks and Enter confirms. */
export function ChoiceButton({ act, choice, className, label, style, children }: ChoiceButtonProps) {
  const { option, picked } = choice;
  const common = {
    className: picked ? `${className} picked` : className,
    onClick: () => act.pick(option.id),
    "data-option": option.id,
    ...(label === undefined ? {} : { "aria-label": label }),
    ...(style ? { style } : {}),
  };
  if (!act.collects || act.decision?.repeats) {
    return (
      <button type="button" {...common}>
        {children}
      </button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input can't hold a card's picture and words
    <button
      type="button"
      role="checkbox"
      aria-checked={picked}
      {...common}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault(); // it confirms, and must not take the pick back
      }}
    >
      {children}
    </button>
  );
}
