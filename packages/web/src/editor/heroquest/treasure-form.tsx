import { evocationCards, type QuestFile, type Reward, type Treasure } from "@tavolata/heroquest/editor";
import type { Json } from "@tavolata/kernel";
import { useSpeaker, useWords } from "../../language/words.js";
import { useEditing } from "../frame/editing.js";
import { ListField, NumberField, SwitchField } from "../frame/fields.js";
import { useChoices } from "./choices.js";
import { freeName } from "./names.js";
import { TextField } from "./text-field.js";

/** A record without what is empty: the file says nothing about it. */
export function trimmed<T extends object>(value: T): T {
  const said = Object.entries(value).filter(
    ([, one]) => one !== undefined && one !== "" && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(said) as T;
}

interface TreasureProps {
  readonly field: string;
  readonly value: Treasure;
}

/** HQ-9.1.b-a: what is found, and what is read aloud then. */
export function TreasureForm({ field, value }: TreasureProps) {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { file, make } = useEditing<QuestFile>();
  const { items } = useChoices();
  const set = (change: Partial<Record<keyof Treasure, unknown>>) =>
    make({ does: "set", field, value: trimmed({ ...value, ...change }) as Json }, `treasure ${field}`);
  return (
    <div className="ed-part">
      <NumberField
        label={page("heroeditor.gold")}
        rule="HQ-9.1.b-a"
        value={value.gold}
        least={0}
        most={5_000}
        usual={0}
        onChange={(gold) => set({ gold })}
      />
      <ListField
        label={page("heroeditor.items")}
        values={value.items ?? []}
        options={items}
        most={8}
        onChange={(chosen) => set({ items: chosen })}
      />
      <ListField
        label={page("heroeditor.evocations")}
        rule="HQ-8.6-d"
        values={value.spells ?? []}
        options={evocationCards.map((card) => [card, speaker.name(card)] as const)}
        most={8}
        onChange={(spells) => set({ spells })}
      />
      <SwitchField
        label={page("heroeditor.read-when-found")}
        value={value.text !== undefined}
        onChange={(is) => set({ text: is ? freeName(file, "found") : undefined })}
      />
      {value.text !== undefined && <TextField label={page("heroeditor.read-aloud")} name={value.text} />}
    </div>
  );
}

interface RewardProps {
  readonly value: Reward;
  readonly onChange: (value: Reward) => void;
}

/** HQ-14.1-a: what is earned. */
export function RewardForm({ value, onChange }: RewardProps) {
  const { page } = useWords();
  const { items } = useChoices();
  const set = (change: Partial<Record<keyof Reward, unknown>>) => onChange(trimmed({ ...value, ...change }) as Reward);
  return (
    <div className="ed-part">
      <NumberField
        label={page("heroeditor.gold-each")}
        value={value.gold}
        least={0}
        most={5_000}
        usual={0}
        onChange={(gold) => set({ gold })}
      />
      <ListField
        label={page("heroeditor.items")}
        values={value.items ?? []}
        options={items}
        most={8}
        onChange={(chosen) => set({ items: chosen })}
      />
      <NumberField
        label={page("heroeditor.heroic-cards")}
        rule="HQ-RH7-g"
        value={value.heroicCards}
        least={0}
        most={3}
        usual={0}
        onChange={(heroicCards) => set({ heroicCards })}
      />
    </div>
  );
}
