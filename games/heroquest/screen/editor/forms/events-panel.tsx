import { useEditing } from "@tavolata/ui/editor/editing.js";
import { ValueForm } from "@tavolata/ui/editor/forms/value-form.js";
import { useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import type { QuestFile } from "../../../editor.js";
import { questIn } from "../things.js";
import { useForms } from "./use-forms.js";

/** What the quest does by itself, and what is worth doing besides. */
export function EventsPanel() {
  const { page } = useWords();
  const { file } = useEditing<QuestFile>();
  const forms = useForms();
  const { triggers, objectives } = questIn(file);
  return (
    <>
      <section className="ed-section">
        <h2>
          {page("heroeditor.triggers")} <RuleLink id="HQ-1.5" />
        </h2>
        <p className="muted">{page("heroeditor.triggers-about")}</p>
        <ValueForm kind={forms.triggers} label="" field="quest.triggers" value={triggers} />
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.objectives")}</h2>
        <p className="muted">{page("heroeditor.objectives-about")}</p>
        <ValueForm kind={forms.objectives} label="" field="quest.objectives" value={objectives} />
      </section>
    </>
  );
}
