import type { QuestFile, When } from "@tavolata/heroquest/editor";
import { useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { ChoiceField, NumberField } from "../frame/fields.js";
import type { Change } from "../model/change.js";
import { type Choices, type Fresh, fresh, freshAbout, useChoices } from "./choices.js";
import { DoorField, NamedField, NamedListField, RoomField, SquareField, SquaresField } from "./place-fields.js";

const moments = [
  "start",
  "room-seen",
  "room-entered",
  "square-entered",
  "door-opened",
  "searched",
  "figure-removed",
  "all-removed",
  "item-taken",
  "ally-reached",
  "round-begins",
  "lever-pulled",
] as const satisfies readonly When["on"][];

interface WhenProps {
  readonly label: string;
  readonly value: When;
  readonly onChange: (value: When, changes: readonly Change[]) => void;
}

/** A moment of the quest: which, and what it is about. */
export function WhenForm({ label, value, onChange }: WhenProps) {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const choices = useChoices();
  const set = (when: When, changes: readonly Change[] = []) => onChange(when, changes);
  const kinds = moments
    .filter((on) => on === value.on || newWhen(on, choices, file) !== undefined)
    .map((on) => [on, page(`heroeditor.when.${on}`)] as const);
  return (
    <div className="ed-part">
      <ChoiceField
        label={label}
        value={value.on}
        options={kinds}
        onChange={(on) => {
          const when = newWhen(on as When["on"], choices, file);
          if (when) set(when.value, when.changes);
        }}
      />
      <Details value={value} set={set} choices={choices} />
    </div>
  );
}

interface DetailsProps {
  readonly value: When;
  readonly set: (when: When, changes?: readonly Change[]) => void;
  readonly choices: Choices;
}

function Details({ value, set, choices }: DetailsProps) {
  const { page } = useWords();
  switch (value.on) {
    case "start":
      return null;
    case "room-seen":
    case "room-entered":
      return (
        <RoomField
          label={page("heroeditor.which-room")}
          value={value.room}
          onChange={(room) => set({ ...value, room })}
        />
      );
    case "square-entered":
      return (
        <SquaresField
          label={page("heroeditor.which-squares")}
          values={value.squares}
          onChange={(squares) => squares.length > 0 && set({ ...value, squares })}
        />
      );
    case "door-opened":
      return (
        <DoorField
          label={page("heroeditor.which-door")}
          value={value.edge}
          onChange={(edge) => set({ ...value, edge })}
        />
      );
    case "searched":
      return (
        <NamedField
          label={page("heroeditor.which-thing")}
          rule="HQ-9.1.b-a"
          value={value.what}
          among={choices.searchable}
          onChange={(what, changes) => set({ ...value, what }, changes)}
        />
      );
    case "figure-removed":
      return (
        <NamedField
          label={page("heroeditor.which-figure")}
          value={value.figure}
          among={choices.figures}
          onChange={(figure, changes) => set({ ...value, figure }, changes)}
        />
      );
    case "all-removed":
      return (
        <NamedListField
          label={page("heroeditor.which-figures")}
          values={value.figures}
          among={choices.figures}
          onChange={(figures, changes) => set({ ...value, figures }, changes)}
        />
      );
    case "item-taken":
      return (
        <ChoiceField
          label={page("heroeditor.which-item")}
          value={value.item}
          options={choices.items}
          onChange={(item) => set({ ...value, item })}
        />
      );
    case "ally-reached":
      return (
        <NamedField
          label={page("heroeditor.which-friend")}
          value={value.ally}
          among={choices.allies}
          onChange={(ally, changes) => set({ ...value, ally }, changes)}
        />
      );
    case "round-begins":
      return (
        <NumberField
          label={page("heroeditor.which-round")}
          value={value.round}
          least={1}
          most={200}
          onChange={(round) => set({ ...value, round: round ?? 1 })}
        />
      );
    case "lever-pulled":
      return (
        <SquareField
          label={page("heroeditor.which-square")}
          value={value.square}
          onChange={(square) => set({ ...value, square })}
        />
      );
  }
}

/** A moment of a kind, as it begins; nothing where the quest has nothing that it could be about. */
function newWhen(
  on: When["on"],
  { rooms, figures, allies, searchable, doors }: Choices,
  file: QuestFile,
): Fresh<When> | undefined {
  const somewhere = file.quest.start[0] ?? "0,0";
  switch (on) {
    case "start":
      return fresh({ on });
    case "room-seen":
    case "room-entered":
      return fresh({ on, room: rooms[0]![0] });
    case "square-entered":
      return fresh({ on, squares: [somewhere] });
    case "lever-pulled":
      return fresh({ on, square: somewhere });
    case "round-begins":
      return fresh({ on, round: 3 });
    case "item-taken":
      return fresh({ on, item: "iron-key" });
    case "door-opened":
      return doors[0] && fresh({ on, edge: doors[0][0] });
    case "searched":
      return freshAbout(file, searchable, (what) => ({ on, what }));
    case "figure-removed":
      return freshAbout(file, figures, (figure) => ({ on, figure }));
    case "all-removed":
      return freshAbout(file, figures, (figure) => ({ on, figures: [figure] }));
    case "ally-reached":
      return freshAbout(file, allies, (ally) => ({ on, ally }));
  }
}
