import type { QuestFile } from "@tavolata/heroquest/editor";
import type { RuleId } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { type Picking, useEditing } from "../frame/editing.js";
import { ChoiceField, ListField } from "../frame/fields.js";
import type { Change } from "../model/change.js";
import { type NamedChoice, useChoices } from "./choices.js";
import { named } from "./names.js";

interface PickProps {
  readonly label: string;
  readonly lies: Picking["lies"];
  readonly onPick: (place: string) => void;
}

/** Asks for a place on the board itself. */
function PickButton({ label, lies, onPick }: PickProps) {
  const { page } = useWords();
  const { pick } = useEditing();
  return (
    <button type="button" className="button ed-pick" onClick={() => pick({ lies, what: label, picked: onPick })}>
      {page("editor.pick")}
      <span className="unseen"> {label}</span>
    </button>
  );
}

interface PlaceProps {
  readonly label: string;
  readonly rule?: RuleId;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function RoomField({ label, rule, value, onChange }: PlaceProps) {
  const { rooms } = useChoices();
  return (
    <div className="ed-with-pick">
      <ChoiceField label={label} rule={rule} value={value} options={rooms} onChange={onChange} />
      <PickButton label={label} lies="room" onPick={onChange} />
    </div>
  );
}

export function DoorField({ label, rule, value, onChange }: PlaceProps) {
  const { doors } = useChoices();
  return (
    <div className="ed-with-pick">
      <ChoiceField label={label} rule={rule} value={value} options={doors} onChange={onChange} />
      <PickButton label={label} lies="edge" onPick={onChange} />
    </div>
  );
}

export function SquareField({ label, rule, value, onChange }: PlaceProps) {
  return (
    <div className="ed-with-pick ed-field">
      <span className="ed-label">
        {label} {rule && <RuleLink id={rule} />} <strong className="number">{value}</strong>
      </span>
      <PickButton label={label} lies="square" onPick={onChange} />
    </div>
  );
}

interface SquaresProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Several squares: each press on the board adds one, or takes it back. */
export function SquaresField({ label, values, onChange }: SquaresProps) {
  const options = values.map((square) => [square, square] as const);
  return (
    <div className="ed-with-pick">
      <ListField label={label} values={values} options={options} most={values.length} onChange={onChange} />
      <PickButton label={label} lies="square" onPick={(square) => onChange(toggled(values, square))} />
    </div>
  );
}

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

interface NamedProps {
  readonly label: string;
  readonly rule?: RuleId;
  readonly value: string;
  readonly among: readonly NamedChoice[];
  /** With what gives a thing its name, if it had none. */
  readonly onChange: (id: string, changes: readonly Change[]) => void;
}

/** Somebody or something of the quest; who has no name gets one. */
export function NamedField({ label, rule, value, among, onChange }: NamedProps) {
  const { file } = useEditing<QuestFile>();
  const chosen = among.find(({ id }) => id === value)?.field ?? "";
  return (
    <ChoiceField
      label={label}
      rule={rule}
      value={chosen}
      options={among.map(({ field, label: words }) => [field, words] as const)}
      onChange={(field) => {
        const one = among.find((other) => other.field === field);
        if (!one) return;
        const { id, changes } = named(file, one);
        onChange(id, changes);
      }}
    />
  );
}

interface NamedListProps {
  readonly label: string;
  readonly rule?: RuleId;
  readonly values: readonly string[];
  readonly among: readonly NamedChoice[];
  readonly onChange: (ids: readonly string[], changes: readonly Change[]) => void;
}

export function NamedListField({ label, rule, values, among, onChange }: NamedListProps) {
  const { file } = useEditing<QuestFile>();
  const fieldOf = (id: string) => among.find((one) => one.id === id)?.field ?? id;
  return (
    <ListField
      label={label}
      rule={rule}
      values={values.map(fieldOf)}
      options={among.map(({ field, label: words }) => [field, words] as const)}
      most={12}
      onChange={(fields) => {
        const changes: Change[] = [];
        const ids = fields.map((field) => {
          const one = among.find((other) => other.field === field);
          if (!one) return field;
          const given = named(file, one);
          changes.push(...given.changes);
          return given.id;
        });
        if (ids.length > 0) onChange([...new Set(ids)], changes);
      }}
    />
  );
}
