import type { Objective, QuestFile, Trigger } from "@tavolata/heroquest/editor";
import type { Json } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { useEditing } from "../frame/editing.js";
import { ActForm } from "./act-form.js";
import { freeName } from "./names.js";
import { TextField } from "./text-field.js";
import { questIn } from "./things.js";
import { RewardForm } from "./treasure-form.js";
import { WhenForm } from "./when-form.js";

/** What the quest does by itself, and what is worth doing besides. */
export function EventsPanel() {
  const { page } = useWords();
  const { file, make } = useEditing<QuestFile>();
  const { triggers, objectives } = questIn(file);
  const newTrigger = () => {
    const value = {
      id: freeName(file, "moment"),
      when: { on: "start" },
      acts: [{ act: "text", text: freeName(file, "event") }],
    };
    make({ does: "add", field: "quest.triggers", value });
  };
  const newObjective = () => {
    const id = freeName(file, "deed");
    make({
      does: "add",
      field: "quest.objectives",
      value: { id, when: { on: "start" }, reward: { gold: 25 }, text: id },
    });
  };
  return (
    <>
      <section className="ed-section">
        <h2>
          {page("heroeditor.triggers")} <RuleLink id="HQ-1.5" />
        </h2>
        <p className="muted">{page("heroeditor.triggers-about")}</p>
        <ol className="ed-list">
          {triggers.map((trigger, i) => (
            <OneTrigger key={trigger.id} trigger={trigger} number={i + 1} />
          ))}
        </ol>
        {triggers.length < 40 && (
          <button type="button" className="button" onClick={newTrigger}>
            {page("heroeditor.add-trigger")}
          </button>
        )}
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.objectives")}</h2>
        <p className="muted">{page("heroeditor.objectives-about")}</p>
        <ol className="ed-list">
          {objectives.map((objective, i) => (
            <OneObjective key={objective.id} objective={objective} number={i + 1} />
          ))}
        </ol>
        {objectives.length < 12 && (
          <button type="button" className="button" onClick={newObjective}>
            {page("heroeditor.add-objective")}
          </button>
        )}
      </section>
    </>
  );
}

function OneTrigger({ trigger: { id, when, acts }, number }: { readonly trigger: Trigger; readonly number: number }) {
  const { page } = useWords();
  const { file, make } = useEditing<QuestFile>();
  const field = `quest.triggers.${id}`;
  return (
    <li className="ed-item">
      <h3>{page("heroeditor.trigger-number", { number })}</h3>
      <WhenForm
        label={page("heroeditor.when")}
        value={when}
        onChange={(value, changes) =>
          make([...changes, { does: "set", field: `${field}.when`, value: value as unknown as Json }])
        }
      />
      {acts.map((act, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: deeds have no names
        <ActForm key={i} field={`${field}.acts[${i}]`} value={act} />
      ))}
      <div className="ed-buttons">
        {acts.length < 12 && (
          <button
            type="button"
            className="button"
            onClick={() =>
              make({ does: "add", field: `${field}.acts`, value: { act: "text", text: freeName(file, "event") } })
            }
          >
            {page("heroeditor.add-act")}
          </button>
        )}
        <button type="button" className="button" onClick={() => make({ does: "remove", field })}>
          {page("heroeditor.remove-trigger")}
        </button>
      </div>
    </li>
  );
}

interface ObjectiveProps {
  readonly objective: Objective;
  readonly number: number;
}

function OneObjective({ objective: { id, when, reward, text }, number }: ObjectiveProps) {
  const { page } = useWords();
  const { make } = useEditing<QuestFile>();
  const field = `quest.objectives.${id}`;
  const set = (name: string, value: unknown) =>
    make({ does: "set", field: `${field}.${name}`, value: value as Json }, `${field}.${name}`);
  return (
    <li className="ed-item">
      <h3>{page("heroeditor.objective-number", { number })}</h3>
      <WhenForm
        label={page("heroeditor.when")}
        value={when}
        onChange={(value, changes) =>
          make([...changes, { does: "set", field: `${field}.when`, value: value as unknown as Json }])
        }
      />
      <TextField label={page("heroeditor.read-aloud")} name={text} />
      <RewardForm value={reward} onChange={(value) => set("reward", value)} />
      <button type="button" className="button" onClick={() => make({ does: "remove", field })}>
        {page("editor.remove")}
      </button>
    </li>
  );
}
