import { useEditing } from "@tavolata/ui/editor/editing.js";
import { FileFields } from "@tavolata/ui/editor/forms/file-fields.js";
import { RecordForm, ValueForm } from "@tavolata/ui/editor/forms/value-form.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import type { QuestFile } from "../../editor.js";
import { useForms } from "./forms/use-forms.js";
import { questIn } from "./things.js";

/** What wins and loses, how the heroes begin, what it earns, and the file itself. */
export function QuestPanel() {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const forms = useForms();
  const quest = questIn(file);
  return (
    <section className="ed-section">
      <h2>
        {page("soulseditor.victory")} <RuleLink id="SS-4.4-a" />
      </h2>
      <ValueForm kind={forms.goals} label="" field="quest.victory" value={quest.victory} />
      <h2>{page("soulseditor.failure")}</h2>
      <p className="muted">{page("soulseditor.failure-about")}</p>
      <ValueForm kind={forms.failures} label="" field="quest.failure" value={quest.failure} />
      <h2>{page("soulseditor.beginning")}</h2>
      <RecordForm fields={forms.quest} field="quest" value={quest} />
      <h2>{page("soulseditor.file")}</h2>
      <FileFields />
    </section>
  );
}

/** The decks of the Quest: enemies, events, Night and Day, the reserve of shadows. */
export function DecksPanel() {
  const { file } = useEditing<QuestFile>();
  const forms = useForms();
  return (
    <section className="ed-section">
      <RecordForm fields={forms.decks} field="quest" value={file.quest} />
    </section>
  );
}

/** "When … then …", what heroes can do in this Quest only, and who the Quest's own shadows are. */
export function EventsPanel() {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const forms = useForms();
  const quest = questIn(file);
  return (
    <section className="ed-section">
      <p className="muted">{page("soulseditor.events-about")}</p>
      <h2>{page("soulseditor.triggers")}</h2>
      <ValueForm kind={forms.triggers} label="" field="quest.triggers" value={quest.triggers} />
      <h2>
        {page("soulseditor.actions")} <RuleLink id="SS-6.6" />
      </h2>
      <ValueForm kind={forms.actions} label="" field="quest.actions" value={quest.actions} />
      <h2>{page("soulseditor.strangers")}</h2>
      <RecordForm fields={forms.strangers} field="quest" value={file.quest} />
    </section>
  );
}
