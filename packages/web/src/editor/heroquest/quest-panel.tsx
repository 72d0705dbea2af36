import { antagonists, type Failure, type QuestFile, questLanguages } from "@tavolata/heroquest/editor";
import type { Json } from "@tavolata/kernel";
import { useWords } from "../../language/words.js";
import { RuleLink } from "../../rules/rule-link.js";
import { useEditing } from "../frame/editing.js";
import { ChoiceField, SwitchField, WordsField } from "../frame/fields.js";
import { freshAbout, useChoices } from "./choices.js";
import { useNames } from "./descriptions.js";
import { FailureForm, GoalsForm } from "./goal-form.js";
import { freeName } from "./names.js";
import { NamedField } from "./place-fields.js";
import { TextField } from "./text-field.js";
import { questIn } from "./things.js";
import { RewardForm } from "./treasure-form.js";

const languageNames = { en: "English", it: "Italiano", fr: "Français" };

/** What the quest is about: what wins and loses it, what it earns, and how it begins. */
export function QuestPanel() {
  const { page } = useWords();
  const { file, make } = useEditing<QuestFile>();
  const quest = questIn(file);
  const set = (field: string, value: unknown, joins?: string) =>
    make({ does: "set", field, value: value as Json }, joins);
  return (
    <>
      <section className="ed-section">
        <h2>{page("heroeditor.wins")}</h2>
        <GoalsForm
          value={quest.goal}
          onChange={(goal, changes) =>
            make([...changes, { does: "set", field: "quest.goal", value: goal as unknown as Json }])
          }
        />
      </section>
      <Failures failures={quest.failure} />
      <section className="ed-section">
        <h2>{page("heroeditor.earns")}</h2>
        <RewardForm value={quest.reward} onChange={(reward) => set("quest.reward", reward, "reward")} />
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.house")}</h2>
        <ChoiceField
          label={page("heroeditor.side")}
          rule="HQ-2.2"
          value={quest.side}
          options={[
            ["A", "A"],
            ["B", "B"],
          ]}
          onChange={(side) => set("quest.side", side)}
        />
        <Wanderer value={quest.wandering} />
        <Opening />
      </section>
      <section className="ed-section">
        <h2>{page("heroeditor.file")}</h2>
        <ChoiceField
          label={page("editor.language")}
          value={file.language}
          options={questLanguages.map((one) => [one, languageNames[one]] as const)}
          onChange={(language) =>
            make([
              { does: "set", field: "language", value: language },
              ...(file.texts[language as QuestFile["language"]]
                ? []
                : [{ does: "set" as const, field: `texts.${language}`, value: { ...file.texts[file.language] } }]),
            ])
          }
        />
        <WordsField
          label={page("editor.author")}
          value={file.author ?? ""}
          longest={60}
          isShort
          onChange={(author) =>
            make(
              author === "" ? { does: "remove", field: "author" } : { does: "set", field: "author", value: author },
              "author",
            )
          }
        />
      </section>
    </>
  );
}

function Wanderer({ value }: { readonly value: string }) {
  const { page } = useWords();
  const names = useNames();
  const { make } = useEditing<QuestFile>();
  const kinds = Object.entries(antagonists).flatMap(([type, { championOnly }]) =>
    championOnly ? [] : [[type, names.kind(type)] as const],
  );
  return (
    <ChoiceField
      label={page("heroeditor.wanders")}
      rule="HQ-1.2.d"
      value={value}
      options={kinds}
      onChange={(type) => make({ does: "set", field: "quest.wandering", value: type })}
    />
  );
}

function Failures({ failures }: { readonly failures: readonly Failure[] }) {
  const { page } = useWords();
  const { make } = useEditing<QuestFile>();
  return (
    <section className="ed-section">
      <h2>
        {page("heroeditor.loses")} <RuleLink id="HQ-16.2" />
      </h2>
      <p className="muted">{page("heroeditor.loses-always")}</p>
      <ul className="ed-list">
        {failures.map((failure, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no names
          <li key={i} className="ed-item">
            <FailureForm
              value={failure}
              onChange={(one, changes) =>
                make([...changes, { does: "set", field: `quest.failure[${i}]`, value: one as unknown as Json }])
              }
            />
            <button
              type="button"
              className="button"
              onClick={() => make({ does: "remove", field: `quest.failure[${i}]` })}
            >
              {page("editor.remove")}
            </button>
          </li>
        ))}
        {failures.length < 6 && (
          <li>
            <button
              type="button"
              className="button"
              onClick={() => make({ does: "add", field: "quest.failure", value: { kind: "rounds-over", rounds: 20 } })}
            >
              {page("heroeditor.add-failure")}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** How the heroes begin: perhaps without their things. */
function Opening() {
  const { page } = useWords();
  const { file, make } = useEditing<QuestFile>();
  const { searchable } = useChoices();
  const { opening } = file.quest;
  const put = (next: NonNullable<typeof opening>) =>
    make(
      Object.keys(next).length === 0
        ? { does: "remove", field: "quest.opening" }
        : { does: "set", field: "quest.opening", value: next as Json },
    );
  const lay = () => {
    const first = freshAbout(file, searchable, (itemsAt) => ({ ...opening, itemsAt }));
    if (first) make([...first.changes, { does: "set", field: "quest.opening", value: first.value }]);
  };
  const { itemsAt: _items, ...withoutItems } = opening ?? {};
  const { text: _text, ...withoutText } = opening ?? {};
  return (
    <>
      <SwitchField
        label={page("heroeditor.opening-text")}
        value={opening?.text !== undefined}
        onChange={(is) => put(is ? { ...opening, text: freeName(file, "opening") } : withoutText)}
      />
      {opening?.text !== undefined && <TextField label={page("heroeditor.read-aloud")} name={opening.text} />}
      {searchable.length > 0 && (
        <SwitchField
          label={page("heroeditor.without-things")}
          value={opening?.itemsAt !== undefined}
          onChange={(is) => (is ? lay() : put(withoutItems))}
        />
      )}
      {opening?.itemsAt !== undefined && (
        <NamedField
          label={page("heroeditor.things-at")}
          value={opening.itemsAt}
          among={searchable}
          onChange={(itemsAt, changes) =>
            make([...changes, { does: "set", field: "quest.opening", value: { ...opening, itemsAt } }])
          }
        />
      )}
    </>
  );
}
