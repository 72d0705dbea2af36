import type { ReactNode } from "react";

interface PictureChoiceProps {
  /** Of all that belong together. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** One of several large cards, of which one is chosen. */
export function PictureChoice({ name, isChosen, onChoose, children }: PictureChoiceProps) {
  return (
    <label className="picture-choice">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className="picture-choice-card">{children}</span>
    </label>
  );
}
