import {
  antagonistPile,
  antagonists,
  champions,
  type PlacedAntagonist,
  type QuestFile,
} from "@tavolata/heroquest/editor";
import { useSpeaker, useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { ChoiceField, ListField, NumberField, SwitchField, WordsField } from "../frame/fields.js";
import type { Change } from "../model/change.js";
import { textIn, writing } from "../model/draft-file.js";
import { useChoices } from "./choices.js";
import { useNames } from "./descriptions.js";
import { freeName, isSpokenOf } from "./names.js";

interface FoeProps {
  readonly field: string;
  readonly value: PlacedAntagonist;
}

/** HQ-1.4: an antagonist, what it has, and what it is called. */
export function FoeForm({ field, value }: FoeProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const names = useNames();
  const { file, make } = useEditing<QuestFile>();
  const { items } = useChoices();
  const set = (name: keyof PlacedAntagonist, given: string | number | boolean | readonly string[] | undefined) => {
    const isEmpty = given === undefined || given === false || (Array.isArray(given) && given.length === 0);
    const at = `${field}.${name}`;
    make(isEmpty ? { does: "remove", field: at } : { does: "set", field: at, value: given as string }, at);
  };
  const isSheet = Object.hasOwn(champions, value.type);
  const sheet = isSheet
    ? champions[value.type as keyof typeof champions]
    : antagonists[value.type as keyof typeof antagonists];
  const kinds = [...Object.keys(antagonists), ...Object.keys(champions)].map(
    (type) => [type, names.kind(type)] as const,
  );
  return (
    <div className="ed-part">
      <ChoiceField
        label={page("heroeditor.type")}
        rule="HQ-1.4-b"
        value={value.type}
        options={kinds}
        onChange={(type) => set("type", type)}
      />
      <WordsField
        label={page("heroeditor.name")}
        value={value.id === undefined ? "" : textIn(file, file.language, value.id)}
        longest={40}
        isShort
        placeholder={names.kind(value.type)}
        onChange={(words) => make(naming(file, field, value.id, words), `name ${field}`)}
      />
      {!isSheet && (
        <SwitchField
          label={page("heroeditor.champion")}
          rule="HQ-1.4-c"
          value={value.champion === true}
          onChange={(is) => set("champion", is)}
        />
      )}
      <NumberField
        label={page("heroeditor.body")}
        value={value.body}
        least={1}
        most={20}
        usual={sheet?.body ?? 1}
        onChange={(body) => set("body", body)}
      />
      <NumberField
        label={page("heroeditor.bounty")}
        value={value.bounty}
        least={0}
        most={5_000}
        usual={0}
        onChange={(bounty) => set("bounty", bounty)}
      />
      <ListField
        label={page("heroeditor.items")}
        values={value.items ?? []}
        options={items}
        most={8}
        onChange={(chosen) => set("items", chosen)}
      />
      <ListField
        label={page("heroeditor.spells")}
        rule="HQ-19.1-b"
        values={value.spells ?? []}
        options={antagonistPile.map((card) => [card, speaker.name(card)] as const)}
        most={8}
        onChange={(chosen) => set("spells", chosen)}
      />
      <SwitchField
        label={page("heroeditor.asleep")}
        value={value.asleep === true}
        onChange={(is) => set("asleep", is)}
      />
    </div>
  );
}

/** Calls a figure something; whoever is called nothing, and of whom nothing speaks, is nobody again. */
function naming(file: QuestFile, field: string, id: string | undefined, words: string): readonly Change[] {
  if (id === undefined) {
    if (words === "") return [];
    const name = freeName(file, "own-foe");
    return [{ does: "set", field: `${field}.id`, value: name }, writing(file, file.language, name, words)];
  }
  const text = writing(file, file.language, id, words);
  return words === "" && !isSpokenOf(file, id) ? [text, { does: "remove", field: `${field}.id` }] : [text];
}
