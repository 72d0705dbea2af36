import type { QuestFile } from "@tavolata/games/heroquest/editor.js";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { useEditing } from "../frame/editing.js";
import { FileFields } from "../frame/file-fields.js";
import { RecordForm, ValueForm } from "../frame/value-form.js";
import { questIn } from "./things.js";
import { useForms } from "./use-forms.js";

/** What the quest is about: what wins and loses it, what it earns, and how it begins. */
export function QuestPanel() {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const forms = useForms();
  const quest = questIn(file);
  return (
    <>
      <section className="ed-section">
        <h2>{page("heroeditor.wins")}</h2>
        <ValueForm kind={forms.goals} label="" rule="HQ-16.2" field="quest.goal" value={quest.goal} />
      </section>
      <section className="ed-section">
        <h2>
          {page("heroeditor.loses")} <RuleLink id="HQ-16.2" />
        </h2>
        <p className="muted">{page("heroeditor.loses-always")}</p>
        <ValueForm kind={forms.failures} label="" field="quest.failure" value={quest.failure} />
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.earns")}</h2>
        <RecordForm fields={forms.reward} field="quest.reward" value={quest.reward} />
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.house")}</h2>
        <RecordForm fields={forms.house} field="quest" value={quest} />
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.file")}</h2>
        <FileFields />
      </section>
    </>
  );
}
