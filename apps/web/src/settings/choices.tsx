import { useId } from "react";

interface ChoicesProps<T> {
  readonly title: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly word: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** One of a few: all of them are to be seen, and one is chosen. */
export function Choices<T extends string | number>({ title, values, chosen, word, onChoose }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className="setting">
      <legend>{title}</legend>
      <div className="choices">
        {values.map((value) => (
          <label key={value} className="choice">
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{word(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
