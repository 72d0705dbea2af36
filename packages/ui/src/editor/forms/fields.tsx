import type { RuleId } from "@tavolata/kernel";
import { type ReactNode, useId } from "react";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";

interface Labelled {
  readonly label: string;
  readonly rule?: RuleId | undefined;
}

/** A control with its label, and the rule behind it. */
function Field({ id, label, rule, children }: Labelled & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="ed-field">
      <span className="ed-label">
        <label htmlFor={id}>{label}</label>
        {rule && <RuleLink id={rule} />}
      </span>
      {children}
    </div>
  );
}

interface ChoiceProps extends Labelled {
  readonly value: string;
  readonly options: readonly (readonly [string, string])[];
  readonly onChange: (value: string) => void;
}

export function ChoiceField({ value, options, onChange, ...labelled }: ChoiceProps) {
  const id = useId();
  const isKnown = options.some(([one]) => one === value);
  return (
    <Field id={id} {...labelled}>
      <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
        {!isKnown && <option value={value}>{value === "" ? "–" : value}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface NumberProps extends Labelled {
  /** Nothing: as usual. */
  readonly value: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly usual?: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A whole number; what isn't one between these two isn't taken. */
export function NumberField({ value, least, most, usual, onChange, ...labelled }: NumberProps) {
  const id = useId();
  return (
    <Field id={id} {...labelled}>
      <input
        id={id}
        className="field number"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        placeholder={usual === undefined ? "" : String(usual)}
        value={value ?? ""}
        onChange={({ target }) => {
          if (target.value === "") onChange(undefined);
          else if (/^\d+$/.test(target.value)) onChange(Math.min(most, Math.max(least, Number(target.value))));
        }}
      />
    </Field>
  );
}

interface SwitchProps extends Labelled {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function SwitchField({ value, onChange, label, rule }: SwitchProps) {
  return (
    <div className="ed-switch">
      <label>
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
        {label}
      </label>
      {rule && <RuleLink id={rule} />}
    </div>
  );
}

interface WordsProps extends Labelled {
  readonly value: string;
  readonly longest: number;
  readonly isShort?: boolean;
  readonly placeholder?: string;
  readonly lang?: string;
  readonly onChange: (value: string) => void;
}

/** Control characters can't be in a quest; a browser lets them be pasted. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

export function WordsField({ value, longest, isShort, placeholder, lang, onChange, ...labelled }: WordsProps) {
  const id = useId();
  const control = {
    id,
    className: "field",
    value,
    maxLength: longest,
    placeholder,
    lang,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(event.target.value.replace(unprintable, "")),
  };
  return (
    <Field id={id} {...labelled}>
      {isShort ? <input type="text" {...control} /> : <textarea rows={value.length > 160 ? 6 : 3} {...control} />}
    </Field>
  );
}

interface ListProps extends Labelled {
  readonly values: readonly string[];
  readonly options: readonly (readonly [string, string])[];
  readonly most: number;
  /** So many stay. */
  readonly least?: number | undefined;
  /** What is added without a word. */
  readonly onChange: (values: readonly string[]) => void;
}

/** Several of a list: those that are chosen as buttons that take them away, and one more to choose. */
export function ListField({ values, options, most, least = 0, onChange, ...labelled }: ListProps) {
  const { page } = useWords();
  const id = useId();
  const mayGo = values.length > least;
  const nameOf = (value: string) => options.find(([one]) => one === value)?.[1] ?? value;
  return (
    <Field id={id} {...labelled}>
      {values.length > 0 && (
        <ul className="ed-chips">
          {values.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be there twice
            <li key={`${value} ${i}`}>
              <button
                type="button"
                className="ed-chip"
                disabled={!mayGo}
                aria-label={mayGo ? page("editor.without", { what: nameOf(value) }) : undefined}
                onClick={() => onChange(values.filter((_, other) => other !== i))}
              >
                {nameOf(value)} {mayGo && <span aria-hidden="true">✕</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      {values.length < most && (
        <select
          id={id}
          className="field"
          value=""
          onChange={(event) => event.target.value !== "" && onChange([...values, event.target.value])}
        >
          <option value="">{page("editor.add-one")}</option>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
