import type { Failure, Goal, QuestFile } from "@tavolata/heroquest/editor";
import { useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { ChoiceField, NumberField, SwitchField } from "../frame/fields.js";
import type { Change } from "../model/change.js";
import { type Choices, type Fresh, fresh, freshAbout, useChoices } from "./choices.js";
import { NamedField, NamedListField, RoomField, SquaresField } from "./place-fields.js";
import { WhenForm } from "./when-form.js";

type OneGoal = Exclude<Goal, { kind: "all" }>;

const goals = ["slay", "escape", "find", "rescue", "hold", "race"] as const satisfies readonly OneGoal["kind"][];

interface GoalsProps {
  readonly value: Goal;
  readonly onChange: (value: Goal, changes: readonly Change[]) => void;
}

/** HQ-16.2: what wins: one thing, or several together. */
export function GoalsForm({ value, onChange }: GoalsProps) {
  const { page } = useWords();
  const choices = useChoices();
  const all: readonly OneGoal[] = value.kind === "all" ? (value.goals as readonly OneGoal[]) : [value];
  const put = (next: readonly OneGoal[], changes: readonly Change[] = []) => {
    const [only, ...more] = next;
    if (only) onChange(more.length === 0 ? only : { kind: "all", goals: next }, changes);
  };
  const replaced = (i: number, goal: OneGoal) => all.map((one, other) => (other === i ? goal : one));
  return (
    <ul className="ed-list">
      {all.map((goal, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goals have no names
        <li key={i} className="ed-item">
          <GoalForm value={goal} choices={choices} onChange={(one, changes) => put(replaced(i, one), changes)} />
          {all.length > 1 && (
            <button type="button" className="button" onClick={() => put(all.filter((_, other) => other !== i))}>
              {page("editor.remove")}
            </button>
          )}
        </li>
      ))}
      {all.length < 6 && (
        <li>
          <button type="button" className="button" onClick={() => put([...all, { kind: "escape", heroes: 1 }])}>
            {page("heroeditor.add-goal")}
          </button>
        </li>
      )}
    </ul>
  );
}

interface GoalProps {
  readonly value: OneGoal;
  readonly choices: Choices;
  readonly onChange: (value: OneGoal, changes: readonly Change[]) => void;
}

function GoalForm({ value, choices, onChange }: GoalProps) {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const set = (goal: OneGoal, changes: readonly Change[] = []) => onChange(goal, changes);
  const kinds = goals
    .filter((kind) => kind === value.kind || newGoal(kind, choices, file) !== undefined)
    .map((kind) => [kind, page(`heroeditor.goal.${kind}`)] as const);
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.goal")}
        rule="HQ-16.2"
        value={value.kind}
        options={kinds}
        onChange={(kind) => {
          const goal = newGoal(kind as OneGoal["kind"], choices, file);
          if (goal) set(goal.value, goal.changes);
        }}
      />
      {value.kind === "slay" && (
        <NamedListField
          label={page("heroeditor.which-figures")}
          values={value.figures}
          among={choices.figures}
          onChange={(figures, changes) => set({ ...value, figures }, changes)}
        />
      )}
      {value.kind === "rescue" && (
        <NamedField
          label={page("heroeditor.which-friend")}
          value={value.ally}
          among={choices.allies}
          onChange={(ally, changes) => set({ ...value, ally }, changes)}
        />
      )}
      {value.kind === "find" && (
        <>
          <ChoiceField
            label={page("heroeditor.which-item")}
            value={value.item}
            options={choices.items}
            onChange={(item) => set({ ...value, item })}
          />
          <SwitchField
            label={page("heroeditor.bring")}
            value={value.bring}
            onChange={(bring) => set({ ...value, bring })}
          />
        </>
      )}
      {(value.kind === "escape" || value.kind === "race") && (
        <ChoiceField
          label={page("heroeditor.how-many-heroes")}
          value={String(value.heroes)}
          options={choices.heroes}
          onChange={(heroes) => set({ ...value, heroes: Number(heroes) })}
        />
      )}
      {value.kind === "hold" && (
        <RoomField
          label={page("heroeditor.which-room")}
          value={value.room}
          onChange={(room) => set({ ...value, room })}
        />
      )}
      {(value.kind === "race" || value.kind === "hold") && (
        <NumberField
          label={page("heroeditor.how-many-rounds")}
          value={value.rounds}
          least={1}
          most={200}
          onChange={(rounds) => set({ ...value, rounds: rounds ?? 1 })}
        />
      )}
      {value.kind === "hold" && (
        <WhenForm
          label={page("heroeditor.counted-from")}
          value={value.from}
          onChange={(from, changes) => set({ ...value, from }, changes)}
        />
      )}
    </div>
  );
}

function newGoal(
  kind: OneGoal["kind"],
  { rooms, figures, allies }: Choices,
  file: QuestFile,
): Fresh<OneGoal> | undefined {
  const room = rooms[0]![0];
  switch (kind) {
    case "escape":
      return fresh({ kind, heroes: 1 });
    case "race":
      return fresh({ kind, heroes: 1, rounds: 15 });
    case "find":
      return fresh({ kind, item: "silver-bell", bring: true });
    case "hold":
      return fresh({ kind, room, rounds: 3, from: { on: "room-entered", room } });
    case "slay":
      return freshAbout(file, figures, (figure) => ({ kind, figures: [figure] }));
    case "rescue":
      return freshAbout(file, allies, (ally) => ({ kind, ally }));
  }
}

const failures = ["rounds-over", "ally-lost", "room-lost", "reached"] as const satisfies readonly Failure["kind"][];

interface FailureProps {
  readonly value: Failure;
  readonly onChange: (value: Failure, changes: readonly Change[]) => void;
}

/** HQ-16.2: another way to lose. */
export function FailureForm({ value, onChange }: FailureProps) {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const choices = useChoices();
  const set = (failure: Failure, changes: readonly Change[] = []) => onChange(failure, changes);
  const kinds = failures
    .filter((kind) => kind === value.kind || newFailure(kind, choices, file) !== undefined)
    .map((kind) => [kind, page(`heroeditor.failure.${kind}`)] as const);
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.lost-when")}
        rule="HQ-16.2"
        value={value.kind}
        options={kinds}
        onChange={(kind) => {
          const failure = newFailure(kind as Failure["kind"], choices, file);
          if (failure) set(failure.value, failure.changes);
        }}
      />
      {value.kind === "rounds-over" && (
        <NumberField
          label={page("heroeditor.how-many-rounds")}
          value={value.rounds}
          least={1}
          most={200}
          onChange={(rounds) => set({ ...value, rounds: rounds ?? 1 })}
        />
      )}
      {value.kind === "ally-lost" && (
        <NamedField
          label={page("heroeditor.which-friend")}
          value={value.ally}
          among={choices.allies}
          onChange={(ally, changes) => set({ ...value, ally }, changes)}
        />
      )}
      {value.kind === "room-lost" && (
        <RoomField
          label={page("heroeditor.which-room")}
          value={value.room}
          onChange={(room) => set({ ...value, room })}
        />
      )}
      {value.kind === "reached" && (
        <>
          <NamedField
            label={page("heroeditor.which-figure")}
            value={value.figure}
            among={choices.figures}
            onChange={(figure, changes) => set({ ...value, figure }, changes)}
          />
          <SquaresField
            label={page("heroeditor.which-squares")}
            values={value.squares}
            onChange={(squares) => set({ ...value, squares })}
          />
        </>
      )}
    </div>
  );
}

function newFailure(
  kind: Failure["kind"],
  { rooms, figures, allies }: Choices,
  file: QuestFile,
): Fresh<Failure> | undefined {
  switch (kind) {
    case "rounds-over":
      return fresh({ kind, rounds: 20 });
    case "room-lost":
      return fresh({ kind, room: rooms[0]![0] });
    case "ally-lost":
      return freshAbout(file, allies, (ally) => ({ kind, ally }));
    case "reached":
      return freshAbout(file, figures, (figure) => ({ kind, figure, squares: [] }));
  }
}
