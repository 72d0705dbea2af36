import { Icon } from "@tavolata/ui/controls/icon.js";
import { pathOfAdded, thingAt } from "@tavolata/ui/editor/board/board-thing.js";
import { valueAt } from "@tavolata/ui/editor/change.js";
import { useEditing } from "@tavolata/ui/editor/editing.js";
import { ChoiceField } from "@tavolata/ui/editor/forms/fields.js";
import { RecordForm } from "@tavolata/ui/editor/forms/value-form.js";
import { useWords } from "@tavolata/ui/language/words.js";
import type { QuestFile } from "../../../editor.js";
import { BoardInWords } from "../board/board-in-words.js";
import { useNames } from "../descriptions.js";
import { iconOf } from "../icons.js";
import { type Thing, thingsIn } from "../things.js";
import { removing, turning } from "../tools.js";
import { useForms } from "./use-forms.js";

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

/** What has nothing to say but what it is for. */
const plain = ["rubble", "abyss", "start", "exit", "refuge"] as const;

function Details({ thing }: { readonly thing: Thing }) {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const forms = useForms();
  const isFor = plain.find((kind) => kind === thing.kind);
  if (isFor) return <p className="muted">{page(`heroeditor.about.${isFor}`)}</p>;
  return (
    <div className="ed-part">
      {Object.hasOwn(doorLists, thing.kind) && <DoorKind thing={thing} />}
      <RecordForm fields={forms.piece(thing)} field={thing.field} value={valueAt(file, thing.field)} />
    </div>
  );
}

const doorLists = { door: "doors", "secret-door": "secretDoors", "barred-door": "barredDoors" } as const;

/** HQ-4.9-a: a door of another kind stands in another list. */
function DoorKind({ thing }: { readonly thing: Thing }) {
  const { page } = useWords();
  const names = useNames();
  const { file, make, select } = useEditing<QuestFile>();
  const become = (kind: keyof typeof doorLists) => {
    const list = `quest.${doorLists[kind]}`;
    const value = kind === "barred-door" ? { edge: thing.at, opens: { on: "round-begins", round: 3 } } : thing.at;
    const added = { does: "add", field: list, value } as const;
    make([{ does: "remove", field: thing.field }, added]);
    select(pathOfAdded(file, added));
  };
  return (
    <ChoiceField
      label={page("heroeditor.type")}
      rule="HQ-4.9-a"
      value={thing.kind}
      options={Object.keys(doorLists).map((kind) => [kind, names.kind(kind)] as const)}
      onChange={(kind) => kind !== thing.kind && become(kind as keyof typeof doorLists)}
    />
  );
}
