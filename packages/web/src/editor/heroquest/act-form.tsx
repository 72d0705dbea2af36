import { type Act, antagonists, champions, type PlacedAntagonist, type QuestFile } from "@tavolata/heroquest/editor";
import type { Json } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { ChoiceField, SwitchField } from "../frame/fields.js";
import type { Change } from "../model/change.js";
import { type Choices, type Fresh, fresh, freshAbout, useChoices } from "./choices.js";
import { useNames } from "./descriptions.js";
import { freeName } from "./names.js";
import { DoorField, NamedListField, RoomField, SquareField, SquaresField } from "./place-fields.js";
import { TextField } from "./text-field.js";

const deeds = [
  "text",
  "place",
  "ambush",
  "wake",
  "open",
  "close",
  "rubble",
  "reveal-room",
  "give-back-items",
] as const satisfies readonly Act["act"][];

interface ActProps {
  readonly field: string;
  readonly value: Act;
}

/** Something that the quest does by itself. */
export function ActForm({ field, value }: ActProps) {
  const { page } = useWords();
  const { file, make } = useEditing<QuestFile>();
  const choices = useChoices();
  const set = (act: Act, changes: readonly Change[] = []) =>
    make([...changes, { does: "set", field, value: act as unknown as Json }], `act ${field}`);
  const kinds = deeds
    .filter((act) => act === value.act || newAct(act, choices, file) !== undefined)
    .map((act) => [act, page(`heroeditor.act.${act}`)] as const);
  return (
    <div className="ed-part ed-act">
      <div className="ed-with-pick">
        <ChoiceField
          label={page("heroeditor.then")}
          value={value.act}
          options={kinds}
          onChange={(act) => {
            const one = newAct(act as Act["act"], choices, file);
            if (one) set(one.value, one.changes);
          }}
        />
        <button type="button" className="button" onClick={() => make({ does: "remove", field })}>
          {page("editor.remove")}
        </button>
      </div>
      <Details field={field} value={value} set={set} choices={choices} />
    </div>
  );
}

interface DetailsProps extends ActProps {
  readonly set: (act: Act, changes?: readonly Change[]) => void;
  readonly choices: Choices;
}

function Details({ field, value, set, choices }: DetailsProps) {
  const { page } = useWords();
  switch (value.act) {
    case "text":
      return <TextField label={page("heroeditor.read-aloud")} name={value.text} />;
    case "place":
    case "ambush":
      return <Arrivals field={field} value={value} />;
    case "wake":
      return (
        <NamedListField
          label={page("heroeditor.which-figures")}
          values={value.figures}
          among={choices.figures}
          onChange={(figures, changes) => set({ ...value, figures }, changes)}
        />
      );
    case "open":
    case "close":
      return (
        <DoorField
          label={page("heroeditor.which-door")}
          rule="HQ-11.4-d"
          value={value.edge}
          onChange={(edge) => set({ ...value, edge })}
        />
      );
    case "rubble":
      return (
        <SquaresField
          label={page("heroeditor.which-squares")}
          values={value.squares}
          onChange={(squares) => set({ ...value, squares })}
        />
      );
    case "reveal-room":
      return (
        <RoomField
          label={page("heroeditor.which-room")}
          value={value.room}
          onChange={(room) => set({ ...value, room })}
        />
      );
    case "give-back-items":
      return null;
  }
}

/** HQ-11.5: those who come, each with a place. */
function Arrivals({
  field,
  value,
}: {
  readonly field: string;
  readonly value: Extract<Act, { act: "place" | "ambush" }>;
}) {
  const { page } = useWords();
  const names = useNames();
  const { make } = useEditing<QuestFile>();
  const kinds = [...Object.keys(antagonists), ...Object.keys(champions)].map(
    (type) => [type, names.kind(type)] as const,
  );
  const list = `${field}.antagonists`;
  const set = (i: number, one: PlacedAntagonist) =>
    make({ does: "set", field: `${list}[${i}]`, value: one as unknown as Json }, `arrival ${list} ${i}`);
  return (
    <ul className="ed-list">
      {value.antagonists.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
        <li key={i} className="ed-item">
          <ChoiceField
            label={page("heroeditor.type")}
            rule="HQ-1.4-b"
            value={one.type}
            options={kinds}
            onChange={(type) => set(i, { ...one, type })}
          />
          <SquareField
            label={page("heroeditor.which-square")}
            value={one.at}
            onChange={(at) => set(i, { ...one, at })}
          />
          {Object.hasOwn(antagonists, one.type) && (
            <SwitchField
              label={page("heroeditor.champion")}
              value={one.champion === true}
              onChange={(champion) => set(i, { ...one, champion })}
            />
          )}
          <button type="button" className="button" onClick={() => make({ does: "remove", field: `${list}[${i}]` })}>
            {page("editor.remove")}
          </button>
        </li>
      ))}
      {value.antagonists.length < 12 && (
        <li>
          <button
            type="button"
            className="button"
            onClick={() => make({ does: "add", field: list, value: { type: "goblin", at: "0,0" } })}
          >
            {page("heroeditor.add-arrival")}
          </button>
        </li>
      )}
    </ul>
  );
}

/** A deed of a kind, as it begins; nothing where the quest has nothing to do it with. */
function newAct(act: Act["act"], { rooms, figures, doors }: Choices, file: QuestFile): Fresh<Act> | undefined {
  switch (act) {
    case "text":
      return fresh({ act, text: freeName(file, "event") });
    case "place":
    case "ambush":
      return fresh({ act, antagonists: [{ type: "goblin", at: "0,0" }] });
    case "wake":
      return freshAbout(file, figures, (figure) => ({ act, figures: [figure] }));
    case "open":
    case "close":
      return doors[0] && fresh({ act, edge: doors[0][0] });
    case "rubble":
      return fresh({ act, squares: [] });
    case "reveal-room":
      return fresh({ act, room: rooms[0]![0] });
    case "give-back-items":
      return fresh({ act });
  }
}
