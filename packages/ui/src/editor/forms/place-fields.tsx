import type { RuleId } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import type { QuestChange } from "../change.js";
import { useEditing } from "../editing.js";
import { ChoiceField, ListField } from "./fields.js";
import type { PlaceKind, QuestPart, SelectOption } from "./value-kinds.js";

interface Labelled {
  readonly label: string;
  readonly rule?: RuleId | undefined;
}

interface PickProps {
  readonly label: string;
  readonly lies: PlaceKind;
  /** There is room for no other. */
  readonly isFull?: boolean;
  readonly onPick: (place: string) => void;
}

/** Asks for a place on the board itself. */
function PickButton({ label, lies, isFull = false, onPick }: PickProps) {
  const { page } = useWords();
  const { pick } = useEditing();
  return (
    <button
      type="button"
      className="button ed-pick"
      disabled={isFull}
      onClick={() => pick({ lies, what: label, picked: onPick })}
    >
      {page("editor.pick")}
      <span className="unseen"> {label}</span>
    </button>
  );
}

interface PlaceProps extends Labelled {
  readonly lies: PlaceKind;
  /** Left out: there are too many to choose from a list. */
  readonly options: readonly SelectOption[] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function PlaceField({ label, rule, lies, options, value, onChange }: PlaceProps) {
  return (
    <div className={options ? "ed-with-pick" : "ed-with-pick ed-field"}>
      {options ? (
        <ChoiceField label={label} rule={rule} value={value} options={options} onChange={onChange} />
      ) : (
        <span className="ed-label">
          {label} {rule && <RuleLink id={rule} />} <strong className="number">{value}</strong>
        </span>
      )}
      <PickButton label={label} lies={lies} onPick={onChange} />
    </div>
  );
}

interface PlacesProps extends Labelled {
  readonly lies: PlaceKind;
  readonly options: readonly SelectOption[] | undefined;
  readonly values: readonly string[];
  readonly most: number;
  readonly least: number | undefined;
  readonly onChange: (values: readonly string[]) => void;
}

/** Several places: each press on the board adds one, or takes it back. */
export function PlacesField({ label, rule, lies, options, values, most, least = 0, onChange }: PlacesProps) {
  const put = (next: readonly string[]) => next.length >= least && next.length <= most && onChange(next);
  const toggled = (one: string) => (values.includes(one) ? values.filter((other) => other !== one) : [...values, one]);
  return (
    <div className="ed-with-pick">
      <ListField
        label={label}
        rule={rule}
        values={values}
        options={options ?? values.map((place) => [place, place] as const)}
        most={options ? most : values.length}
        least={least}
        onChange={put}
      />
      <PickButton label={label} lies={lies} isFull={values.length >= most} onPick={(one) => put(toggled(one))} />
    </div>
  );
}

interface PieceProps extends Labelled {
  readonly among: readonly QuestPart[];
  readonly value: string;
  /** With what gives a thing its name, if it had none. */
  readonly onChange: (id: string, changes: readonly QuestChange[]) => void;
}

/** Somebody or something of the quest; who has no name gets one. */
export function PieceField({ among, value, onChange, ...labelled }: PieceProps) {
  return (
    <ChoiceField
      {...labelled}
      value={among.find(({ id }) => id === value)?.field ?? value}
      options={among.map(({ field, label }) => [field, label] as const)}
      onChange={(field) => {
        const given = among.find((one) => one.field === field)?.named();
        if (given) onChange(given.id, given.changes);
      }}
    />
  );
}

interface PiecesProps extends Labelled {
  readonly among: readonly QuestPart[];
  readonly values: readonly string[];
  readonly most: number;
  readonly onChange: (ids: readonly string[], changes: readonly QuestChange[]) => void;
}

/** Several of them; one stays. */
export function PiecesField({ among, values, most, onChange, ...labelled }: PiecesProps) {
  return (
    <ListField
      {...labelled}
      values={values.map((value) => among.find(({ id }) => id === value)?.field ?? value)}
      options={among.map(({ field, label }) => [field, label] as const)}
      most={most}
      least={1}
      onChange={(fields) => {
        const given = fields.map(
          (field) => among.find((one) => one.field === field)?.named() ?? { id: field, changes: [] },
        );
        const ids = [...new Set(given.map(({ id }) => id))];
        if (ids.length > 0)
          onChange(
            ids,
            given.flatMap(({ changes }) => changes),
          );
      }}
    />
  );
}
