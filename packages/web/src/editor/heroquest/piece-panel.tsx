import { allies, type QuestFile, type SceneryTrap, scenery, trapKinds } from "@tavolata/heroquest/editor";
import type { Json } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { Icon } from "../../ui/icon.js";
import { useEditing } from "../frame/editing.js";
import { ChoiceField, NumberField, SwitchField } from "../frame/fields.js";
import { thingAt } from "../model/board-thing.js";
import { BoardInWords } from "./board-in-words.js";
import { useNames } from "./descriptions.js";
import { FoeForm } from "./foe-form.js";
import { iconOf } from "./icons.js";
import { TextField } from "./text-field.js";
import { questIn, type Thing, thingsIn } from "./things.js";
import { removing, turning } from "./tools.js";
import { TreasureForm } from "./treasure-form.js";
import { WhenForm } from "./when-form.js";

/** What is chosen, with all that can be said about it; where nothing is, the board in words. */
export function PiecePanel() {
  const { page } = useWords();
  const names = useNames();
  const { file, make, selected, select, lookAt } = useEditing<QuestFile>();
  const thing = thingAt(thingsIn(file), selected);
  if (!thing) return <BoardInWords />;
  const turns = turning(file, thing);
  return (
    <section className="ed-section" aria-label={names.placed(file, thing)}>
      <div className="he-piece-head">
        <Icon of={iconOf(thing.type)} />
        <div>
          <h2>{names.thing(file, thing)}</h2>
          <button type="button" className="he-where" onClick={() => lookAt(thing.at.split(" "))}>
            {names.roomOf(file, thing.at)} · <span className="number">{thing.at}</span>
          </button>
        </div>
      </div>
      <div className="ed-buttons">
        {turns.length > 0 && (
          <button type="button" className="button" onClick={() => make(turns)}>
            {page("heroeditor.turn")} <kbd className="key">T</kbd>
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => {
            make(removing(file, thing));
            select(undefined);
          }}
        >
          {page("editor.remove")} <kbd className="key">Del</kbd>
        </button>
        <button type="button" className="button" onClick={() => select(undefined)}>
          {page("editor.done")}
        </button>
      </div>
      <Details thing={thing} />
    </section>
  );
}

function Details({ thing }: { readonly thing: Thing }) {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const quest = questIn(file);
  const number = Number(/\[(\d+)\]$/.exec(thing.field)?.[1] ?? 0);
  switch (thing.kind) {
    case "antagonist":
      return <FoeForm field={thing.field} value={quest.antagonists[number]!} />;
    case "ally":
      return <FriendForm field={thing.field} number={number} />;
    case "scenery":
      return <SceneryForm field={thing.field} number={number} />;
    case "trap":
      return <TrapForm field={thing.field} number={number} />;
    case "cache":
      return <TreasureForm field={`${thing.field}.treasure`} value={quest.caches[number]!.treasure} />;
    case "note":
      return <TextField label={page("heroeditor.note-text")} rule="HQ-2.3" name={quest.notes![number]!.text} />;
    case "door":
    case "secret-door":
    case "barred-door":
      return <DoorForm thing={thing} number={number} />;
    default:
      return <p className="muted">{page(`heroeditor.about.${thing.kind}`)}</p>;
  }
}

function FriendForm({ field, number }: { readonly field: string; readonly number: number }) {
  const { page } = useWords();
  const names = useNames();
  const { file, make } = useEditing<QuestFile>();
  const friend = questIn(file).allies[number]!;
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.type")}
        rule="HQ-2.1-b"
        value={friend.type}
        options={Object.keys(allies).map((type) => [type, names.kind(type)] as const)}
        onChange={(type) => make({ does: "set", field: `${field}.type`, value: type })}
      />
      <TextField label={page("heroeditor.name")} name={friend.id} />
      <WhenForm
        label={page("heroeditor.joins")}
        value={friend.joins}
        onChange={(joins, changes) =>
          make([...changes, { does: "set", field: `${field}.joins`, value: joins as unknown as Json }])
        }
      />
    </div>
  );
}

function SceneryForm({ field, number }: { readonly field: string; readonly number: number }) {
  const { page } = useWords();
  const names = useNames();
  const { file, make } = useEditing<QuestFile>();
  const piece = questIn(file).scenery[number]!;
  const set = (name: string, value: unknown) =>
    make(
      value === undefined
        ? { does: "remove", field: `${field}.${name}` }
        : { does: "set", field: `${field}.${name}`, value: value as Json },
      `${field}.${name}`,
    );
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.type")}
        rule="HQ-1.3"
        value={piece.type}
        options={Object.keys(scenery).map((type) => [type, names.kind(type)] as const)}
        onChange={(type) => set("type", type)}
      />
      <SwitchField
        label={page("heroeditor.holds-treasure")}
        rule="HQ-9.1.b-c"
        value={piece.treasure !== undefined}
        onChange={(is) => set("treasure", is ? { gold: 25 } : undefined)}
      />
      {piece.treasure && <TreasureForm field={`${field}.treasure`} value={piece.treasure} />}
      <SwitchField
        label={page("heroeditor.is-trapped")}
        rule="HQ-12-a"
        value={piece.trap !== undefined}
        onChange={(is) => set("trap", is ? { kind: "arrows", dice: 2 } : undefined)}
      />
      {piece.trap && (
        <>
          <ChoiceField
            label={page("heroeditor.type")}
            value={piece.trap.kind}
            options={(["arrows", "spears", "axes", "magical"] as const).map(
              (kind) => [kind, names.kind(kind)] as const,
            )}
            onChange={(kind) => set("trap", { ...piece.trap, kind: kind as SceneryTrap["kind"] })}
          />
          <NumberField
            label={page("heroeditor.dice")}
            value={piece.trap.dice}
            least={1}
            most={6}
            onChange={(dice) => set("trap", { ...piece.trap, dice: dice ?? 2 })}
          />
        </>
      )}
    </div>
  );
}

function TrapForm({ field, number }: { readonly field: string; readonly number: number }) {
  const { page } = useWords();
  const names = useNames();
  const { file, make } = useEditing<QuestFile>();
  const trap = questIn(file).traps[number]!;
  const usual = trapKinds[trap.kind];
  const alike = Object.entries(trapKinds).filter(([, { lies }]) => lies === usual.lies);
  const set = (name: string, value: string | number | boolean | undefined) =>
    make(
      value === undefined
        ? { does: "remove", field: `${field}.${name}` }
        : { does: "set", field: `${field}.${name}`, value },
      `${field}.${name}`,
    );
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.type")}
        rule="HQ-12-a"
        value={trap.kind}
        options={alike.map(([kind]) => [kind, names.kind(kind)] as const)}
        onChange={(kind) => set("kind", kind)}
      />
      <NumberField
        label={page("heroeditor.dice")}
        value={trap.dice}
        least={1}
        most={6}
        usual={usual.dice}
        onChange={(dice) => set("dice", dice)}
      />
      <SwitchField
        label={page("heroeditor.disarmable")}
        value={trap.disarmable ?? usual.disarmable}
        onChange={(is) => set("disarmable", is)}
      />
      <SwitchField
        label={page("heroeditor.magical")}
        rule="HQ-10.3-b"
        value={trap.magical ?? usual.magical}
        onChange={(is) => set("magical", is)}
      />
      <SwitchField
        label={page("heroeditor.known")}
        value={trap.known === true}
        onChange={(is) => set("known", is || undefined)}
      />
    </div>
  );
}

const doorLists = { door: "doors", "secret-door": "secretDoors", "barred-door": "barredDoors" } as const;

function DoorForm({ thing, number }: { readonly thing: Thing; readonly number: number }) {
  const { page } = useWords();
  const names = useNames();
  const { file, make, select } = useEditing<QuestFile>();
  const barred = thing.kind === "barred-door" ? questIn(file).barredDoors[number] : undefined;
  const become = (kind: keyof typeof doorLists) => {
    const value = kind === "barred-door" ? { edge: thing.at, opens: { on: "round-begins", round: 3 } } : thing.at;
    make([
      { does: "remove", field: thing.field },
      { does: "add", field: `quest.${doorLists[kind]}`, value },
    ]);
    select(`quest.${doorLists[kind]}[${questIn(file)[doorLists[kind]].length}]`);
  };
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.type")}
        rule="HQ-4.9-a"
        value={thing.kind}
        options={Object.keys(doorLists).map((kind) => [kind, names.kind(kind)] as const)}
        onChange={(kind) => kind !== thing.kind && become(kind as keyof typeof doorLists)}
      />
      {barred && (
        <WhenForm
          label={page("heroeditor.opens")}
          value={barred.opens}
          onChange={(opens, changes) =>
            make([...changes, { does: "set", field: `${thing.field}.opens`, value: opens as unknown as Json }])
          }
        />
      )}
    </div>
  );
}
