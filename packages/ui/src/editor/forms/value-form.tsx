import type { Json, RuleId } from "@tavolata/kernel";
import type { ReactNode } from "react";
import { RuleLink } from "../../rules/rule-link.js";
import { making, type QuestChange } from "../change.js";
import { textIn, writing } from "../draft-file.js";
import { useEditing } from "../editing.js";
import { ChoiceField, ListField, NumberField, SwitchField, WordsField } from "./fields.js";
import { ItemList } from "./item-list.js";
import { PieceField, PiecesField, PlaceField, PlacesField } from "./place-fields.js";
import type { FieldKind, ValueKind } from "./value-kinds.js";

interface ValueProps {
  readonly kind: ValueKind;
  readonly label: string;
  readonly rule?: RuleId | undefined;
  /** Where it stands in the file. */
  readonly field: string;
  readonly value: unknown;
  /** What stands beside the choice of a kind. */
  readonly beside?: ReactNode;
}

type Held = Readonly<Record<string, unknown>>;

/** Makes changes of the file; what they are in is made where it isn't there yet. */
function useMaking(): (changes: QuestChange | readonly QuestChange[], joins?: string) => void {
  const { file, make } = useEditing();
  return (changes, joins) => make(making(file, "does" in changes ? [changes] : changes), joins);
}

/** A form for a part of a quest, as a table says what it looks like. Whatever is written changes the file at its path. */
export function ValueForm({ kind, label, rule, field, value, beside }: ValueProps): ReactNode {
  const { file } = useEditing();
  const make = useMaking();
  const set = (next: Json, changes: readonly QuestChange[] = []) =>
    make([...changes, { does: "set", field, value: next }], `set ${field}`);
  const leaveOut = () => make({ does: "remove", field }, `set ${field}`);
  const shown = { label, rule };
  switch (kind.is) {
    case "choice":
      return <ChoiceField {...shown} value={word(value)} options={kind.options} onChange={set} />;
    case "number-choice":
      return <ChoiceField {...shown} value={word(value)} options={kind.options} onChange={(one) => set(Number(one))} />;
    case "number": {
      const { least, most, usual } = kind;
      return (
        <NumberField
          {...shown}
          value={typeof value === "number" ? value : undefined}
          least={least}
          most={most}
          usual={usual}
          onChange={(one) => (one === undefined && usual !== undefined ? leaveOut() : set(one ?? least))}
        />
      );
    }
    case "switch":
      return <SwitchField {...shown} value={(value ?? kind.usual) === true} onChange={set} />;
    case "yes":
      return <SwitchField {...shown} value={value === true} onChange={(is) => (is ? set(true) : leaveOut())} />;
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
    case "name":
      return (
        <WordsField
          {...shown}
          value={value === undefined ? "" : textIn(file, file.language, String(value))}
          longest={kind.longest}
          isShort
          placeholder={kind.usual}
          lang={file.language}
          onChange={(words) => make(kind.write(words), `set ${field}`)}
        />
      );
    case "place":
      return <PlaceField {...shown} lies={kind.lies} options={kind.options} value={word(value)} onChange={set} />;
    case "places": {
      const { lies, options, most, least } = kind;
      return <PlacesField {...shown} {...{ lies, options, most, least }} values={strings(value)} onChange={set} />;
    }
    case "piece":
      return <PieceField {...shown} among={kind.among} value={word(value)} onChange={set} />;
    case "pieces":
      return <PiecesField {...shown} among={kind.among} most={kind.most} values={strings(value)} onChange={set} />;
    case "several": {
      const { all, options, most, mayRepeat, mayBeNone } = kind;
      const isAll = all !== undefined && value === all[0];
      const list = (
        <ListField
          {...shown}
          values={strings(value)}
          options={options}
          most={most}
          onChange={(words) =>
            words.length === 0 && mayBeNone ? leaveOut() : set(mayRepeat ? [...words] : [...new Set(words)])
          }
        />
      );
      if (!all) return list;
      const [first] = options;
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
          values={strings(value)}
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
          <RecordForm fields={kind.fields} field={field} value={value} mayBeNone={kind.mayBeNone} />
        </div>
      );
    case "list":
      return (
        <ItemList
          kind={kind}
          label={isSaid(kind.of(), label) ? "" : label}
          values={listed(value)}
          onAdd={() => {
            const { value: added, changes = [] } = kind.fresh();
            make([...changes, { does: "add", field, value: added }]);
          }}
          onRemove={(i) => make({ does: "remove", field: `${field}[${i}]` })}
          one={(one, i, remove) => <Item kind={kind.of(one)} field={`${field}[${i}]`} value={one} remove={remove} />}
        />
      );
    case "one-or-several": {
      const { tag, word: several, list } = kind;
      const isList = (value as Held | undefined)?.[tag] === several;
      const values = isList ? listed((value as Held)[list]) : [value];
      // Each that is added or taken away is a step of its own.
      const put = (all: readonly unknown[], changes: readonly QuestChange[] = []) => {
        const next = (all.length === 1 ? all[0] : { [tag]: several, [list]: all }) as Json;
        make([...changes, { does: "set", field, value: next }]);
      };
      return (
        <ItemList
          kind={kind}
          label={label}
          values={values}
          least={1}
          onAdd={() => {
            const { value: added, changes } = kind.fresh();
            put([...values, added], changes);
          }}
          onRemove={(i) => put(values.filter((_, other) => other !== i))}
          one={(one, i, remove) => (
            <Item
              kind={kind.of(one)}
              rule={rule}
              field={isList ? `${field}.${list}[${i}]` : field}
              value={one}
              remove={remove}
            />
          )}
        />
      );
    }
    case "kinds": {
      const now = kind.kinds.find((one) => one.word === word((value as Held | undefined)?.[kind.tag]));
      const offered = kind.kinds.filter((one) => one === now || one.fresh() !== undefined);
      const choice = (
        <ChoiceField
          label={kind.label}
          rule={rule}
          value={now?.word ?? ""}
          options={offered.map((one) => [one.word, one.label] as const)}
          onChange={(wanted) => {
            const begun = kind.kinds.find((one) => one.word === wanted)?.fresh();
            if (begun) make([...(begun.changes ?? []), { does: "set", field, value: begun.value }]);
          }}
        />
      );
      return (
        <div className="ed-part">
          {beside ? (
            <div className="ed-with-pick">
              {choice}
              {beside}
            </div>
          ) : (
            choice
          )}
          {now && <RecordForm fields={now.fields} field={field} value={value} />}
        </div>
      );
    }
  }
}

interface ItemProps extends Pick<ValueProps, "kind" | "rule" | "field" | "value"> {
  readonly remove: ReactNode;
}

/** One of a list: what takes it away stands beside its kind, or else at its end. */
function Item({ kind, rule, field, value, remove }: ItemProps) {
  const isBeside = kind.is === "kinds";
  return (
    <>
      <ValueForm kind={kind} label="" rule={rule} field={field} value={value} beside={isBeside && remove} />
      {!isBeside && remove}
    </>
  );
}

interface RecordProps {
  readonly fields: readonly FieldKind[];
  readonly field: string;
  readonly value: unknown;
  /** With nothing in it, it is left out itself. */
  readonly mayBeNone?: true | undefined;
}

/** One field after the other; what may be left out has a switch. */
export function RecordForm({ fields, field, value, mayBeNone }: RecordProps) {
  const make = useMaking();
  const record = (typeof value === "object" && value !== null ? value : {}) as Held;
  const leaveOut = (name: string) =>
    make({ does: "remove", field: mayBeNone && Object.keys(record).length === 1 ? field : `${field}.${name}` });
  return fields.map(({ name, label, rule, value: kind, begins, inside }) => {
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
            if (!isThere) return leaveOut(name);
            const { value: first, changes = [] } = begins();
            make([...changes, { does: "set", field: at, value: first }]);
          }}
        />
        {here !== undefined && (
          <ValueForm kind={kind} label={isHeaded ? "" : (inside ?? label)} field={at} value={here} />
        )}
      </div>
    );
  });
}

/** Whether each of a list says by itself what stands over it. */
function isSaid(kind: ValueKind, label: string): boolean {
  return kind.is === "kinds" && kind.label === label;
}

function word(value: unknown): string {
  return String(value ?? "");
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as unknown[]) : [];
}

function strings(value: unknown): string[] {
  return listed(value).map(String);
}
