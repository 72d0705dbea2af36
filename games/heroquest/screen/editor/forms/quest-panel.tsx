import { useEditing } from "@tavolata/ui/editor/editing.js";
import { FileFields } from "@tavolata/ui/editor/forms/file-fields.js";
import { RecordForm, ValueForm } from "@tavolata/ui/editor/forms/value-form.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import type { QuestFile } from "../../../editor.js";
import { questIn } from "../things.js";
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
