import type { Json, RuleId } from "@tavolata/kernel";
import type { ReactNode } from "react";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { textIn, writing } from "../model/draft-file.js";
import { useEditing } from "./editing.js";
import { ChoiceField, ListField, NumberField, SwitchField, WordsField } from "./fields.js";
import type { FieldKind, Fresh, ValueKind } from "./value-kinds.js";

interface ValueProps {
  readonly kind: ValueKind;
  readonly label: string;
  readonly rule?: RuleId | undefined;
  /** Where it stands in the file. */
  readonly field: string;
  readonly value: unknown;
}

/** A form for a part of a quest, as a table says what it looks like. Whatever is written changes the file at its path. */
export function ValueForm({ kind, label, rule, field, value }: ValueProps): ReactNode {
  const { page } = useWords();
  const { file, make } = useEditing();
  const set = (next: Json) => make({ does: "set", field, value: next }, `set ${field}`);
  const shown = { label, rule };
  switch (kind.is) {
    case "choice":
      return <ChoiceField {...shown} value={String(value ?? "")} options={kind.options} onChange={set} />;
    case "number-choice":
      return (
        <ChoiceField
          {...shown}
          value={String(value ?? "")}
          options={kind.options}
          onChange={(one) => set(Number(one))}
        />
      );
    case "number":
      return (
        <NumberField
          {...shown}
          value={typeof value === "number" ? value : undefined}
          least={kind.least}
          most={kind.most}
          onChange={(one) => set(one ?? kind.least)}
        />
      );
    case "switch":
      return <SwitchField {...shown} value={value === true} onChange={set} />;
    case "yes":
      return (
        <SwitchField
          {...shown}
          value={value === true}
          onChange={(one) => make(one ? { does: "set", field, value: true } : { does: "remove", field })}
        />
      );
    case "text": {
      const name = `${kind.before ?? ""}${String(value)}`;
      return (
        <WordsField
          {...shown}
          value={textIn(file, file.language, name)}
          longest={kind.longest}
          isShort={kind.longest < 300}
          lang={file.language}
          onChange={(words) => make(writing(file, file.language, name, words), `text ${name}`)}
        />
      );
    }
    case "place":
      return (
        <div className="ed-with-pick">
          <ChoiceField {...shown} value={String(value ?? "")} options={kind.options} onChange={set} />
          <PickButton label={label} lies={kind.lies} onPick={set} />
        </div>
      );
    case "places": {
      const values = strings(value);
      const toggled = (one: string) =>
        values.includes(one) ? values.filter((other) => other !== one) : [...values, one];
      return (
        <div className="ed-with-pick">
          <ListField {...shown} values={values} options={kind.options} most={kind.most} onChange={set} />
          <PickButton label={label} lies={kind.lies} onPick={(one) => set(toggled(one))} />
        </div>
      );
    }
    case "several": {
      const { all } = kind;
      const isAll = all !== undefined && value === all[0];
      const list = (
        <ListField
          {...shown}
          values={strings(value)}
          options={kind.options}
          most={kind.most}
          onChange={(words) => set([...new Set(words)])}
        />
      );
      if (!all) return list;
      const [first] = kind.options;
      return (
        <>
          <SwitchField
            label={all[1]}
            value={isAll}
            onChange={(one) => set(one ? all[0] : first ? [first[0]] : all[0])}
          />
          {!isAll && list}
        </>
      );
    }
    case "numbers":
      return (
        <ListField
          {...shown}
          values={Array.isArray(value) ? value.map(String) : []}
          options={kind.options}
          most={kind.most}
          onChange={(words) => set([...new Set(words)].map(Number))}
        />
      );
    case "record":
      return (
        <div className="ed-part">
          {label !== "" && (
            <span className="ed-label">
              {label} {rule && <RuleLink id={rule} />}
            </span>
          )}
          <RecordForm fields={kind.fields} field={field} value={value} />
        </div>
      );
    case "list": {
      const values = Array.isArray(value) ? (value as unknown[]) : [];
      return (
        <div className="ed-part">
          {label !== "" && <span className="ed-label">{label}</span>}
          <ul className="ed-list">
            {values.map((one, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
              <li key={i} className="ed-item">
                <ValueForm kind={kind.of()} label="" field={`${field}[${i}]`} value={one} />
                <button
                  type="button"
                  className="button"
                  onClick={() => make({ does: "remove", field: `${field}[${i}]` })}
                >
                  {page("editor.remove")}
                </button>
              </li>
            ))}
          </ul>
          {values.length < kind.most && (
            <button type="button" className="button" onClick={() => make(added(field, kind.fresh()))}>
              {kind.add}
            </button>
          )}
        </div>
      );
    }
    case "kinds": {
      const word = String((value as Readonly<Record<string, unknown>> | undefined)?.[kind.tag] ?? "");
      const now = kind.kinds.find((one) => one.word === word);
      const offered = kind.kinds.filter((one) => one === now || one.fresh() !== undefined);
      return (
        <div className="ed-part">
          <ChoiceField
            label={kind.label}
            rule={rule}
            value={word}
            options={offered.map((one) => [one.word, one.label] as const)}
            onChange={(wanted) => {
              const fresh = kind.kinds.find((one) => one.word === wanted)?.fresh();
              if (fresh) make([...(fresh.changes ?? []), { does: "set", field, value: fresh.value }]);
            }}
          />
          {now && <RecordForm fields={now.fields} field={field} value={value} />}
        </div>
      );
    }
  }
}

interface RecordProps {
  readonly fields: readonly FieldKind[];
  readonly field: string;
  readonly value: unknown;
}

/** One field after the other; what may be left out has a switch. */
export function RecordForm({ fields, field, value }: RecordProps) {
  const { make } = useEditing();
  const record = (typeof value === "object" && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  return fields.map(({ name, label, rule, value: kind, begins }) => {
    const at = `${field}.${name}`;
    const here = Object.hasOwn(record, name) ? record[name] : undefined;
    if (!begins) return <ValueForm key={name} kind={kind} label={label} rule={rule} field={at} value={here} />;
    // What has parts of its own is headed by the switch already.
    const isHeaded = kind.is === "record" || kind.is === "list";
    return (
      <div key={name} className="ed-part">
        <SwitchField
          label={label}
          rule={rule}
          value={here !== undefined}
          onChange={(isThere) => {
            if (!isThere) return make({ does: "remove", field: at });
            const { value: first, changes = [] } = begins();
            make([...changes, { does: "set", field: at, value: first }]);
          }}
        />
        {here !== undefined && <ValueForm kind={kind} label={isHeaded ? "" : label} field={at} value={here} />}
      </div>
    );
  });
}

/** The changes that put something new at the end of a list. */
export function added(field: string, { value, changes = [] }: Fresh) {
  return [...changes, { does: "add", field, value } as const];
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

interface PickProps {
  readonly label: string;
  readonly lies: "square" | "edge";
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
