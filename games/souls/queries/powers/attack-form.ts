import type { SoulsContent } from "../../content/content.js";
import { powerCard } from "../../content/tables.js";
import type { Figure } from "../../state.js";
import type { SoulsView } from "../../view.js";
import { type AttackForm, printed } from "../attack/form.js";
import { formsOf } from "../attack/weapons.js";
import type { Usable } from "./usable.js";

/** SS-7-k, SS-9-b, SS-7-s, SS-7-t: the values of the base and of the level that is used; some add to the equipped weapon. */
export function attackForm(
  content: SoulsContent,
  s: SoulsView,
  figure: Figure,
  { card: id, level, aim }: Usable,
): AttackForm | undefined {
  if (id === undefined || !level) return undefined;
  const card = powerCard(content, id);
  const { base } = card;
  if (!base.attack && !level.attack && !base.weapon) return undefined;
  const weapon =
    base.weapon === "bow"
      ? bowForm(content, s, figure)
      : base.weapon
        ? formsOf(content, s, figure)[0]!.form
        : undefined;
  const sum = (value: "hits" | "red" | "blue") =>
    (weapon?.values[value] ?? 0) + (base.attack?.[value] ?? 0) + (level.attack?.[value] ?? 0);
  return {
    ...weapon,
    name: id,
    values: { hits: sum("hits"), red: sum("red"), blue: sum("blue") },
    range: aim?.range ?? weapon?.range ?? 0,
    paid: [...(weapon?.paid ?? []), ...printed(id, [...(base.paid ?? []), ...(level.paid ?? [])])],
    ...(card.damage ? { damage: card.damage } : {}),
  };
}

export function bowForm(content: SoulsContent, s: SoulsView, figure: Figure): AttackForm | undefined {
  return formsOf(content, s, figure).find(({ form }) => form.category === "bow")?.form;
}
